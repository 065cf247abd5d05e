import { playArena } from './arena';

/** Plays a part of an arena; `scripts/arena.mjs` calls it with a plan as JSON and reads the result. */
playArena(JSON.parse(process.argv[2] ?? '')).then((result) => console.log(JSON.stringify(result)));
