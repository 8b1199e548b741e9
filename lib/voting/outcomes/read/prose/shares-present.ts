import { rangeWithin, type TextBlock } from '../tables/blocks';
import type { Counted } from '../types';

const SHARES = new RegExp(
  [
    String.raw`(?<![\d,.])(?<value>\d{1,3}(?:,\d{3}){1,4})\s+(?:of\s+(?:our|the|`,
    String.raw`its)\s+)?(?:\w+\s+){0,4}?shares\b(?! (?:of [\w ]{0,30})?(?:outstanding|issued|`,
    String.raw`entitled))`,
  ].join(''),
  'gi',
);

/** The number of shares that a paragraph says were present or represented; null where it counts none, or several. */
export function sharesPresentIn(block: TextBlock): Counted | null {
  for (const sentence of block.text.matchAll(/[^.;]+(?:\.(?!\s)[^.;]*)*/g)) {
    if (!/\b(?:present|represented)\b/i.test(sentence[0])) continue;
    const found = [...sentence[0].matchAll(SHARES)];
    const [only] = found;
    if (found.length !== 1 || !only?.groups?.value) continue;
    const start = sentence.index + only.index;
    const value = only.groups.value;
    return { value: Number(value.replaceAll(',', '')), at: rangeWithin(block, start, start + value.length) };
  }
  return null;
}
