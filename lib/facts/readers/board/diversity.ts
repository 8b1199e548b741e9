import { after, before, isContentsPage, matchesOf, trimmed, type FilingText } from '@/lib/reading/text/filing-text';
import { PERCENT, toNumber } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives } from '@/lib/format/patterns';
import { toCount } from '@/lib/format/words/number-words';
import { COUNT_OF_DIVERSE, COUNT_OF_WOMEN, ONLY_THE_NEW, OTHER_GROUP_OF_WOMEN } from './diversity-patterns';

const COUNT_WOMEN = new RegExp(alternatives(COUNT_OF_WOMEN), 'gi');
const DIVERSE = new RegExp(alternatives(COUNT_OF_DIVERSE), 'gi');
const MATRIX = /^directors\s+(?<female>\d{1,2})\s+(?<male>\d{1,2})\b/i;

/** The numbers of women and of ethnically diverse directors, as stated by the filing. */
export function readDiversity(filing: FilingText): FactDraft[] {
  const women = [...matchesOf(filing, COUNT_WOMEN)].flatMap((match): FactDraft[] => {
    const near = `${before(match, 110)} ${match.text} ${after(match, 60)}`;
    if (isContentsPage(match.page) || !/\bdirectors?|nominees?|board\b/i.test(near) || OTHER_GROUP_OF_WOMEN.test(near))
      return [];
    // "Of the six nominees who have joined since", "three of whom": a part of the board.
    if (ONLY_THE_NEW.test(match.page.text.slice(match.sentence.start, match.end))) return [];
    return toDraft(
      'women_directors',
      match.groups.count ?? match.groups.hold ?? match.groups.includes ?? match.groups.outOf ?? match.groups.tail,
      match.sentence,
      match.groups.outOf ? 0.78 : 0.72,
    );
  });
  const diverse = [...matchesOf(filing, DIVERSE)].flatMap((match): FactDraft[] => {
    const near = `${before(match, 110)} ${match.text} ${after(match, 60)}`;
    if (
      !/\bdirectors?|nominees?|board\b/i.test(near) ||
      /\b(?:employees?|workforce|management|hires?|suppliers?|proponent)\b/i.test(near)
    )
      return [];
    return toDraft('diverse_directors', match.groups.count ?? match.groups.tail, match.sentence, 0.72);
  });
  return [...rankCandidates([...matrixWomen(filing), ...women], 2), ...rankCandidates(diverse, 2)];
}

function toDraft(
  key: 'women_directors' | 'diverse_directors',
  text: string | undefined,
  span: FactDraft['span'],
  confidence: number,
): FactDraft[] {
  const percent = new RegExp(`^${PERCENT}`).test(text ?? '') ? toNumber(text) : undefined;
  if (percent !== undefined)
    return percent <= 100 ? [{ key, value: percent, unit: 'percent', span, confidence: confidence - 0.06 }] : [];
  const count = toCount(text);
  return count && count <= 15 ? [{ key, value: count, unit: 'people', span, confidence }] : [];
}

/** Nasdaq's board diversity matrix. */
function matrixWomen(filing: FilingText): FactDraft[] {
  return filing.pages
    .filter((page) => /board diversity matrix/i.test(page.text))
    .flatMap((page) =>
      page.lines.flatMap((line): FactDraft[] => {
        const women = MATRIX.exec(line.text)?.groups?.female;
        return women
          ? [
              {
                key: 'women_directors',
                value: Number(women),
                unit: 'people',
                span: trimmed(page, line.start, line.end),
                confidence: 0.84,
              },
            ]
          : [];
      }),
    );
}
