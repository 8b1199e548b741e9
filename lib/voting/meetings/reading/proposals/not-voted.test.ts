import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { isOnlyReceived, isWithdrawn } from './not-voted';
import { proposalSections } from './sections/sections';

const words = (subject: string) => `This is about ${subject}. `.repeat(12);

it.each([
  ['The proponent has withdrawn the proposal. Therefore, Proposal 4 will not be presented or voted upon.', true],
  ['A like proposal was withdrawn last year. The shareholder asks for a report.', false],
])('%s', (text, expected) => {
  const filing = readFilingText([pageOf(`#PROPOSAL 4 - SHAREHOLDER PROPOSAL\n${text}\n${words('soil')}`, 1)], []);
  expect(isWithdrawn(proposalSections(filing).get(4))).toBe(expected);
});

it('are accounts that are laid before a meeting which does not vote on them', () => {
  const title = 'To receive and consider the Irish statutory financial statements';
  const proposal = { number: 10, printed: 10, title, recommends: null, isStated: true, isOfHolder: false };
  const filing = (text: string) => readFilingText([pageOf(text, 1)], []);
  const law =
    'Irish law does not ask that holders approve the financial statements, and no such approval will be sought.';
  expect(isOnlyReceived(filing(law), proposal)).toBe(true);
  expect(
    isOnlyReceived(filing('The statutory statements under item 9 are laid before you, not voted on.'), proposal),
  ).toBe(true);
  expect(isOnlyReceived(filing('We ask you to receive the accounts.'), proposal)).toBe(false);
});
