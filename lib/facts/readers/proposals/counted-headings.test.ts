import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { withProposalWord } from './counted-headings';

const filler = 'The Board has looked at this with care and has set out its reasons at length below. '.repeat(6);
const headingsOf = (...headings: string[]) => {
  const filing = readFilingText([pageOf(headings.map((heading) => `#${heading}\n${filler}`).join('\n'))], []);
  return withProposalWord(filing).pages[0]?.lines.flatMap(({ text }) => (/\d\./.test(text) ? [text] : []));
};

it('says "Proposal" where headings of business only count', () => {
  expect(
    headingsOf('1. ELECTION OF DIRECTORS', '2. Advisory vote on pay', '3. SHAREHOLDER PROPOSAL ON CLIMATE'),
  ).toEqual([
    'PROPOSAL 1. ELECTION OF DIRECTORS',
    'Proposal 2. Advisory vote on pay',
    'PROPOSAL 3. SHAREHOLDER PROPOSAL ON CLIMATE',
  ]);
});

it.each([
  ['chapters of pay are counted', '1. OBJECTIVES OF PAY', '2. BASE SALARIES', '3. BONUSES'],
  ['only one is counted', '1. ELECTION OF DIRECTORS', 'ADVISORY VOTE ON PAY'],
  ['the first is missing', '2. ADVISORY VOTE ON PAY', '3. RATIFICATION OF AUDITORS'],
  ['another heading says it', '1. ELECTION OF DIRECTORS', '2. ADVISORY VOTE ON PAY', 'Proposal 3: RATIFICATION'],
])('leaves headings where %s', (_, ...headings) => {
  expect(headingsOf(...headings)?.filter((text) => /^proposal [12]/i.test(text))).toEqual([]);
});

it('leaves the rows of a list', () => {
  const list = '#1. ELECTION OF DIRECTORS\n#2. ADVISORY VOTE ON PAY\n#3. RATIFICATION OF AUDITORS';
  const filing = readFilingText([pageOf(list)], []);
  expect(withProposalWord(filing)).toBe(filing);
});
