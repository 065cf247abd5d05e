import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whose request it is, as far as limits are concerned. Behind `proxies` proxies of ours the address is the one that
 * the outermost of them has seen; whatever stands before it in the header, anybody can have written.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const seen = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return networkOf(seen || direct);
}

/** One household has one IPv4 address, but a whole /64 of IPv6. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':');
  if (tail !== undefined) while (groups.length < 4) groups.push('0');
  return groups.slice(0, 4).join(':');
}
