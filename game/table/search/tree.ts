import { at, range } from '../lists';
import type { Candidate } from './mind';

/**
 * The tree of an information-set search. Chance is open loop: a node stands for the moves that led to it, whatever was
 * rolled or drawn between them. So what is possible at a node differs from visit to visit, and another seat may be
 * asked: each seat has a bandit of its own there, which also serves choices that all make at once.
 */
export class TreeNode {
  private readonly bandits: (Bandit | undefined)[] = [];

  banditOf(seat: number): Bandit {
    const bandit = this.bandits[seat] ?? new Bandit();
    this.bandits[seat] = bandit;
    return bandit;
  }
}

export interface Edge {
  readonly candidate: Candidate;
  readonly prior: number;
  readonly child: TreeNode;
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  /** What it brought the seat that chooses, in all. */
  total: number;
  /** That seat's chances to win after it, in all. */
  chances: number;
  /** How often it ended the game at once with the victory of that seat alone. */
  victories: number;
}

/** How curious the search is. */
export interface Curiosity {
  /** The weight of moves that the policy likes and that were seldom tried. */
  readonly exploration: number;
  /** After n visits, the best `widening * sqrt(n + 1)` moves by policy are looked at. */
  readonly widening: number;
}

const LEAST_WIDTH = 2;

/** A move that has won at once whenever it was made needs no further thought. */
export function isProven({ visits, victories }: Edge): boolean {
  return visits > 0 && victories === visits;
}

export class Bandit {
  readonly edges = new Map<string, Edge>();
  private visits = 0;
  private total = 0;

  select(
    candidates: readonly Candidate[],
    priors: readonly number[],
    { exploration, widening }: Curiosity,
  ): Edge {
    const width = Math.max(LEAST_WIDTH, Math.ceil(widening * Math.sqrt(this.visits + 1)));
    const order = range(candidates.length).sort((a, b) => at(priors, b) - at(priors, a));
    // A move never tried counts as much as the average here.
    const unknown = this.visits > 0 ? this.total / this.visits : 0;
    let chosen: Edge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const i of order.slice(0, width)) {
      const edge = this.edgeOf(at(candidates, i), at(priors, i));
      edge.available += 1;
      if (isProven(edge)) return edge;
      const known = edge.visits > 0 ? edge.total / edge.visits : unknown;
      const merit =
        known + (exploration * at(priors, i) * Math.sqrt(edge.available)) / (1 + edge.visits);
      if (merit <= most) continue;
      most = merit;
      chosen = edge;
    }
    if (!chosen) throw new Error('no move to choose from');
    return chosen;
  }

  /** The edge was taken, and the seat that chose it got so much in the end, with such a chance to win. */
  learn(edge: Edge, reward: number, chance: number): void {
    this.visits += 1;
    this.total += reward;
    edge.visits += 1;
    edge.total += reward;
    edge.chances += chance;
  }

  private edgeOf(candidate: Candidate, prior: number): Edge {
    const key = `${candidate.move} ${candidate.args.join('|')}`;
    let edge = this.edges.get(key);
    if (!edge) {
      const child = new TreeNode();
      edge = {
        candidate,
        prior,
        child,
        visits: 0,
        available: 0,
        total: 0,
        chances: 0,
        victories: 0,
      };
      this.edges.set(key, edge);
    }
    return edge;
  }
}
