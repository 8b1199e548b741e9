import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { asNumbered, proposalNumerals } from './proposal-numerals';

const textOf = (text: string) => asNumbered(readFilingText([pageOf(text)], [])).pages[0]?.text;

it('reads letters and Roman numerals as numbers where the proposals are counted so', () => {
  expect(
    textOf(`#Proposal A: Election of Directors
#Proposal B: Say on Pay
A. To elect directors
B. To vote on pay
The Board recommends a vote FOR Proposals A (as to three directors) and B. Class A stock has one vote.`),
  ).toBe(
    'Proposal 1: Election of Directors Proposal 2: Say on Pay 1. To elect directors 2. To vote on pay ' +
      'The Board recommends a vote FOR Proposals 1 (as to three directors) and 2. Class A stock has one vote.',
  );
  expect(
    textOf('#I. ELECTION OF DIRECTORS\n#II. SAY ON PAY\nSee Proposals I and II. Part II of Form 10-K is enclosed.'),
  ).toBe('1. ELECTION OF DIRECTORS 2. SAY ON PAY See Proposals 1 and 2. Part II of Form 10-K is enclosed.');
});

it.each([
  '#Proposal 1: Election of Directors\n#Proposal 2: Pay\nSee Item A and Item B of Schedule II.',
  '#Proposal B: Say on Pay\n#Proposal C: The Plan',
  'A. B. Roe\nC. D. Poe',
])('counts in no numerals: %s', (text) => {
  const filing = readFilingText([pageOf(text)], []);
  expect(proposalNumerals(filing)).toEqual([]);
  expect(asNumbered(filing)).toBe(filing);
});
