import { parentPort } from 'node:worker_threads';
import { createThinker, type ThinkRequest } from '../../game/bots/messages';

/** The thread in which bots think; the browser's worker runs the same code. */
const reply = createThinker(() => performance.now());
parentPort?.on('message', (request: ThinkRequest) => parentPort?.postMessage(reply(request)));
