import type { Ctx } from 'boardgame.io';
import type { Asking } from '../asking';
import { at } from '../lists';
import type { Outcome } from '../module';
import type { Random } from '../random';
import type { Match } from '../runner/runner';
import type { Candidate, Knowledge, Mind, Weights } from './mind';
import { priorsOf } from './policy';
import { Simulation } from './simulation';
import { type Bandit, type Curiosity, type Edge, isProven, TreeNode } from './tree';

/** A decision as the seat sees it. */
export interface Position<View> {
  readonly view: View;
  readonly ctx: Ctx;
  readonly seat: number;
  readonly knowledge: Knowledge;
}

export interface SearchSettings extends Curiosity {
  /** How freely the tree, and the playouts below it, follow the policy. */
  readonly priorTemperature: number;
  /** The share of its attention that the tree gives to all moves alike: the policy may be sure of itself and wrong. */
  readonly doubt: number;
  readonly playoutTemperature: number;
  /** Whether playouts go to the end of the game; otherwise the value judges before. */
  readonly toTheEnd: boolean;
}

/** When to stop. */
export interface Effort {
  readonly iterations: number;
  /** Asked now and then; the search stops when it says so. */
  readonly isLate?: () => boolean;
}

/** What the search thinks of a move. */
export interface Finding {
  readonly candidate: Candidate;
  readonly visits: number;
  /** How likely the seat is to win with it. */
  readonly chance: number;
  readonly prior: number;
  readonly proven: boolean;
}

/** A seat's step on the way down the tree. */
interface Step {
  readonly seat: number;
  readonly bandit: Bandit;
  readonly edge: Edge;
}

/** A clock costs more than an iteration of a small game is worth looking at it. */
const ITERATIONS_PER_LOOK = 8;

/**
 * Information-set Monte-Carlo tree search for any number of players: every iteration makes up the hidden rest anew,
 * goes down one tree in which each seat maximises its own share, plays on by policy to a pause of the game and
 * lets the value judge. The same position, random source and number of iterations give the same findings, the best first.
 */
export function search<G extends Asking & View, View extends Asking>(
  mind: Mind<G, View>,
  weights: Weights,
  position: Position<View>,
  settings: SearchSettings,
  effort: Effort,
  random: Random,
): Finding[] {
  const simulation = new Simulation(mind, weights, random);
  const root = new TreeNode();
  for (let i = 0; i < effort.iterations; i++) {
    if (i % ITERATIONS_PER_LOOK === 0 && i > 0 && effort.isLate?.()) break;
    const { view, ctx, seat, knowledge } = position;
    const match = simulation.begin(mind.sample(view, seat, random, knowledge), ctx);
    iterate(simulation, match, root, seat, settings);
  }
  return findingsOf(root.banditOf(position.seat));
}

function iterate<G extends Asking & View, View extends Asking>(
  simulation: Simulation<G, View>,
  match: Match<G>,
  root: TreeNode,
  thinker: number,
  settings: SearchSettings,
): void {
  const { mind } = simulation;
  const ahead = settings.toTheEnd ? Number.POSITIVE_INFINITY : mind.pausesAhead(match.G);
  const pauses = mind.pauses(match.G) + ahead;
  const path: Step[] = [];
  let node: TreeNode | undefined = root;
  do {
    const steps: Step[] = choose(simulation, match, node, settings);
    for (const step of steps) {
      simulation.move(match, step.seat, step.edge.candidate);
      if (steps.length === 1 && wonAlone(match, step.seat)) step.edge.victories += 1;
      path.push(step);
    }
    // What others choose at the same time is chance to the thinker.
    const { edge }: Step = steps.find(({ seat }) => seat === thinker) ?? at(steps, 0);
    node = edge.visits > 0 ? edge.child : undefined;
  } while (node && !simulation.isDone(match, pauses));
  simulation.playOn(match, pauses, settings.playoutTemperature);
  const { rewards, chances } = simulation.judge(match);
  for (const { seat, bandit, edge } of path)
    bandit.learn(edge, at(rewards, seat), at(chances, seat));
}

/** A move for every seat that is asked: nobody knows the others' when it chooses. */
function choose<G extends Asking & View, View extends Asking>(
  simulation: Simulation<G, View>,
  match: Match<G>,
  node: TreeNode,
  settings: SearchSettings,
): Step[] {
  const { mind, weights } = simulation;
  return simulation.awaited(match).map((seat) => {
    const candidates = mind.candidates(match.G, seat);
    const sure = priorsOf(candidates, weights.policy, settings.priorTemperature);
    const doubt = settings.doubt / candidates.length;
    const priors = sure.map((prior) => (1 - settings.doubt) * prior + doubt);
    const bandit = node.banditOf(seat);
    return { seat, bandit, edge: bandit.select(candidates, priors, settings) };
  });
}

function wonAlone({ ctx }: Match<unknown>, seat: number): boolean {
  const outcome = ctx.gameover as Outcome | undefined;
  return outcome?.winner === String(seat);
}

function findingsOf({ edges }: Bandit): Finding[] {
  const findings = [...edges.values()].map((edge) => ({
    candidate: edge.candidate,
    visits: edge.visits,
    chance: edge.visits > 0 ? edge.chances / edge.visits : 0,
    prior: edge.prior,
    proven: isProven(edge),
  }));
  return findings.sort(
    (a, b) => Number(b.proven) - Number(a.proven) || b.visits - a.visits || b.prior - a.prior,
  );
}
