import type { FlatLine } from '@/lib/reading/text/flat-page';
import { oneOf } from '@/lib/format/patterns';
import { CONTINUING_WORDS, SURELY_HEADS_WORDS } from './heading-kind-patterns';

const CONTINUING = new RegExp(String.raw`\b${oneOf(CONTINUING_WORDS)}\b`, 'i');
const OFFICERS =
  /^(?:(?:information )?(?:about|regarding|concerning) )?(?:our |the |other )?executive officers\b.{0,40}$/i;
const NOMINEES =
  /\b(?:nominees?|standing for (?:re-?)?election|for (?:re-?)?election|election of directors|board of directors)\b/i;
/** Such a line alone is a heading in any style. */
const SURELY_HEADS = new RegExp(String.raw`^${oneOf(SURELY_HEADS_WORDS)}\b[^.;]*$`, 'i');
/**
 * Headings of nominees, though they speak of terms: "Nominees for Terms Expiring in 2026", "Board Nominees (Terms
 * Expiring at the 2025 Meeting)".
 */
const OF_NOMINEES = new RegExp(
  String.raw`^(?:the |our )?(?:(?:board(?:['’]s)? |director )?nominees?|directors? nominated|` +
    String.raw`class [iv\d]+ (?:directors )?\(nominees)\b`,
  'i',
);
const LONGEST_HEADING = 130;

/**
 * Whether the line is a heading of nominees, or of others: officers and continuing directors. Undefined for a line that
 * is neither.
 */
export function headingKind({ line, text, cells }: FlatLine): 'nominees' | 'others' | undefined {
  const isAlone = cells.length === 1 && /^\p{Lu}/u.test(text) && SURELY_HEADS.test(text);
  const isHeading = line.isBold || line.role === 'heading' || text === text.toUpperCase() || isAlone;
  if (!isHeading || text.length >= LONGEST_HEADING) return undefined;
  if ((CONTINUING.test(text) && !OF_NOMINEES.test(text)) || OFFICERS.test(text)) return 'others';
  return NOMINEES.test(text) ? 'nominees' : undefined;
}
