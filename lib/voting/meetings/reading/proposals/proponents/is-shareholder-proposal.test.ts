import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { isShareholderProposal } from './is-shareholder-proposal';
import { proposalSections } from '../sections/sections';

const proposal = (title: string, isStated = false) => ({
  number: 4,
  printed: 4,
  title,
  recommends: null,
  isStated: true,
  isOfHolder: isStated,
});

/** Whether a shareholder proposes item 4 of a page, which the board recommends to approve. */
function isOf(text: string, title: string, isStated = false): boolean {
  const filing = readFilingText([pageOf(text)], []);
  return isShareholderProposal(filing, proposal(title, isStated), proposalSections(filing).get(4), 'for', undefined);
}

const AMENDMENT = 'Amendment of Article X of our Articles';
const OWN =
  `#Proposal 4: ${AMENDMENT}\nArticle X, Section 4 requires the same vote to amend Article X, which concerns ` +
  'transactions with a holder of more than 5% of our shares.\nThe Board recommends that shareholders vote FOR it.';
const NEXT =
  '\nReport on Tides\nThe Harbour Society, owner of 90 shares, has advised us that it intends to present the ' +
  'following shareholder proposal.\nRESOLVED: Shareholders ask for a report.';

it('takes the proponent of the next proposal, whose heading was not read, for nobody of this one', () => {
  expect(isOf(OWN, AMENDMENT)).toBe(false);
  expect(isOf(OWN + NEXT, AMENDMENT)).toBe(false);
});

it("knows a shareholder's resolution that the board supports by its own words", () => {
  const supported =
    '#Proposal 4: Annual Elections\nThe Harbour Society, owner of 90 shares, has advised us that it intends to ' +
    'present the following proposal.\nRESOLVED: Elect each director annually.\n' +
    'The Board recommends that you vote FOR it.';
  expect(isOf(supported, 'Annual Elections')).toBe(true);
});

it("takes a management proposal for the board's, whoever asked for it before", () => {
  const title = 'Management Proposal to Declassify the Board';
  const past = 'The shareholder proposal of 2025 was approved.';
  const text = `#Proposal 4: ${title}\n${past}\nThe Board recommends a vote FOR it.`;
  expect(isOf(text, title, true)).toBe(false);
});

it("knows a shareholder's proposal by the title below its number, where the board recommends nothing", () => {
  const text = (title: string) =>
    `#PROPOSAL NO. 4\n#${title}\nIt is about meetings. The Board makes no recommendation.`;
  const isRead = (title: string) => {
    const filing = readFilingText([pageOf(text(title))], []);
    const section = proposalSections(filing).get(4);
    return isShareholderProposal(
      filing,
      proposal('The power to call a special meeting'),
      section,
      undefined,
      undefined,
    );
  };
  expect(isRead('Shareholder proposal regarding the power to call a special meeting')).toBe(true);
  expect(isRead('Amendment regarding the power to call a special meeting')).toBe(false);
});

it("takes the ratification of the auditor for the board's, though a note on the holders' proposals follows", () => {
  const text = '#Proposal 4: Ratification of Selection of Roe LLP\nThe Board recommends a vote FOR it.';
  expect(isOf(text, 'Ratification of Selection of Roe LLP', true)).toBe(false);
  expect(isOf(text.replace('Ratification of', 'Policy on'), 'Policy on Selection of Roe LLP', true)).toBe(true);
});
