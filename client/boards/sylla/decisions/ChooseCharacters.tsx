import { useEffect } from 'react';
import { CARD_FACTS, CARDS, factsFor } from '../../../../game/sylla/components';
import { range, sum } from '../../../../game/table/lists';
import { Group } from '../../../ui/Group';
import { tip } from '../../../ui/tip';
import { CardView } from '../pieces';
import { useDesk, useSylla } from '../SyllaContext';

/** Set-up: some of the own ten characters. */
export function ChooseCharacters() {
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
