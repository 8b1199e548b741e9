import { describe, expect, it } from 'vitest';
import { headingAt, proposalHeading } from './proposal-headings';

describe('headings of proposals', () => {
  it.each([
    ['Proposal No. 4 – Approval of the Plan', 4, ' – Approval of the Plan'],
    ['ITEM TWO: SAY ON PAY', 2, ': SAY ON PAY'],
    ['PROPOSAL SIXTEEN Equity plan', 16, ' Equity plan'],
    ['Proposal Fourteen: Pay', 14, ': Pay'],
    ['► Voting Item 3 Ratification', 3, ' Ratification'],
    ['Matter 2. Advisory vote', 2, '. Advisory vote'],
    ['Proposal 2 of 5: Say on Pay', 2, ': Say on Pay'],
    ['Proposition 3: Say on Pay', 3, ': Say on Pay'],
    ['Item of Business No. 6 — Amendment of Article IX', 6, ' — Amendment of Article IX'],
    ['Election of Directors (Matter No. 1)', 1, 'Election of Directors'],
    ['RATIFICATION OF AUDITORS – PROPOSAL 3', 3, 'RATIFICATION OF AUDITORS'],
    ['Report on Lobbying (Item 4 on the proxy card)', 4, 'Report on Lobbying'],
    ['Report on Lobbying (Item 4 on', 4, 'Report on Lobbying'],
    ['Proposals 1(a) to 1(k) - Election of directors', 1, ' - Election of directors'],
    ['ITEMS 1A THROUGH 1K: ELECTION OF DIRECTORS', 1, ': ELECTION OF DIRECTORS'],
    ['RESOLUTIONS 2(A) AND 2(B) - AUDITORS', 2, ' - AUDITORS'],
    ['THE MERGER (PROPOSAL 1: MERGER AGREEMENT PROPOSAL)', 1, 'MERGER AGREEMENT PROPOSAL'],
  ])('%s', (text, number, rest) => expect(proposalHeading(text, true)).toEqual({ number, rest }));

  it.each([
    'Proposal 12%',
    'Proposals 1 and 2 need a majority',
    'The election of directors (Proposal 1) needs a majority.',
    'Item 402(a)',
    'Our proposals',
  ])('%s is none', (text) => expect(proposalHeading(text, true)).toBeUndefined());

  it('takes a number at the end for a heading only where the line is set as one', () =>
    expect(proposalHeading('Election of Directors (Proposal 1)', false)).toBeUndefined());
});

describe('a heading on the lines of a page', () => {
  const at = (...texts: string[]) =>
    headingAt(
      texts.map((text) => ({ text })),
      texts.length - 1,
      false,
    );

  it('may have its word above its number, or letters set apart', () => {
    expect(at('Item', '5   Shareholder Proposal: Report on Water')).toMatchObject({ number: 5 });
    expect(at('PROPOSAL NO.', '2')).toEqual({ number: 2, rest: '' });
    expect(at('I TEM', '5   Report on Water')).toMatchObject({ number: 5 });
    expect(at('P R O P O S A L N U M B E R 6')).toEqual({ number: 6, rest: '' });
    expect(at('P ROPOS A L 4')).toEqual({ number: 4, rest: '' });
    expect(at('Items of the agenda', '5   Report on Water')).toBeUndefined();
    expect(at('Item', 'Report on Water')).toBeUndefined();
  });

  it('is none in the last words of a shareholder', () => {
    expect(at('Please vote yes: Right to Act by Written', 'Consent – Proposal 6')).toBeUndefined();
    expect(at('Please vote yes: Right to Act by Written Consent –', 'Proposal 6')).toBeUndefined();
    expect(at('Please vote FOR this proposal.', 'Proposal 6')).toMatchObject({ number: 6 });
    expect(headingAt([{ text: 'Please vote yes.' }, { text: 'Report on Water (Proposal 6)' }], 1, true)).toMatchObject({
      number: 6,
    });
  });

  it('is none in a row of cards', () => {
    const cells = ['ITEM 1', 'ITEM 2'].map((text) => ({ text }));
    expect(headingAt([{ text: 'ITEM 1   ITEM 2', cells }], 0, true)).toBeUndefined();
  });
});
