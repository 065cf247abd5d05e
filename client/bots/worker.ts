import { createThinker, type Request } from '../../game/bots/messages';

/** The brain in a thread of its own, so that the table never stands still while a bot thinks. */
const reply = createThinker(() => performance.now());

self.onmessage = ({ data }: MessageEvent<Request>) => self.postMessage(reply(data));
