/** Splits on commas, semicolons and line breaks; trims; drops empty entries and duplicates. */
export function splitAddresses(given: string | readonly string[]): string[] {
  const parts = (typeof given === 'string' ? [given] : given).flatMap((text) => text.split(/[,;\n]/));
  const byKey = new Map<string, string>();
  for (const part of parts) {
    const address = part.trim();
    if (address && !byKey.has(address.toLowerCase())) byKey.set(address.toLowerCase(), address);
  }
  return [...byKey.values()];
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A plain e-mail address: no display name, no line break, a domain with a dot. */
export function isAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^[a-z]/i.test(labels.at(-1) ?? '')
  );
}

/** The addresses that are not plain e-mail addresses. */
export function wrongAddresses(addresses: readonly string[]): string[] {
  return addresses.filter((address) => !isAddress(address));
}
