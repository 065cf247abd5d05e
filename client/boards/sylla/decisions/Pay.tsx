import { useEffect } from 'react';
import { cheapestPayment, lossOf } from '../../../../game/sylla/payment';
import { isTally } from '../../../../game/table/options';
import { tip } from '../../../ui/tip';
import { useDesk, useSylla } from '../SyllaContext';

/** III: which cards are turned for it. */
export function Pay() {
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
