import { famineLoss } from '../../../game/sylla/forecast';
import type { SyllaView } from '../../../game/sylla/state';
import { range } from '../../../game/table/lists';
import { BotTag, SeatName } from '../../table/SeatName';
import { Icon } from '../../ui/Icon';
import { tip } from '../../ui/tip';
import { BuildingView, CardView, Token } from './pieces';
import { useDesk, useSylla } from './SyllaContext';

export type Lies = 'upright' | 'sideways' | 'faceDown' | 'faceDownSideways';
export const WAYS: readonly Lies[] = ['upright', 'sideways', 'faceDown', 'faceDownSideways'];

interface Lying {
  readonly card: number;
  readonly lies: Lies;
  readonly key: string;
}

/** Every single card before a player, in the order of the box. */
export function cardsOf(player: SyllaView['players'][number]): Lying[] {
  return player.upright.flatMap((_, card) =>
    WAYS.flatMap((lies) =>
      range(player[lies][card] ?? 0).map((i) => ({ card, lies, key: `${card}${lies}${i}` })),
    ),
  );
}

export function buildingsOf(player: SyllaView['players'][number]) {
  return player.buildings.flatMap((_, building) => [
    ...range(player.buildings[building] ?? 0).map((i) => ({
      building,
      faceDown: false,
      key: `${building}up${i}`,
    })),
    ...range(player.buildingsDown[building] ?? 0).map((i) => ({
      building,
      faceDown: true,
      key: `${building}down${i}`,
    })),
  ]);
}

/** The zone of another player, compact. */
export function SeatZone({ seat }: { seat: number }) {
  const { view, awaited, colourOf } = useSylla();
  const { phrases } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  const isConsul = seat === view.consul;
  const loss = famineLoss(view, seat);
  return (
    <section
      className={awaited.includes(seat) ? 'seat-zone awaited' : 'seat-zone'}
      data-colour={colourOf(seat)}
      data-place={`seat-${seat}`}
    >
      <header>
        <h2>
          <SeatName seat={seat} />
        </h2>
        {isConsul && <Icon name="consul" label={phrases.consul} className="icon consul" />}
        <span className="zone-prestige">
          {player.prestige}
          <Icon name="prestige" label={phrases.prestige} />
        </span>
      </header>
      <BotTag seat={seat} />
      <div className="zone-line">
        <Purse seat={seat} />
        <span className="famine-loss" {...tip(phrases.famineCosts(loss))}>
          <Icon name="famine-ear" label={phrases.famineCosts(loss)} />−{loss}
        </span>
      </div>
      <div className="zone-pieces">
        {cardsOf(player).map(({ card, lies, key }) => (
          <CardView key={key} card={card} lies={lies} size="mini" />
        ))}
        {buildingsOf(player).map(({ building, faceDown, key }) => (
          <BuildingView key={key} building={building} faceDown={faceDown} size="mini" />
        ))}
      </div>
    </section>
  );
}

/** Money and tokens, or the screen before them. */
export function Purse({ seat }: { seat: number }) {
  const { view, said } = useSylla();
  const { about, phrases } = useDesk();
  const purse = view.players[seat]?.purse;
  if (!purse)
    return (
      <p className="purse screen" {...tip(about.screenMoney)}>
        <Icon name="curtain" />
        {phrases.behindScreen}
      </p>
    );
  return (
    <p className="purse">
      <span {...tip(about.screenMoney)}>
        <Icon name="denier" label={phrases.deniers} />
        {purse.money}
      </span>
      {purse.tokens.map((count, virtue) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a virtue is its number
        <span key={virtue} {...tip(about.tokens[virtue])}>
          <Token virtue={virtue} label={said.names.virtues[virtue]} />
          {count}
        </span>
      ))}
    </p>
  );
}
