import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '@/lib/errors';

export type AddressRules = {
  /** Whether the operator allows addresses of the own network, and plain http to them. */
  arePrivateAllowed: boolean;
};

/** Finds all addresses of a host; replaced in tests. */
export type Resolve = (host: string) => Promise<string[]>;

/** Where to connect to: one address that was checked, so that nothing is looked up a second time. */
export type CheckedTarget = { url: URL; address: string; family: 4 | 6 };

const NOT_PUBLIC =
  'This address is on a private network or this machine itself. Webhooks go to public addresses only, unless the ' +
  'operator of this installation allows others.';

/** The address of a webhook: https, no user name, no fragment. Throws 422 with what is wrong. */
export function parseWebhookUrl(text: string, { arePrivateAllowed }: AddressRules): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url?.hostname) throw wrong('Enter a full address such as https://hooks.example.com/plumbline.');
  if (url.protocol !== 'https:' && !(arePrivateAllowed && url.protocol === 'http:'))
    throw wrong('The address must begin with https://.');
  if (url.username || url.password) throw wrong('The address must not contain a user name or a password.');
  if (url.hash) throw wrong('The address must not contain a fragment (#…).');
  return url;
}

/**
 * Checks an address when it is registered. A name that cannot be looked up at this moment is accepted, because every
 * delivery checks again.
 */
export async function requireSafeAddress(url: URL, rules: AddressRules, resolve: Resolve = resolveHost): Promise<void> {
  const addresses = await addressesOf(url, resolve).catch(() => []);
  if (rules.arePrivateAllowed && url.protocol === 'https:') return;
  if (addresses.some((address) => !mayConnect(url, address, rules))) throw wrong(NOT_PUBLIC);
}

/** Looks the host up and checks every address it has; throws when there is none, or one that must not be called. */
export async function checkedTarget(
  url: URL,
  rules: AddressRules,
  resolve: Resolve = resolveHost,
): Promise<CheckedTarget> {
  const addresses = await addressesOf(url, resolve).catch((cause: unknown) => {
    throw new AppError('unavailable', `The host ${url.hostname} was not found.`, { cause });
  });
  // One forbidden address is enough: a name that answers with both is not to be trusted.
  if (addresses.some((address) => !mayConnect(url, address, rules))) throw wrong(NOT_PUBLIC);
  const [address] = addresses;
  if (!address) throw new AppError('unavailable', `The host ${url.hostname} was not found.`);
  return { url, address, family: isIP(address) === 6 ? 6 : 4 };
}

/**
 * Whether an IP address is on the public internet. Everything else is refused: loopback, private, link-local, shared,
 * reserved, multicast, and the ranges that carry an IPv4 address inside an IPv6 one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const parsed = ipaddr.parse(text);
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    return parsed.toIPv4Address().range() === 'unicast';
  return parsed.range() === 'unicast';
}

function mayConnect(url: URL, address: string, { arePrivateAllowed }: AddressRules): boolean {
  const isPublic = isPublicAddress(address);
  // Plain http stays inside the own network, where the operator allowed it.
  return url.protocol === 'http:' ? arePrivateAllowed && !isPublic : isPublic || arePrivateAllowed;
}

async function addressesOf(url: URL, resolve: Resolve): Promise<string[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) ? [host] : resolve(host);
}

const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

function wrong(message: string): AppError {
  return new AppError('invalid', message, { errors: [{ path: 'url', message }] });
}
