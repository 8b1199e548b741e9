import { formatCounted } from '@/lib/format/numbers';
import { sentencesOf } from '@/lib/format/sentences';

const MAX_LENGTH = 260;
/** Characters reserved for the note on how much was left out. */
const ROOM_FOR_REST = 40;

const MARKERS = /\s?\[\d{1,3}\]/g;
const ITEM = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;
const TABLE_ROW = /^\s*\|/;
const TABLE_RULE = /^[\s|:-]+$/;

/**
 * The beginning of an answer for a line of the summary. Ends after a sentence or list entry and gives the number of
 * omitted words. Markers are removed, because they refer to the answer's own sources.
 */
export function shortenAnswer(answer: string): string {
  const lines = answer
    .replace(MARKERS, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const prose = lines
    .filter((line) => !ITEM.test(line) && !TABLE_ROW.test(line))
    .map(plain)
    .join(' ')
    .trim();
  const rows = lines.filter((line) => TABLE_ROW.test(line) && !TABLE_RULE.test(line)).slice(1);
  const items = lines.filter((line) => ITEM.test(line)).map((line) => plain(line.replace(ITEM, '')));
  if (items.length > 0) return shortenList(prose, items);
  const text = shortenProse(prose);
  return rows.length > 0 ? `${text} (table of ${formatCounted(rows.length, 'row')} in the answer)`.trim() : text;
}

function plain(line: string): string {
  return line
    .replace(/^\s*[>#]+\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shortenList(prose: string, items: readonly string[]): string {
  const lead = prose ? `${shortenProse(prose)} ` : '';
  const shown: string[] = [];
  for (const item of items) {
    const isTooLong = lead.length + [...shown, item].join('; ').length + ROOM_FOR_REST > MAX_LENGTH;
    if (isTooLong && (shown.length > 0 || item.length > MAX_LENGTH)) break;
    shown.push(item.replace(/[;,.]$/, ''));
  }
  const rest = items.length - shown.length;
  if (rest === 0) return `${lead}${shown.join('; ')}`;
  const more = shown.length > 0 ? `and ${rest} more in the answer` : `${formatCounted(rest, 'point')} in the answer`;
  return `${lead}${[...shown, more].join('; ')}`;
}

function shortenProse(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const sentences = sentencesOf(text);
  const whole = sentences.findLast(({ end }) => end <= MAX_LENGTH);
  if (whole) return `${text.slice(0, whole.end)} (More in the answer.)`;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:]+$/, '')} … (continued in the answer)`;
}
