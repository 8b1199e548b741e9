import { isIP } from 'node:net';

/** Set by the server itself on every request, whatever the client sent under this name. */
export const ADDRESS_HEADER = 'x-plumbline-address';

/** The client's address as the server saw it. Without the server's mark (a test of a handler alone) all are one. */
export function addressOf(headers: Headers): string {
  return headers.get(ADDRESS_HEADER) ?? 'unknown';
}

/**
 * The address of the socket's other end; behind `trustedProxies` proxies, the entry of X-Forwarded-For that the
 * outermost of them wrote. What stands left of it came from the client and proves nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = plain(socketAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return plain(entries[Math.max(0, entries.length - trustedProxies)] ?? '') ?? socket;
}

/**
 * Without port, brackets and the prefix of an IPv4 address in IPv6 form; of an IPv6 address the network that a
 * household has.
 */
function plain(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (isIP(bare) === 4) return bare;
  return isIP(bare) === 6 ? networkOf(bare) : undefined;
}

function networkOf(address: string): string {
  const [left = '', right] = address.replace(/%.*$/, '').split('::');
  const head = left ? left.split(':') : [];
  const tail = right ? right.split(':') : [];
  const middle =
    right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...middle, ...tail]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
