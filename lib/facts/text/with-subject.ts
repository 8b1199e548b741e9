import type { FilingText, Span } from '@/lib/reading/text/filing-text';
import { alternatives } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { quoteSupports } from '../support/quote-supports';
import type { FactDraft, FactUnit } from '../types';
import { REFERS_BACK_WORDS } from './with-subject-patterns';

type Stated = Pick<FactDraft, 'key' | 'value' | 'span'> & { unit?: FactUnit | null; period?: string | null };

const MOST_LETTERS = 500;
/** What only the sentence before explains. */
const REFERS_BACK = new RegExp(alternatives(REFERS_BACK_WORDS), 'i');

/**
 * The words of a fact together with the sentence or heading before them, where they refer back to it for what the value
 * is of: "We appointed Roe LLP as our auditor. The firm has served us since 1987." As they are where they show the fact
 * on their own, and where the two together do not.
 */
export function withSubject(filing: FilingText, fact: Stated): Span {
  const { span } = fact;
  const page = filing.pages.find((each) => each.page === span.page);
  if (!page || isShown(filing, fact)) return span;
  const start = page.sentenceStarts.findLast((each) => each < span.start);
  if (start === undefined || span.end - start > MOST_LETTERS) return span;
  const [before, own] = [page.text.slice(start, span.start), page.text.slice(span.start, span.end)];
  // "Roe has served since 1987", after "Roe LLP".
  const isNamed = before.split(/[^\p{L}]+/u).includes(/^\p{Lu}\p{Ll}{3,}/u.exec(own)?.[0] ?? '-');
  const isBack = (REFERS_BACK.test(own) || isNamed) && !OF_A_PERSON.test(own);
  const longer = { ...span, start };
  return isBack && isShown(filing, { ...fact, span: longer }) ? longer : span;
}

const OF_A_PERSON = new RegExp(String.raw`^(?:he|she|${PLAIN_TITLE})\b`, 'i');

/** Whether the words of the span show the fact. */
export function isShown({ pages }: FilingText, { key, value, unit = null, period = null, span }: Stated): boolean {
  const text = pages.find(({ page }) => page === span.page)?.text.slice(span.start, span.end) ?? '';
  return quoteSupports({ key, value, unit, period, quote: text }).verdict === 'supported';
}
