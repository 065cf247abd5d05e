import type { Ctx, LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { useEffect, useMemo, useState } from 'react';
import { sylla } from '../../game/sylla';
import type { SyllaState, SyllaView } from '../../game/sylla/state';
import type { ChronicleEvent } from '../../game/table/chronicle';
import type { Choice } from '../../game/table/options';

export interface SeatClient {
  view: SyllaView;
  ctx: Ctx;
  /** What happened, in order. */
  chronicle: ChronicleEvent[];
  move(option: Choice): void;
  /** Takes back the last move of this turn, if there is one. */
  undo?: () => void;
}

let matches = 0;

/** One match in this browser: the framework's local master, and a client for each seat, which gets that seat's view only. */
export function useMatch(players: number): SeatClient[] | null {
  const clients = useMemo(() => {
    matches += 1;
    const multiplayer = Local();
    const matchID = `here-${matches}`;
    return Array.from({ length: players }, (_, seat) =>
      Client<SyllaState>({
        game: sylla.game,
        numPlayers: players,
        matchID,
        playerID: String(seat),
        multiplayer,
        debug: false,
      }),
    );
  }, [players]);
  const [, redraw] = useState(0);

  useEffect(() => {
    const stops = clients.map((client) => client.subscribe(() => redraw((n) => n + 1)));
    for (const client of clients) client.start();
    return () => {
      for (const stop of stops) stop();
      for (const client of clients) client.stop();
    };
  }, [clients]);

  const states = clients.map((client) => client.getState());
  if (states.some((state) => !state)) return null;
  return clients.flatMap((client, seat) => {
    const state = states[seat];
    if (!state) return [];
    return {
      view: state.G,
      ctx: state.ctx,
      chronicle: chronicleOf(client.log ?? []),
      move({ move, args }: Choice) {
        client.moves[move]?.(...args);
      },
      // The framework does not tell clients what can be undone; at this table it is every move of the own turn.
      undo: state.ctx.numMoves && !state.ctx.activePlayers ? () => client.undo() : undefined,
    };
  });
}

/** The events of all moves that still stand; an undone move takes its events with it. */
function chronicleOf(log: readonly LogEntry[]): ChronicleEvent[] {
  const moves: ChronicleEvent[][] = [];
  for (const { action, metadata } of log) {
    if (action.type === 'UNDO') moves.pop();
    else if (action.type === 'MAKE_MOVE') moves.push(metadata ?? []);
  }
  return moves.flat();
}
