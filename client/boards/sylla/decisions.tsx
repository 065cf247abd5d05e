import { type ComponentType, useEffect, useState } from 'react';
import {
  CARD_FACTS,
  CARDS,
  CUBES,
  factsFor,
  VIRTUES,
  WORK_FACTS,
} from '../../../game/sylla/components';
import { plebeianPrestige, senatorVotes, workPrestige } from '../../../game/sylla/forecast';
import { cheapestPayment, lossOf } from '../../../game/sylla/payment';
import type { Decision } from '../../../game/sylla/state';
import { at, range, sum } from '../../../game/table/lists';
import { isRange, isTally, type Range } from '../../../game/table/options';
import { Group } from '../../ui/Group';
import { Icon } from '../../ui/Icon';
import { Stepper } from '../../ui/Stepper';
import { tip } from '../../ui/tip';
import { CUBE_ART, VIRTUE_ART } from './art';
import { CardView, Token } from './pieces';
import { useDesk, useSylla } from './SyllaContext';

/** The range that a move leaves open as its first argument. */
function useOpenRange(move: string): Range | null {
  const { options } = useSylla();
  const arg = options.find((option) => option.move === move)?.args[0];
  return arg !== undefined && isRange(arg) ? arg : null;
}

/** Set-up: some of the own ten characters. */
function ChooseCharacters() {
  const { view, seat, players, play, whyNot } = useSylla();
  const { phrases, chosen, choose } = useDesk();
  const needed = factsFor(players).startingCharacters;
  const before = seat === null ? undefined : view.players[seat];
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with what the seat has decided before
  useEffect(() => {
    choose(before?.choice.length ? before.choice : CARDS.map(() => 0));
  }, [seat]);
  const reason = whyNot('chooseCharacters', [chosen]);
  return (
    <div className="choose-characters">
      <Group className="own-set" label={phrases.choose}>
        {CARDS.flatMap((card) =>
          range(CARD_FACTS[card].inSet).map((nth) => {
            const isChosen = nth < (chosen[card] ?? 0);
            const change = isChosen ? -1 : 1;
            return (
              <CardView
                key={`${card}-${nth}`}
                card={card}
                size="large"
                chosen={isChosen}
                onTouch={() =>
                  choose(CARDS.map((c) => (chosen[c] ?? 0) + (c === card ? change : 0)))
                }
              />
            );
          }),
        )}
      </Group>
      <div className="choices">
        {before?.decided && <span className="faint">{phrases.change}</span>}
        <span>{phrases.chosenOf(sum(chosen), needed)}</span>
        <button
          type="button"
          className="button primary"
          aria-disabled={reason !== null}
          {...tip(reason)}
          onClick={() => play({ move: 'chooseCharacters', args: [[...chosen]] })}
        >
          {phrases.choose}
        </button>
      </div>
    </div>
  );
}

/** I: votes, with what they would cost. */
function NameVotes() {
  const { view, seat, options, play } = useSylla();
  const { phrases } = useDesk();
  const range_ = useOpenRange('nameVotes');
  const [votes, setVotes] = useState(range_?.least ?? 0);
  const own = seat === null ? 0 : senatorVotes(view, seat);
  const mayPass = options.some(({ move }) => move === 'passVotes');
  const named = range_ ? Math.min(range_.most, Math.max(range_.least, votes)) : 0;
  return (
    <form
      className="choices"
      onSubmit={(event) => {
        event.preventDefault();
        if (range_) play({ move: 'nameVotes', args: [named] });
      }}
    >
      {range_ && (
        <>
          <Stepper
            label={phrases.votes}
            value={named}
            least={range_.least}
            most={range_.most}
            onChange={setVotes}
          />
          <span>{phrases.costs(named, Math.max(0, named - own))}</span>
          <button type="submit" className="button primary">
            {phrases.name}
          </button>
        </>
      )}
      {mayPass && (
        <button
          type="button"
          className="button"
          onClick={() => play({ move: 'passVotes', args: [] })}
        >
          {phrases.pass}
        </button>
      )}
    </form>
  );
}

