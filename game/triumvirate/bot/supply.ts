import { at, range, zeros } from '../../table/lists';
import { isTally, type Option } from '../../table/options';
import type { Candidate } from '../../table/search/mind';
import { PROVINCES } from '../components';
import type { TriumvirateState } from '../state';
import { F } from './features';
import { isFront } from './ground';

/** I. Rome's two pieces, and who goes short when there is too little. */

export function romeChoices(G: TriumvirateState, seat: number, [option]: Option[]): Candidate[] {
  const tally = option?.args[0];
  if (tally === undefined || !isTally(tally)) return [];
  const { upTo, least, most } = tally;
  const candidates: Candidate[] = [];
  for (let legions = least; legions <= most; legions++) {
    for (const province of legions === 0 ? [0] : PROVINCES) {
      if (legions > 0 && at(upTo, province) === 0) continue;
      candidates.push(romeGives(G, seat, legions, most - legions, province));
    }
  }
  return candidates;
}

function romeGives(
  G: TriumvirateState,
  seat: number,
  legions: number,
  gold: number,
  province: number,
): Candidate {
  const placed = zeros(PROVINCES.length);
  const features = [F.romeGold, gold];
  if (legions > 0) {
    placed[province] = legions;
    if (at(G.players, seat).stone === province) features.push(F.romeToStone, legions);
    else if (isFront(G, province)) features.push(F.romeToFront, legions);
    if (at(G.legions, province) === 0) features.push(F.romeToEmpty, legions);
  }
  return { move: 'takeFromRome', args: [placed], features };
}

/** Served in the order of need: where the stone stands, at the front, in the heartland, or the other way round. */
export function spreads(G: TriumvirateState, seat: number, [option]: Option[]): Candidate[] {
  const tally = option?.args[0];
  if (!option || tally === undefined || !isTally(tally)) return [];
  const { stone } = at(G.players, seat);
  const needs = range(PROVINCES.length).map(
    (province) => 2 * Number(province === stone) + Number(isFront(G, province)),
  );
  const first = range(PROVINCES.length).sort((a, b) => at(needs, b) - at(needs, a));
  return [first, [...first].reverse()].map((order) => {
    const spread = zeros(PROVINCES.length);
    let left = tally.most;
    for (const province of order) {
      spread[province] = Math.min(left, at(tally.upTo, province));
      left -= at(spread, province);
    }
    const toFront = range(PROVINCES.length).filter(
      (province) => province !== stone && at(spread, province) > 0 && isFront(G, province),
    );
    const features = [F.spreadToStone, at(spread, stone), F.spreadToFront, toFront.length];
    return { move: option.move, args: [spread], features };
  });
}
