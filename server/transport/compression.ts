import { constants, deflateRawSync } from 'node:zlib';
import type { ServerOptions } from 'socket.io';
import { WebSocket, WebSocketServer } from 'ws';
import { PlainDecoder, PlainEncoder } from './parser';

/** No honest message is longer. */
const LARGEST_MESSAGE = 16 * 1024;
/** Shorter ones gain nothing. */
const WORTH_COMPRESSING = 512;

const DEFLATE = {
  level: 1,
  memLevel: 5,
  windowBits: 12,
  strategy: constants.Z_FIXED,
  chunkSize: 4096,
  finishFlush: constants.Z_SYNC_FLUSH,
};
/** What a flush writes last; the protocol leaves it out (RFC 7692, 7.2.1). */
const FLUSH_TRAILER = 4;

/** The first byte of a frame: the whole of a message, compressed, text (RFC 6455, 5.2). */
const COMPRESSED_TEXT = 0b1100_0001;

interface SendOptions {
  readonly compress?: boolean;
  readonly binary?: boolean;
}
type Sent = (error?: Error) => void;

/**
 * Compresses on the spot. The library hands every message to a thread and back, which for messages as short as ours
 * costs five times as much as the compression itself.
 */
class QuickSocket extends WebSocket {
  override send(data: unknown, ...rest: [Sent?] | [SendOptions, Sent?]): void {
    const [options, sent] = typeof rest[0] === 'function' ? [{}, rest[0]] : [rest[0], rest[1]];
    const isShort = typeof data !== 'string' || data.length < WORTH_COMPRESSING;
    if (isShort || this.readyState !== WebSocket.OPEN || this.extensions === '')
      return super.send(data as string, { ...options, compress: false }, sent);
    senderOf(this).sendFrame([compressedFrame(data)], sent);
  }
}

/** The last one is kept: all who may see the same are sent the same, one after the other. */
const last = { text: '', frame: Buffer.alloc(0) };

function compressedFrame(text: string): Buffer {
  if (text !== last.text) Object.assign(last, { text, frame: newFrame(text) });
  return last.frame;
}

function newFrame(text: string): Buffer {
  const deflated = deflateRawSync(text, DEFLATE);
  const length = deflated.length - FLUSH_TRAILER;
  const header =
    length < 126
      ? [length]
      : length < 65_536
        ? [126, ...bytes(length, 2)]
        : [127, ...bytes(length, 8)];
  return Buffer.concat([Buffer.from([COMPRESSED_TEXT, ...header]), deflated.subarray(0, length)]);
}

/** A number as so many bytes, the highest first. */
function bytes(value: number, count: number): Buffer {
  const buffer = Buffer.alloc(count);
  buffer.writeUIntBE(value, Math.max(0, count - 6), Math.min(6, count));
  return buffer;
}

class QuickServer extends WebSocketServer {
  constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
    super({ ...options, WebSocket: QuickSocket });
  }
}

/** Engine.IO sends frames that it has made itself in the same way. */
function senderOf(socket: WebSocket): { sendFrame(frame: Buffer[], sent?: Sent): void } {
  return (socket as unknown as { _sender: ReturnType<typeof senderOf> })._sender;
}

export const SOCKET_OPTIONS: Partial<ServerOptions> = {
  pingInterval: 10_000,
  pingTimeout: 20_000,
  maxHttpBufferSize: LARGEST_MESSAGE,
  serveClient: false,
  parser: { Encoder: PlainEncoder, Decoder: PlainDecoder },
  wsEngine: QuickServer as unknown as ServerOptions['wsEngine'],
  // Each message by itself: a memory of the last ones would cost every socket a buffer.
  perMessageDeflate: {
    threshold: WORTH_COMPRESSING,
    serverMaxWindowBits: DEFLATE.windowBits,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
  },
};
