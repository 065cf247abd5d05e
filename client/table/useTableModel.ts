import { useMemo, useState } from 'react';
import { deedsOf } from '../../game/table/deeds';
import { range } from '../../game/table/lists';
import type { Choice } from '../../game/table/options';
import { useSettings } from '../app/settings';
import { type GameWords, say, type WordsFor } from '../locales/gameWords';
import type { Words } from '../locales/words';
import { toast } from '../ui/toast';
import type { Match, Seen } from './match';
import type { Panel } from './Panels';
import type { TableModel } from './TableContext';

interface Shown {
  match: Match;
  seat: number | null;
  /** What is shown: the present, or a moment of the past. */
  seen: Seen;
  isPast: boolean;
  make: WordsFor<GameWords>;
  words: Words;
  setPanel: (panel: Panel) => void;
}

/** Puts together what the table shows to a seat. */
export function useTableModel({
  match,
  seat,
  seen,
  isPast,
  make,
  words,
  setPanel,
}: Shown): TableModel {
  const { confirm: confirming } = useSettings();
  const [stage, setStage] = useState<{ seen: Seen; choice: Choice } | null>(null);
  // What was staged in another state of the game is forgotten.
  const staged = stage?.seen === seen ? stage.choice : null;
  const [hintFor, setHintFor] = useState<Seen | null>(null);
  const hints = hintFor === seen;
  const isPaused = isPast || match.pace?.isPaused;
  return useMemo(() => {
    const { game } = match;
    const { view, ctx, log } = seen;
    const who = (each: number): string => match.seats[each]?.name ?? words.signs[each] ?? '';
    const said = make(who);
    const isOver = ctx.gameover !== undefined;
    const players = ctx.numPlayers;
    const awaited = isOver ? [] : range(players).filter((each) => game.awaits(view, ctx, each));
    const mayAct = seat !== null && !isPast && !isOver && match.own.includes(seat);
    const isMine = mayAct && awaited.includes(seat);
    const options = mayAct ? game.options(view, ctx, seat) : [];
    const whyNot = (move: string, args: readonly unknown[]): string | null => {
      if (isPast) return words.ui.notInThePast;
      if (seat === null) return words.ui.onlyWatching;
      const refusal = game.whyNot(view, ctx, seat, move, args);
      return refusal && say(said.refusals, refusal.code, refusal.args);
    };
    return {
      game,
      view,
      ctx,
      seat,
      players,
      seats: match.seats,
      isAsked: isMine && options.length > 0,
      awaited,
      thinkers: isPaused ? [] : awaited.filter((each) => match.seats[each]?.kind === 'bot'),
      options,
      play(choice: Choice) {
        const reason = whyNot(choice.move, choice.args);
        if (reason !== null || seat === null) return toast(reason);
        if (match.online && !match.online.isConnected) return toast(words.ui.offlineMove);
        toast(null);
        if (confirming === 'moves' && choice.move !== 'endTurn') setStage({ seen, choice });
        else match.play(seat, choice);
      },
      staged,
      confirm() {
        setStage(null);
        if (staged && seat !== null) match.play(seat, staged);
      },
      takeBack: () => setStage(null),
      isHinting: hints && isMine,
      showHint: (shown: boolean) => setHintFor(shown && isMine ? seen : null),
      pull: setPanel,
      whyNot,
      deeds: deedsOf(log),
      isPast,
      isOver,
      who,
      colourOf: (each: number) => match.seats[each]?.colour ?? each,
      said,
      words,
    };
  }, [match, seat, seen, isPast, make, words, confirming, staged, hints, isPaused, setPanel]);
}
