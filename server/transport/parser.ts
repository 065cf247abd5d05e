import { Decoder, type Packet } from 'socket.io-parser';

/** Arguments of a message that are JSON already, made once for all who may see the same. */
export class Written {
  readonly text: string;

  constructor(args: readonly unknown[]) {
    this.text = args.map((arg) => JSON.stringify(arg) ?? 'null').join(',');
  }
}

/** Socket.IO's wire format without binary data, which nobody here sends: it need not be looked for in every message. */
export class PlainEncoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    const body = data === undefined ? '' : textOf(data);
    return [`${type}${namespace}${id ?? ''}${body}`];
  }
}

export class PlainDecoder extends Decoder {
  /** What is thrown here closes the connection of whoever sent it. */
  override add(chunk: unknown): void {
    if (typeof chunk !== 'string') throw new Error('no binary data');
    super.add(chunk);
  }
}

function textOf(data: unknown): string {
  if (!Array.isArray(data) || !(data[1] instanceof Written)) return JSON.stringify(data);
  return `[${JSON.stringify(data[0])},${data[1].text}]`;
}
