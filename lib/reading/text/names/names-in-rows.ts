import { CURRENCY_SIGN } from '@/lib/format/currency-signs';
import type { FlatLine, FlatPage } from '../flat-page';
import { withoutHonorifics } from './honorifics';
import { isName, properCase } from './names';

const AMOUNT = new RegExp(String.raw`^${CURRENCY_SIGN}?\s?\d[\d,.]{2,}$`);
const FEWEST_AMOUNTS = 2;
const NOTES = /(?:\s?\(\d{1,2}\)|[*†‡])+$/;

const IN_THOUSANDS = new RegExp(String.raw`^${CURRENCY_SIGN}?\s?\d{1,3}(?:,\d{3})+$`);

/** "Jane Roe   2024   900,000   10,629,344", "Sam Poe   28   19,609,914   —". */
export function isRowOfAmounts({ cells }: FlatLine): boolean {
  const amounts = cells.slice(1).filter(({ text }) => AMOUNT.test(text));
  return amounts.length >= FEWEST_AMOUNTS || amounts.some(({ text }) => IN_THOUSANDS.test(text));
}

/** Names that begin rows of amounts, as in tables of pay and of shares held. */
export function namesInRows({ lines }: FlatPage): string[] {
  return lines.flatMap((line) => {
    const name = properCase(withoutHonorifics((line.cells[0]?.text ?? '').replace(NOTES, '')).trim());
    return isRowOfAmounts(line) && isName(name) ? [name] : [];
  });
}

const OF_FEES = /\bfees (?:earned|paid)\b/i;
const OF_SHARES = /\bbeneficial(?:ly)? own/i;

/** Who is named both in a table of directors' fees and in one of shares held: people, however the filing calls them. */
export function directorsInTables(pages: readonly FlatPage[]): string[] {
  const on = (subject: RegExp) =>
    new Set(pages.filter(({ text }) => subject.test(text)).flatMap((page) => namesInRows(page)));
  const holders = on(OF_SHARES);
  return [...on(OF_FEES)].filter((name) => holders.has(name));
}
