import type { Page } from 'playwright-core';

/** What a page tells of its state after a while of playing. */
export interface Stop {
  /** The question at which it stopped, or 'over'. */
  readonly at: string;
  readonly says: string;
}

/**
 * Clicks through a game, as people at one screen would: every curtain, every choice by chance. Stops at the end, at a
 * question that is not in `known`, or after so many clicks.
 */
export function clickOn(
  page: Page,
  seed: number,
  known: string[] | null,
  clicks = 6000,
): Promise<Stop> {
  return page.evaluate(
    async ([start, familiar, most]) => {
      let state = start;
      const chance = (n: number): number => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor((state / 2147483648) * n);
      };
      const all = (selector: string): HTMLElement[] =>
        Array.from(document.querySelectorAll<HTMLElement>(selector));
      const click = (elements: HTMLElement[]): void => elements[chance(elements.length)]?.click();
      const idle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));
      const says = (): string => document.querySelector('.prompt-sentence')?.textContent ?? '';

      const decide: Record<string, () => void> = {
        startingCharacters() {
          const open = all('.own-set [aria-pressed="false"]');
          const ready = all('.choose-characters .primary[aria-disabled="false"]');
          click(ready.length > 0 ? ready : open);
        },
        payment: () => click(all('.prompt .primary')),
        stake() {
          click(all('.prompt .stepper button:last-child'));
          if (chance(2) === 0) click(all('.prompt .button[aria-pressed]'));
          else click(all('.prompt .primary'));
        },
      };
      for (let i = 0; i < most; i++) {
        await idle();
        const curtain = all('.curtain .button');
        if (curtain.length > 0) {
          click(curtain);
          continue;
        }
        if (all('[data-over]').length > 0) return { at: 'over', says: says() };
        if (all('.prompt.asked').length === 0) continue;
        const asked = document.querySelector('.table')?.getAttribute('data-asked') ?? '';
        if (familiar && !familiar.includes(asked)) return { at: asked, says: says() };
        const special = document.querySelector('.text-board') ? undefined : decide[asked];
        if (special) special();
        else if (all('.text-board').length > 0) {
          // Open options are filled up a little before they are sent.
          click(all('.open-option .stepper button[aria-disabled="false"]'));
          click(all('.option[aria-disabled="false"], .choices .option'));
        } else click(all('.lit, .prompt .choices .button:not([aria-disabled="true"])'));
      }
      const asked = document.querySelector('.table')?.getAttribute('data-asked') ?? '';
      return { at: `stuck at ${asked}`, says: says() };
    },
    [seed, known, clicks] as const,
  );
}

/** The same with nothing but keys. */
export async function pressOn(page: Page, presses: number): Promise<Stop> {
  const { keyboard } = page;
  let turn = 0;
  for (let i = 0; i < presses; i++) {
    const { over, curtain, mine, asked } = await page.evaluate(() => ({
      over: document.querySelector('[data-over]')?.textContent ?? null,
      curtain: document.querySelector('.curtain') !== null,
      mine: document.querySelector('.prompt.asked') !== null,
      asked: document.querySelector('.table')?.getAttribute('data-asked') ?? '',
    }));
    if (over !== null) return { at: 'over', says: over };
    if (curtain) await keyboard.press('Enter');
    else if (!mine) await page.waitForTimeout(5);
    else {
      turn += 1;
      await keyboard.press('p');
      if (asked === 'startingCharacters') {
        for (let card = 0; card < 4; card++) {
          await keyboard.press('Enter');
          await keyboard.press('ArrowRight');
        }
        await keyboard.press('Tab');
        await keyboard.press('Enter');
      } else {
        for (let step = 0; step < turn % 3; step++) await keyboard.press('ArrowRight');
        await keyboard.press('Enter');
      }
    }
  }
  return { at: 'stuck', says: (await page.locator('.prompt-sentence').textContent()) ?? '' };
}

/** Everybody plays a few clicks at a time until the game is over for all of them, or so many rounds have gone. */
export async function playTogether(
  tabs: readonly { readonly page: Page }[],
  rounds: number,
): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    const stops = await Promise.all(tabs.map(({ page }, i) => clickOn(page, round + i, null, 60)));
    if (stops.every(({ at }) => at === 'over')) return true;
  }
  return false;
}
