/**
 * @jest-environment jsdom
 */

import { webcrypto } from 'node:crypto';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SettingsForm from '../../client/app/SettingsForm';
import { changeSettings } from '../../client/app/settings';
import { createSave } from '../../client/local/gameFile';
import { LocalMatch } from '../../client/local/LocalMatch';
import { listSaves, removeSave } from '../../client/local/saves';
import { de } from '../../client/locales/de';
import { en } from '../../client/locales/en';
import { loadWords } from '../../client/locales/useWords';
import { Table } from '../../client/table/Table';
import { Stepper } from '../../client/ui/Stepper';
import { ToastLayer } from '../../client/ui/toast';
import { gameById } from '../../game';
import type { GameId } from '../../game/manifests';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
// Wide enough for the log to lie open.
window.innerWidth = 1440;
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }) });

const person = (name: string, colour: number) => ({ name, kind: 'person' as const, colour });

let stop: (() => void) | undefined;

async function tableOf(game: GameId, names: string[]): Promise<LocalMatch> {
  await loadWords('en');
  await loadWords('de');
  changeSettings({ language: 'en', textMode: true, confirm: 'turns' });
  const save = await createSave(game, names.map(person), {});
  const match = new LocalMatch(save, gameById(game));
  stop = match.start();
  await act(async () => {
    render(
      <>
        <Table match={match} gameId={game} />
        <ToastLayer />
      </>,
    );
  });
  return match;
}

afterEach(() => {
  stop?.();
  cleanup();
  for (const { id } of listSaves()) removeSave(id);
});

const user = userEvent.setup();

describe('The table', () => {
  it('says who must do what, and lists every option', async () => {
    await tableOf('triumvirate', ['Ada', 'Ben']);
    const [prompt] = await screen.findAllByRole('heading', { level: 2, name: /Ada/ });
    expect(prompt?.textContent).toContain('Rome');
    const choices = screen.getByRole('region', { name: en.ui.yourChoices });
    expect(within(choices).getAllByRole('button').length).toBeGreaterThan(0);
  });

  it('plays an option, logs it, takes it back and does it again', async () => {
    const match = await tableOf('triumvirate', ['Ada', 'Ben']);
    const log = await screen.findByRole('complementary', { name: en.ui.log });
    const before = JSON.stringify(match.seen(0)?.view);
    const choices = screen.getByRole('region', { name: en.ui.yourChoices });
    await user.click(within(choices).getAllByRole('button', { name: /Rome/ })[0] as HTMLElement);
    expect(within(log).getAllByText(/Ada/).length).toBeGreaterThan(0);
    const undo = screen.getByRole('button', { name: en.ui.undo });
    expect(undo.getAttribute('aria-disabled')).toBe('false');
    await user.click(undo);
    expect(JSON.stringify(match.seen(0)?.view)).toBe(before);
    await user.click(screen.getByRole('button', { name: en.ui.redo }));
    expect(JSON.stringify(match.seen(0)?.view)).not.toBe(before);
  });

  it('says aloud why nothing can be taken back', async () => {
    await tableOf('triumvirate', ['Ada', 'Ben']);
    await user.click(await screen.findByRole('button', { name: en.ui.undo }));
    expect(screen.getByRole('alert').textContent).toBe(en.undo.nothing);
  });

  it('draws a curtain only before secrets: in Sylla it does, in the Triumvirate it does not', async () => {
    await tableOf('triumvirate', ['Ada', 'Ben']);
    await screen.findByRole('region', { name: en.ui.yourChoices });
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await tableOf('sylla', ['Ada', 'Ben', 'Cleo']);
    const curtain = await screen.findByRole('dialog');
    expect(curtain.textContent).toContain(en.ui.handOver('Ada'));
    expect(screen.queryByRole('region', { name: en.ui.yourChoices })).toBeNull();
    await user.click(within(curtain).getByRole('button'));
    expect(await screen.findByRole('region', { name: en.ui.yourChoices })).toBeTruthy();
  });

  it('tells a screen reader what happened and what is asked', async () => {
    await tableOf('triumvirate', ['Ada', 'Ben']);
    const choices = await screen.findByRole('region', { name: en.ui.yourChoices });
    await user.click(within(choices).getAllByRole('button', { name: /Rome/ })[0] as HTMLElement);
    const live = document.querySelector('[data-live]');
    expect(live?.textContent).toContain('Ada');
    expect(live?.textContent?.length).toBeGreaterThan(20);
  });

  it('changes its language at once, log and prompt too', async () => {
    await tableOf('alea', ['Ada', 'Ben']);
    await screen.findByRole('region', { name: en.ui.yourChoices });
    await act(async () => changeSettings({ language: 'de' }));
    expect(await screen.findByRole('region', { name: de.ui.yourChoices })).toBeTruthy();
    expect(screen.queryByText(en.ui.onTheTable)).toBeNull();
  });
});

describe('Settings', () => {
  it('hold at once and are kept on the device', async () => {
    await loadWords('en');
    changeSettings({ language: 'en', theme: 'system' });
    render(<SettingsForm />);
    const dark = screen.getByRole('button', { name: en.settings.theme.choices.dark });
    expect(dark.getAttribute('aria-pressed')).toBe('false');
    await user.click(dark);
    expect(dark.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('triclinium.settings')).toContain('"theme":"dark"');
  });
});

describe('A stepper', () => {
  it('keeps its bounds with buttons and keys, and Enter sends its form', async () => {
    await loadWords('en');
    changeSettings({ language: 'en' });
    const values: number[] = [];
    const sent = jest.fn();
    const draw = (value: number) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(value);
        }}
      >
        <Stepper label="votes" value={value} least={1} most={3} onChange={(v) => values.push(v)} />
      </form>
    );
    const { rerender } = render(draw(1));
    const box = screen.getByRole('spinbutton', { name: 'votes' });
    box.focus();
    await user.keyboard('{ArrowDown}{End}{Home}');
    expect(values).toEqual([1, 3, 1]);
    rerender(draw(3));
    await user.click(screen.getByRole('button', { name: `${en.ui.more}: votes` }));
    expect(values.at(-1)).toBe(3);
    box.focus();
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledWith(3);
  });
});
