import { playArena } from './arena';
import { frameworkPlayers, frameworkTable } from './frameworkTable';

/** As main.ts, with the framework's MCTSBot among the players: everything runs on the framework then. */
const plan = JSON.parse(process.argv[2] ?? '');
playArena(plan, frameworkTable, frameworkPlayers(plan.mctsIterations)).then((result) =>
  console.log(JSON.stringify(result)),
);
