import type { GameModule } from '../table/module';
import { SYLLA_EVENTS } from './events';
import { syllaGame, whyNot } from './game';
import { flaws } from './invariants';
import { options } from './options';
import { SYLLA_REFUSALS } from './refusals';
import { score } from './score';
import { SEATS, TABLE_OPTIONS, whyNoTable } from './setup';
import type { Score, SyllaState, SyllaView } from './state';
import { awaits, view } from './view';

export const sylla: GameModule<SyllaState, SyllaView, Score> = {
  id: 'sylla',
  title: 'Sylla',
  seats: SEATS,
  tableOptions: TABLE_OPTIONS,
  whyNoTable,
  game: syllaGame,
  events: SYLLA_EVENTS,
  refusals: SYLLA_REFUSALS,
  options: (seen, _ctx, seat) => options(seen, seat),
  whyNot,
  awaits: (seen, _ctx, seat) => awaits(seen, seat),
  view: (G, _ctx, seat) => view(G, seat),
  score,
  flaws,
};
