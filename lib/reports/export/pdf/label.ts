import { oneLine } from '../printable';

/** The name of a document inside a report about one company: the company's name in front of it says nothing new. */
export function labelWithin(label: string, company: string): string {
  const name = oneLine(label);
  const prefix = `${oneLine(company)}, `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
