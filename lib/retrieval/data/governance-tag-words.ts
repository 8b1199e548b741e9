import { LOWER_MONTH } from '@/lib/format/words/months';
import { SMALL_NUMBERS } from '@/lib/format/words/number-words';
import { alternatives } from '@/lib/format/patterns';
import { NEXT_YEARS_NOMINATIONS_WORDS } from './governance-tag-words-patterns';

export const MONTH_DAY_YEAR = `(?:${LOWER_MONTH}) ` + '\\d{1,2}, ?(?:19|20)\\d\\d';
export const NUMBER_WORD = `(?:\\d{1,2}|${SMALL_NUMBERS.slice(1).join('|')}|twenty)`;
/** A pattern for two patterns in either order, at most `gap` characters apart. */
export const nearEachOther = (left: string, right: string, gap = 150) =>
  new RegExp(`${left}.{0,${gap}}?${right}|${right}.{0,${gap}}?${left}`);
/** Passages on how holders may nominate or propose for a later meeting use the same words as this year's ballot. */
export const NEXT_YEARS_NOMINATIONS = new RegExp(alternatives(NEXT_YEARS_NOMINATIONS_WORDS));
export const PERCENT_HELD = '\\d{1,2}\\.\\d+ ?%';
