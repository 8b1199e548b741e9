import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName, properCase } from '@/lib/reading/text/names/names';

export type CardRow = { name: string; start: number; end: number };

const BOX = String.raw`(?:\[\s?\]|\(\s?\)|[☐□○◯¨]|_{2,}|[oO])`;
/** "Jane B. Roe   [ ]   [ ]", "Jane B. Roe ☐ ☐". */
const ROW = new RegExp(String.raw`^(?<name>\p{Lu}\S*(?:\s\S+){1,5}?)(?:\s+${BOX}){2,4}$`, 'u');
const HAS_BOXES = new RegExp(String.raw`(?:\s${BOX}){2,4}$`, 'u');
/** "1. Election of directors   For   Withhold", "Nominees:   FOR   AGAINST   ABSTAIN". */
const HEAD = /\bfor\b(?: all)?\W{1,20}\b(?:withhold\w*|against)\b/i;
const OF_OTHERS = /\bopposed\b|\bopposition\b|\bdissident\b/i;
const HEAD_REACH = 6;
const FEWEST_ROWS = 2;

/**
 * Nominees whom the proxy card names without a letter or a number, one to a row with boxes to mark, below a head of
 * choices; by run. A run with a row that is not a name is incomplete, and left out.
 */
export function cardRowsOn(page: FlatPage): CardRow[][] {
  const runs: { rows: (CardRow | undefined)[]; first: number }[] = [];
  for (const [at, line] of page.lines.entries()) {
    // The next proposal, "2. To ratify …", ends the nominees.
    if (!HAS_BOXES.test(line.text) || /^\(?\d/.test(line.text)) continue;
    const last = runs.at(-1);
    const isNext = last !== undefined && at === last.first + last.rows.length;
    if (isNext) last.rows.push(rowOf(line));
    else runs.push({ rows: [rowOf(line)], first: at });
  }
  return runs.flatMap(({ rows, first }) => {
    const names = rows.flatMap((row) => row ?? []);
    const above = page.lines.slice(Math.max(0, first - HEAD_REACH), first);
    const isCard = above.some(({ text }) => HEAD.test(text)) && !above.some(({ text }) => OF_OTHERS.test(text));
    return isCard && names.length >= FEWEST_ROWS && names.length === rows.length ? [names] : [];
  });
}

function rowOf(line: FlatLine): CardRow | undefined {
  const words = ROW.exec(line.text)?.groups?.name;
  const name = words === undefined ? '' : properCase(withoutHonorifics(words).trim());
  return isName(name) ? { name, start: line.start, end: line.end } : undefined;
}