/** A token of any virtue. */
function takeToken(move: 'takeConsulToken' | 'takeInsulaToken') {
  return function TakeToken() {
    const { said, play } = useSylla();
    const { phrases, about } = useDesk();
    return (
      <Group className="choices" label={phrases.choose}>
        {VIRTUES.map((virtue) => (
          <button
            key={virtue}
            type="button"
            className="button"
            data-item
            {...tip(about.tokens[virtue])}
            onClick={() => play({ move, args: [virtue] })}
          >
            <Token virtue={virtue} />
            {said.names.virtues[virtue]}
          </button>
        ))}
      </Group>
    );
  };
}

/** A sentence that says what to touch on the board. */
function touch(what: 'touchDisplay' | 'touchSale' | 'touchEvent' | 'touchOwn') {
  return function Touch() {
    const { phrases } = useDesk();
    return <p className="faint">{phrases[what]}</p>;
  };
}

/** III: more cards than the others, or none. */
function Bid() {
  const { play } = useSylla();
  const { phrases } = useDesk();
  const open = useOpenRange('bid');
  return (
    <Group className="choices" label={phrases.choose}>
      {open &&
        range(open.most - open.least + 1).map((i) => (
          <button
            key={i}
            type="button"
            className="button"
            data-item
            onClick={() => play({ move: 'bid', args: [open.least + i] })}
          >
            {phrases.bid(open.least + i)}
          </button>
        ))}
      <button
        type="button"
        className="button"
        data-item
        onClick={() => play({ move: 'passBid', args: [] })}
      >
        {phrases.pass}
      </button>
    </Group>
  );
}

/** III: which cards are turned for it. */
function Pay() {
  const { options, play, whyNot, said, view, seat } = useSylla();
  const { phrases, chosen, choose } = useDesk();
  const [payment] = options.flatMap(({ args }) => args);
  // biome-ignore lint/correctness/useExhaustiveDependencies: suggested once for each purchase
  useEffect(() => {
    if (seat !== null && payment !== undefined && isTally(payment))
      choose(cheapestPayment(view, seat));
  }, [seat, view.sale.offers]);
  const reason = whyNot('pay', [chosen]);
  const losses = {
    vote: phrases.losesVote,
    money: phrases.losesMoney,
    cube: phrases.losesCube,
    nothing: phrases.losesNothing,
  };
  const turned = chosen.flatMap((n, card) => (n > 0 ? [card] : []));
  return (
    <div className="choices">
      <span className="faint">{phrases.cheapest}</span>
      <ul className="losses">
        {turned.map((card) => (
          <li key={card}>
            {chosen[card]} × {said.names.cards[card]}: {losses[lossOf(card)]}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button primary"
        aria-disabled={reason !== null}
        {...tip(reason)}
        onClick={() => play({ move: 'pay', args: [[...chosen]] })}
      >
        {phrases.pay}
      </button>
    </div>
  );
}

/** IV: Private Temples and Taverns. */
function Revenue() {
  const { view, options, play, said } = useSylla();
  const { phrases, showGhost } = useDesk();
  const { virtues } = said.names;
  const { temples, taverns } = view.revenue;
  useEffect(() => () => showGhost(null), [showGhost]);
  return (
    <Group className="choices" label={phrases.choose}>
      {temples > 0 && <span className="faint">{phrases.templesLeft(temples)}</span>}
      {taverns > 0 && <span className="faint">{phrases.tavernsLeft(taverns)}</span>}
      {options.map(({ move, args }) => {
        const [virtue = 0, step = 0] = args.map(Number);
        const name = virtues[virtue] ?? '';
        if (move === 'useTemple')
          return (
            <button
              key={`temple${virtue}`}
              type="button"
              className="button"
              data-item
              onClick={() => play({ move, args: [virtue] })}
            >
              <Icon name={VIRTUE_ART[virtue] ?? ''} />
              {phrases.templeFor(name)}
            </button>
          );
        if (move === 'useTavern') {
          const ghost = { virtue, step };
          return (
            <button
              key={`tavern${virtue}${step}`}
              type="button"
              className="button"
              data-item
              onPointerEnter={() => showGhost(ghost)}
              onPointerLeave={() => showGhost(null)}
              onFocus={() => showGhost(ghost)}
              onBlur={() => showGhost(null)}
              onClick={() => play({ move, args: [virtue, step] })}
            >
              <Icon name={VIRTUE_ART[virtue] ?? ''} />
              {phrases.tavernMoves(name, step)}
            </button>
          );
        }
        return (
          <button
            key={move}
            type="button"
            className="button primary"
            data-item
            onClick={() => play({ move, args: [] })}
          >
            {phrases.done}
          </button>
        );
      })}
    </Group>
  );
}

/** V: which cube, then an event on the board. */
function PlaceCube() {
  const { view, seat, said } = useSylla();
  const { phrases, cube, takeCube } = useDesk();
  const hand = seat === null ? [] : (view.players[seat]?.cubes ?? []);
  const kinds = CUBES.filter((kind) => (hand[kind] ?? 0) > 0);
  const only = kinds.length === 1 ? (kinds[0] ?? null) : null;
  useEffect(() => {
    if (only !== null) takeCube(only);
    else if (cube !== null && (hand[cube] ?? 0) === 0) takeCube(null);
  }, [only, cube, hand, takeCube]);
  return (
    <div className="choices">
      <span className="faint">{phrases.cubesInHand}:</span>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="button"
          aria-pressed={cube === kind}
          onClick={() => takeCube(kind)}
        >
          <Icon name={CUBE_ART[kind]} />
          {hand[kind]} × {said.names.cubes[kind]}
        </button>
      ))}
      <span className="faint">{phrases.touchEvent}</span>
    </div>
  );
}

