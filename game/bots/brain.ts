import type { Ctx } from 'boardgame.io';
import type { Asking } from '../table/asking';
import type { ChronicleEvent } from '../table/chronicle';
import { at } from '../table/lists';
import type { Choice } from '../table/options';
import { fastRandom, type Random } from '../table/random';
import { decisiveMove } from '../table/search/decisive';
import type { AnyMind } from '../table/search/mind';
import { pickByShare, priorsOf } from '../table/search/policy';
import { type Finding, type Position, search } from '../table/search/search';
import { LEVELS, type Level, type LevelName, SEARCH } from './levels';
import { knownGame, mindOf } from './minds';
import { type Reason, reasonsFor } from './reasons';
import { type PastDeed, type Review, review } from './review';

/** A decision that a bot is asked for, in plain JSON: it may come from another thread. */
export interface Question {
  /** What the seat sees, never more. */
  readonly view: Asking;
  readonly ctx: Ctx;
  readonly seat: number;
  /** All that the chronicle has told so far, in order; deeds that were undone left out. */
  readonly events: readonly ChronicleEvent[];
  readonly level: LevelName;
  /** The same seed gives the same answer, as long as no clock cuts the thought short. */
  readonly seed: number;
  /** Other limits than those of a level that searches; without iterations it plays as its first impression says. */
  readonly iterations?: number;
  readonly milliseconds?: number;
}

export interface Alternative {
  readonly choice: Choice;
  /** How likely the seat is to win with it; without thought, how much the policy likes the move. */
  readonly chance: number;
  readonly visits: number;
  /** What speaks most for it, against the best of the others. */
  readonly why: readonly Reason[];
}

export interface Answer {
  readonly choice: Choice;
  /** What was thought of, the best first. */
  readonly alternatives: readonly Alternative[];
  readonly iterations: number;
}

export interface Brain {
  /** With a clock (milliseconds from any beginning) it keeps to its time; without one its iterations are fixed. */
  think(question: Question, now?: () => number): Answer;
  /** What a deed of a game that is over was worth. */
  review(deed: PastDeed): Review;
}

export function createBrain(gameId: string): Brain {
  const mind = mindOf(gameId);
  const levels = LEVELS[knownGame(gameId)];
  return {
    think: (question, now) => think(mind, levels[question.level], question, now),
    review: (deed) => review(mind, deed),
  };
}

function think(mind: AnyMind, level: Level, question: Question, now?: () => number): Answer {
  const random = fastRandom(question.seed);
  const position = positionOf(question, level.counts);
  const first = firstImpression(mind, position, random);
  if (first.length === 1) return answerOf(mind, first, at(first, 0));
  const victory = victoryAmong(mind, first, position, fastRandom(question.seed));
  if (victory)
    return answerOf(
      mind,
      [victory, ...first.filter((each) => each.candidate !== victory.candidate)],
      victory,
    );
  const iterations = level.iterations && (question.iterations ?? level.iterations);
  if (iterations === 0) return answerOf(mind, first, chosen(first, level, random));
  const isLate = now && lateness(now, question.milliseconds ?? level.milliseconds);
  const findings = search(mind, mind.weights, position, SEARCH, { iterations, isLate }, random);
  return answerOf(mind, findings, at(findings, 0));
}

function positionOf({ view, ctx, seat, events }: Question, counts: boolean): Position<Asking> {
  return { view, ctx, seat, knowledge: { events, counts } };
}

function lateness(now: () => number, milliseconds: number): () => boolean {
  const deadline = now() + milliseconds;
  return () => now() >= deadline;
}

/** No level leaves a sure victory on the board. */
function victoryAmong(
  mind: AnyMind,
  findings: readonly Finding[],
  position: Position<Asking>,
  random: Random,
): Finding | undefined {
  const candidates = findings.map(({ candidate }) => candidate);
  const decisive = decisiveMove(mind, position, candidates, random);
  const found = findings.find(({ candidate }) => candidate === decisive);
  return found && { ...found, chance: 1, proven: true };
}

/** What the policy says at once. */
function firstImpression(
  mind: AnyMind,
  { view, seat, knowledge }: Position<Asking>,
  random: Random,
): Finding[] {
  const candidates = mind.candidates(mind.sample(view, seat, random, knowledge), seat);
  const shares = priorsOf(candidates, mind.weights.policy, 1);
  return candidates
    .map((candidate, i) => ({
      candidate,
      visits: 0,
      chance: at(shares, i),
      prior: at(shares, i),
      proven: false,
    }))
    .sort((a, b) => b.prior - a.prior);
}

/** The best, or by chance one that a human might take for it. */
function chosen(
  findings: readonly Finding[],
  { temperature, leastShare }: Level,
  random: Random,
): Finding {
  const best = at(findings, 0);
  if (temperature === 0) return best;
  const human = findings.filter(({ prior }) => prior >= leastShare * best.prior);
  const heated = human.map(({ prior }) => prior ** (1 / temperature));
  const total = heated.reduce((all, share) => all + share, 0);
  return at(
    human,
    pickByShare(
      heated.map((share) => share / total),
      random,
    ),
  );
}

function answerOf(mind: AnyMind, findings: readonly Finding[], { candidate }: Finding): Answer {
  return {
    choice: plain(candidate),
    alternatives: findings.map((finding, i) => ({
      choice: plain(finding.candidate),
      chance: finding.chance,
      visits: finding.visits,
      why: reasonsFor(mind, finding.candidate, findings[i === 0 ? 1 : 0]?.candidate),
    })),
    iterations: findings.reduce((all, { visits }) => all + visits, 0),
  };
}

function plain({ move, args }: Choice): Choice {
  return { move, args };
}
