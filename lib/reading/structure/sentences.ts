import type { FlatPage } from '../text/flat-page';
import type { TextLine } from '@/lib/pdf/types';
import type { PathAt } from './outline';
import type { Unit } from './types';

const BULLET = /^\s*(?:[•●▪■◆○✓✔☑►▶❯]|[–-]\s|\(?[a-z0-9]{1,2}[.)]\s)\s*/i;
const MIN_LETTERS = 3;
/** A row whose cells have at least this many words each is prose in columns, not values. */
const PROSE_WORDS = 7;

/**
 * Sentences and list items of a page; lines of tables are read as rows. `opened` is the introduction of a list that
 * continues here.
 */
export function sentenceUnits(flat: FlatPage, inRows: ReadonlySet<TextLine>, pathAt: PathAt, opened: string): Unit[] {
  const units: Unit[] = [];
  let lead = opened;
  flat.sentenceStarts.forEach((from, index) => {
    const to = flat.sentenceStarts[index + 1] ?? flat.text.length;
    const raw = flat.text.slice(from, to);
    const text = raw.trim();
    if (text.replace(/[^A-Za-z]/g, '').length < MIN_LETTERS) return;
    const lines = flat.lines.filter((line) => line.start < to && line.end > from);
    const isRow = lines.length > 0 && lines.every((line) => inRows.has(line.line)) && !isProse(text, lines.length);
    if (isRow) return;
    const isBulleted = BULLET.test(text);
    if (!isBulleted && !/:$/.test(text) && !continuesList(lines[0]?.line)) lead = '';
    const begin = from + raw.length - raw.trimStart().length;
    const start = flat.offsets[begin] ?? 0;
    const end = (flat.offsets[begin + text.length - 1] ?? start) + 1;
    const isHeading = lines.every((line) => line.line.role === 'heading');
    if (isHeading && text.length < 12 && !/\d/.test(text)) return;
    units.push({
      kind: 'sentence',
      page: flat.page,
      start,
      end,
      text,
      section: pathAt(flat.page, start),
      lead: isBulleted ? lead : '',
      row: null,
    });
    if (/:$/.test(text)) lead = text;
  });
  return units;
}

function continuesList(line: TextLine | undefined): boolean {
  return line !== undefined && /^\s*[•●▪■◆○✓✔☑►▶]/.test(line.text);
}

function isProse(text: string, lines: number): boolean {
  return text.split(' ').length / lines > PROSE_WORDS && /[a-z]{3,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text);
}
