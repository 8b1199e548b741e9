import { literally } from '@/lib/format/patterns';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { surnameOf } from '@/lib/reading/text/names/names';
import type { FactDraft } from '@/lib/facts/types';

/**
 * Counts nominees whom the filing mostly calls "Ms. Hill"; `unknown` are those with no title, or with both as often.
 */
export function womenByTitle(filing: FilingText, names: readonly string[]): { women: number; unknown: number } {
  const text = filing.pages.map((page) => page.text).join(' ');
  let women = 0;
  let unknown = 0;
  for (const name of names) {
    const surname = literally(surnameOf(name));
    const count = (titles: string) =>
      [
        ...text.matchAll(
          new RegExp(`\\b(?:${titles})\\.?\\s(?:\\p{Lu}[\\p{L}.'’-]*\\s){0,2}?${surname}(?!\\p{L})`, 'giu'),
        ),
      ].length;
    const asWoman = count('Ms|Mrs|Miss');
    const asMan = count('Mr');
    if (asWoman > asMan) women += 1;
    else if (asMan <= asWoman) unknown += 1;
  }
  return { women, unknown };
}

/**
 * The reason when a number of women contradicts the nominees' titles; one leaving director may be counted in addition.
 */
export function judgeWomen(filing: FilingText, draft: FactDraft, names: readonly string[]): string | undefined {
  if (names.length < 3 || typeof draft.value !== 'number') return undefined;
  const { women, unknown } = womenByTitle(filing, names);
  const stated = draft.unit === 'percent' ? (draft.value / 100) * names.length : draft.value;
  const slack = draft.unit === 'percent' ? 0.6 : 0;
  return stated < women - slack || stated > women + unknown + slack
    ? `the filing refers to ${women} nominees as women`
    : undefined;
}
