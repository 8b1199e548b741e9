import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { withSubject } from './with-subject';

/** The words of a fact of 1987 whose own sentence is the last one. */
function wordsOf(text: string, key: 'auditor_since' | 'board_size', value: number): string {
  const filing = readFilingText([pageOf(text)], []);
  const [page] = filing.pages;
  const start = page?.text.lastIndexOf('. ') ?? -1;
  const span = withSubject(filing, { key, value, span: { page: 1, start: start + 2, end: page?.text.length ?? 0 } });
  return page?.text.slice(span.start, span.end) ?? '';
}

it.each([
  'We selected Roe LLP as our auditor. The firm has served since 1987.',
  'We selected Roth LLP as our auditor. Roth has served since 1987.',
])('begins with the sentence that the words refer back to: %s', (text) => {
  expect(wordsOf(`It met twice. ${text}`, 'auditor_since', 1987)).toBe(text);
});

it.each([
  ['Roe LLP audits us. Roe LLP has been our auditor since 1987.', 'Roe LLP has been our auditor since 1987.'],
  ['Our chief joined in 1980. The firm has served since 1987.', 'The firm has served since 1987.'],
  ['Mr. Doe chairs the audit committee. He has served since 1987.', 'He has served since 1987.'],
  ['Roe LLP is our auditor. Doe joined the board. Doe has served since 1987.', 'Doe has served since 1987.'],
])('leaves words that show the value, or are not about the sentence before: %s', (text, words) => {
  expect(wordsOf(text, 'auditor_since', 1987)).toBe(words);
});
