import { isIP } from 'node:net';

/** Set by the server on every request; a value sent by the client is replaced. */
export const ADDRESS_HEADER = 'x-plumbline-address';

/**
 * The client's address as set by the server. Without the header (tests that call a handler directly) all clients share
 * one address.
 */
export function addressOf(headers: Headers): string {
  return headers.get(ADDRESS_HEADER) ?? 'unknown';
}

/**
 * The address of the connection, or behind `trustedProxies` proxies the entry that the outermost of them added to
 * X-Forwarded-For. Entries to its left come from the client and are not trusted.
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
 * Removes port, brackets and the IPv6 prefix of an IPv4 address; shortens an IPv6 address to the network of one
 * household.
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
