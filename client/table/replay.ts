import type { LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import type { AnyGame } from '../../game/table/module';

/**
 * Every state of a match, from its beginning and its log. The framework also logs the events that a move triggers,
 * as entries with the same `_stateID`: the first of each is what somebody did, the rest follows from it.
 */
export function replay(game: AnyGame, initial: State, log: readonly LogEntry[]): State[] {
  const reduce = CreateGameReducer({ game: game.game });
  const states = [initial];
  let state = initial;
  for (const { action, _stateID } of log) {
    if (_stateID !== state._stateID) continue;
    state = reduce(state, action as Parameters<typeof reduce>[1]);
    states.push(state);
  }
  return states;
}
