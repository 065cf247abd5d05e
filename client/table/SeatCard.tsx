import { sylla } from '../../game/sylla';
import type { Player, Purse, SyllaView } from '../../game/sylla/state';
import type { Words } from '../locales/words';
import { sayCards } from './sayOption';

interface Props {
  words: Words;
  view: SyllaView;
  player: Player<Purse | null>;
  seat: number;
  asked: boolean;
  /** Lets this seat decide next, when several are asked at once. */
  onLook: (() => void) | undefined;
}

/** What lies before one player. */
export function SeatCard({ words, view, player, seat, asked, onLook }: Props) {
  const { ui } = words;
  const { purse } = player;
  const down = player.faceDown.map((count, card) => count + (player.faceDownSideways[card] ?? 0));
  const buildings = player.buildings
    .flatMap((count, building) => (count > 0 ? [`${count} ${words.buildings[building]}`] : []))
    .join(', ');
  const score = sylla.score(view, seat) as { total: number | null };
  return (
    <article className={asked ? 'seat asked' : 'seat'}>
      <h3>
        {words.seat(seat)}
        {seat === view.consul && ` – ${ui.consul}`}
      </h3>
      {onLook && (asked || player.decided) && (
        <button type="button" onClick={onLook}>
          {player.decided ? ui.chosen : ui.waits}
        </button>
      )}
      <p>
        {ui.prestige} {player.prestige}
        {score.total !== null && score.total !== player.prestige && ` (${score.total})`}
      </p>
      <p>
        {purse
          ? `${ui.money} ${purse.money} · ${purse.tokens
              .map((count, virtue) => `${words.virtues[virtue]} ${count}`)
              .join(' · ')}`
          : `${ui.money}, ${ui.tokens} ${ui.hidden}`}
      </p>
      <p>{sayCards(words, player.upright)}</p>
      {player.sideways.some(Boolean) && (
        <p>
          {ui.sideways}: {sayCards(words, player.sideways)}
        </p>
      )}
      {down.some(Boolean) && (
        <p>
          {ui.faceDown}: {sayCards(words, down)}
        </p>
      )}
      {buildings && <p>{buildings}</p>}
    </article>
  );
}
