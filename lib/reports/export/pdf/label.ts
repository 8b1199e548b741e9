import { oneLine } from '../printable';

/** The name of a document within a report about one company: without the company's name. */
export function labelWithin(label: string, company: string): string {
  const name = oneLine(label);
  const prefix = `${oneLine(company)}, `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
