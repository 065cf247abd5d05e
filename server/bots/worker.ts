import { parentPort } from 'node:worker_threads';
import { createThinker, type Request } from '../../game/bots/messages';

/** The thread in which bots think; the browser's worker runs the same code. */
const reply = createThinker(() => performance.now());
parentPort?.on('message', (request: Request) => parentPort?.postMessage(reply(request)));
