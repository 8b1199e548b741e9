import Bowser from 'bowser';

/** Browser and system of a session as people call them, such as "Chrome on macOS"; the first word of other programs. */
export function deviceLabel(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  const program = browser.name || /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  return program || 'Unknown device';
}

/** The network of an address: the first three numbers of IPv4, the first three groups of IPv6. */
export function networkOf(address: string | null): string {
  if (!address) return '';
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.');
}
