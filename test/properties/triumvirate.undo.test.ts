import { triumvirate } from '../../game/triumvirate';
import * as box from '../../game/triumvirate/components';
import type { TriumvirateState } from '../../game/triumvirate/state';
import { type FrameworkMatch, frameworkMatch } from '../support/framework';
import { spread } from '../support/triumvirate';

const { CAESAR, POMPEIUS, CRASSUS, ITALIA, SICILIA, GALLIA_CISALPINA } = box;

/** boardgame.io says aloud when there is nothing to undo. */
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => jest.restoreAllMocks());

/** Caesar's first turn; the stone of Crassus stands in Sicilia, which six legions in Italia can take. */
function match(): FrameworkMatch<TriumvirateState> {
  const { setup, ...game } = triumvirate.game;
  const played = frameworkMatch(
    {
      ...game,
      setup: (context, setupData) => {
        const G = setup?.(context, setupData) as TriumvirateState;
        G.legions[ITALIA] = 6;
        G.legions[SICILIA] = 0;
        const crassus = G.players[CRASSUS];
        if (crassus) crassus.stone = SICILIA;
        return G;
      },
    },
    3,
    'undo',
  );
  played.move(CAESAR, 'takeFromRome', [spread()]);
  return played;
}

/** What the state is after an undo, compared with what it was before the last move. */
function undone(played: FrameworkMatch<TriumvirateState>, seat: number, move: () => void): boolean {
  const before = JSON.stringify(played.G);
  move();
  expect(JSON.stringify(played.G)).not.toBe(before);
  played.undo(seat);
  return JSON.stringify(played.G) === before;
}

it('steps, officials and actions can be taken back one by one', () => {
  const played = match();
  const start = JSON.stringify(played.G);
  played.move(CAESAR, 'march', [GALLIA_CISALPINA, 3, 1]);
  played.move(CAESAR, 'placeOfficials', [1]);
  played.move(CAESAR, 'improve', [box.MILITARY]);
  expect(played.G.asked.what).toBe('actions');
  for (let i = 0; i < 3; i++) played.undo(CAESAR);
  expect(JSON.stringify(played.G)).toBe(start);
});

it('a battle cannot, nor what came before it', () => {
  const played = match();
  played.move(CAESAR, 'march', [GALLIA_CISALPINA, 0, 0]);
  played.move(CAESAR, 'march', [ITALIA, 0, 0]);
  expect(undone(played, CAESAR, () => played.move(CAESAR, 'attack', [SICILIA, 6, 0]))).toBe(false);
  expect(played.G.asked).toEqual({ what: 'flight', seat: CRASSUS });
});

it('nobody takes back a flight; what the attacker does after it he can, up to there', () => {
  const played = match();
  played.move(CAESAR, 'attack', [SICILIA, 6, 0]);
  expect(played.ctx.activePlayers).toEqual({ [CRASSUS]: 'answering' });
  expect(undone(played, CRASSUS, () => played.move(CRASSUS, 'flee', [box.ASIA]))).toBe(false);
  const fled = JSON.stringify(played.G);
  expect(played.ctx.activePlayers).toBeNull();
  expect(undone(played, CAESAR, () => played.move(CAESAR, 'march', [ITALIA, 1, 0]))).toBe(true);
  played.undo(CAESAR);
  expect(JSON.stringify(played.G)).toBe(fled);
});

it('a turn that is over stays over', () => {
  const played = match();
  expect(undone(played, CAESAR, () => played.move(CAESAR, 'endTurn', []))).toBe(false);
  expect(played.ctx.currentPlayer).toBe(String(POMPEIUS));
});