/** VI: deniers and a thumb, with what each would give. */
function Stake() {
  const { view, seat, play, said } = useSylla();
  const { phrases } = useDesk();
  const open = useOpenRange('stake');
  const player = seat === null ? undefined : view.players[seat];
  const [deniers, setDeniers] = useState(0);
  const [build, setBuild] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with what the seat has decided before
  useEffect(() => {
    setDeniers(player?.decided ? player.stake : 0);
    setBuild(player?.decided ? player.build : true);
  }, [seat, view.turn]);
  if (seat === null || !open) return null;
  const staked = Math.min(open.most, deniers);
  const votes = senatorVotes(view, seat) + staked;
  const { benefit } = at(WORK_FACTS, view.work);
  const raised =
    benefit &&
    (benefit.raises === 'famineDown'
      ? phrases.famineDown
      : `${said.names.virtues[benefit.raises]} +1`);
  return (
    <form
      className="choices"
      onSubmit={(event) => {
        event.preventDefault();
        play({ move: 'stake', args: [staked, build] });
      }}
    >
      <Stepper
        label={phrases.deniers}
        value={staked}
        least={open.least}
        most={open.most}
        onChange={setDeniers}
      />
      <strong>{phrases.votesInAll(votes)}</strong>
      <button type="button" className="button" aria-pressed={build} onClick={() => setBuild(true)}>
        <Icon name="thumb-up" />
        {phrases.buildGives(workPrestige(view.work, votes))}
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={!build}
        onClick={() => setBuild(false)}
      >
        <Icon name="thumb-down" />
        {phrases.plebeiansGive(plebeianPrestige(votes))}
      </button>
      {benefit && (
        <span className="faint">{phrases.togetherRaises(benefit.votes, raised ?? '')}</span>
      )}
      {player?.decided && <span className="faint">{phrases.change}</span>}
      <button type="submit" className="button primary">
        {phrases.stake}
      </button>
    </form>
  );
}

/** One component a decision. */
const DECISIONS: Partial<Record<Decision, ComponentType>> = {
  startingCharacters: ChooseCharacters,
  votes: NameVotes,
  consulToken: takeToken('takeConsulToken'),
  recruit: touch('touchDisplay'),
  offer: touch('touchSale'),
  bid: Bid,
  payment: Pay,
  insulaToken: takeToken('takeInsulaToken'),
  revenue: Revenue,
  cube: PlaceCube,
  prevent: touch('touchEvent'),
  flip: touch('touchOwn'),
  remove: touch('touchEvent'),
  stake: Stake,
};

/** What the seat decides with, beside the prompt. */
export function DecisionView() {
  const { view, options, seat } = useSylla();
  if (options.length === 0) return null;
  const Decide = DECISIONS[view.asked.what];
  return Decide ? <Decide key={`${view.asked.what}${seat}`} /> : null;
}
