import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { proponentInTable } from './proponent-tables';
import { proponentOf } from './proponents';
import { recommendsNothing } from '../recommendations/recommendations';
import { proposalSections } from '../sections/sections';

const RESOLVED = '\nRESOLVED: Shareholders ask the board to report.\nSUPPORTING STATEMENT: It is time.';

/** The section of proposal 4 of a proxy whose text it is. */
function sectionOf(text: string) {
  const before = 'PROPOSAL 3 - APPOINTMENT OF AUDITORS\nThe Board recommends a vote FOR proposal 3.';
  const filing = readFilingText([pageOf(before, 1), pageOf(text, 2)], []);
  return { filing, section: proposalSections(filing).get(4) };
}

it.each([
  [
    'PROPOSAL 4 - LOBBYING\nHarrow Health, 12 Nelwood Avenue, Apt. 6, Dunmore, NY 10400, represented by Joan Tarn, ' +
      'Director, claiming ownership of at least $2,000 of our stock, submitted the proposal set forth below.',
    'Harrow Health',
  ],
  [
    'PROPOSAL 4 - ADJUSTMENTS OF PAY\nThe Brannoc Federation of Labor and Council of Trades (BFL-CT) Reserve Fund, ' +
      '815 Park Street, has advised the Company that it intends to present the following resolution.',
    'Brannoc Federation of Labor and Council of Trades (BFL-CT) Reserve Fund',
  ],
  [
    'PROPOSAL 4 - CONSIDER PAY\nThe BFL-CT Reserve Fund gave notice that it intends to present this proposal.',
    'BFL-CT Reserve Fund',
  ],
  [
    'PROPOSAL 4 - CONSIDER PAY\nOwen Tarn, owner of 20 shares, informed Harbour that he will be at the meeting.',
    'Owen Tarn',
  ],
  [
    'PROPOSAL 4 - ELECT EACH DIRECTOR ANNUALLY\nMr. Owen Tarn, 22 Nelwood Avenue, No. 205, Redondo, who holds at ' +
      'least 20 shares, intends to put forward the following proposal.',
    'Owen Tarn',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON AUDITS\nThe following proposal was submitted by the Brannoc Labor Trust, ' +
      '815 Sixteenth\nAvenue N.W., Washington, D.C. 20006, beneficial owner of 12,750 shares.',
    'Brannoc Labor Trust',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON PAY\nOwen Tarn, who holds 100 shares, has named Mr. Piers Low, whose ' +
      'address is given above, as his agent for this proposal.',
    'Owen Tarn',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON PAY\nWe set out below a shareholder proposal and its supporting statement ' +
      'from the Brannoc Policy Center, 107 Park Court, owner of 31 shares.',
    'Brannoc Policy Center',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON PAY\nThe proposal below was submitted by Owen Tarnley.\nPROPOSAL 4 - PAY',
    'Owen Tarnley',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL\nThe Brannoc Contractors’ Pension Fund, 905 16th Street, which holds 3,162 ' +
      'shares, is expected to present the proposal that stands below.',
    "Brannoc Contractors' Pension Fund",
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON CLOSED ACCOUNTS\nThe Brannoc Foundation for Commerce has designated Owen ' +
      'Tarn, its senior counsel, to present the following resolution:',
    'Brannoc Foundation for Commerce',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON WATER\nAs We Tend, a non-profit organization, acting as representative of ' +
      'the Harrow Trust, has advised us that it intends to present the following proposal:',
    'As We Tend',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON WATER\nThe following proposal was submitted by The Brannoc Sisters Trust, ' +
      'with Harrow Investors LLC as co-filer.\nResolved: Shareholders ask for a report.\nSupporting statement: It is ' +
      'time. Harrow Fund has told reporters that it uses them. Its CEO has told reporters the same.',
    'Brannoc Sisters Trust',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL REGARDING WATER\nThe Company has received notice of the intention of the ' +
      'Brannoc Pension Fund, a holder of 10,500 shares, to present the following proposal:',
    'Brannoc Pension Fund',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL REGARDING WATER\nWe have been advised that The Order of Saint Brannoc, ' +
      'with an address of 12 Mt. Harrow Street, Dunmore, MI 48000,\nand owner of at least $2,000 of common shares, ' +
      'intends to submit the following proposal:',
    'Order of Saint Brannoc',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL TO TELL ABOUT\nPOULTRY KWIS, METRICS AND HOW WE USE THEM\n' +
      'We have been advised that The Harbour Society, holder of at least $2,000 of shares, intends ' +
      'to submit the following proposal:',
    'Harbour Society',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL\nJonathan Doe (who signs as John Doe) of Redondo, California has advised ' +
      'us that he intends to submit the proposal below.',
    'Jonathan Doe',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL\nProxy Commons, LLC, representing Jane Doe, the beneficial owner of ' +
      'at least 900 shares, has informed us it will submit this proposal.',
    'Proxy Commons, LLC',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL\nThe following proposal comes from Kenneth Steinmetz-Roy of Neckar, New ' +
      'York, who says he holds 100 shares:',
    'Kenneth Steinmetz-Roy',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON ACCESS\nA letter of November 20, 2024 from Pensionskasse Oberwald gives ' +
      'notice of the following.',
    'Pensionskasse Oberwald',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON CARTONS\nWe have been notified by Harbour & Steward, on behalf of the ' +
      'Pell-Roe Trust, beneficial owner of shares with a value of more than $25,000, that it intends to propose ' +
      'the following:',
    'Harbour & Steward',
  ],
  [
    'Management has been advised that Jane Doe, 1 Main Street, the owner of at least 100 shares, intends to submit ' +
      `the following:\nPROPOSAL 4 - SHAREHOLDER PROPOSAL ON LAND${RESOLVED}\nPell Board of Directors' Opposition ` +
      'Statement\nWe oppose it.\nManagement has been advised that Mark Poe, 2 Main Street, the owner of at least 50 ' +
      'shares, intends to submit another:',
    'Jane Doe',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON LAND\nFernhill Mission Societies - 10 First Avenue, Dunmore, PA 19000, the ' +
      'holder of 101 shares of our common stock, has advised us that it intends to introduce the following resolution:',
    'Fernhill Mission Societies',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON LAND\nThe National Center for Land submitted the following proposal.',
    'National Center for Land',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON LAND\nThis proposal was submitted by Brannoc Teachers Fund.',
    'Brannoc Teachers Fund',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON LAND\nMr. Owen R. Tarn of 215 Elm Avenue, No. 20, Dunmore, California ' +
      '90200, who owns 600 shares of common stock, has informed the Company that he plans to present it:',
    'Owen R. Tarn',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON A CHAIRMAN\nThe following shareholder proposal has been submitted to the ' +
      'Company for action at the meeting by Everett Q. Nesbit, 41\nFoxhollow Lane, Dunmore, Ohio, owner of 300 ' +
      'shares of the Company’s common stock. The text of the proposal follows:',
    'Everett Q. Nesbit',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON SOIL\nIn accordance with the rules we print a shareholder proposal from ' +
      'Greenholm Equity Fund, along with its supporting statement.',
    'Greenholm Equity Fund',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL ON PEACE\nThe Sisters of St. Brannoc of Dunmore and three co-filers have ' +
      'notified us that they intend to present the following proposal:',
    'Sisters of St. Brannoc of Dunmore',
  ],
  [
    'PROPOSAL 4 - SHAREHOLDER PROPOSAL\nProponent: Harbour Research\nAddress: P.O. Box 12, Dunmore\nShares: 40',
    'Harbour Research',
  ],
])('names the shareholder of %s', (text, name) => {
  const { filing, section } = sectionOf(text + RESOLVED);
  expect(proponentOf(filing, section)?.name).toBe(name);
});

it('does not take a director who told the company not to stand again as the shareholder', () => {
  const text =
    'PROPOSAL 4 - REPORT\nRoger W. Doe, aged 73, a director since 2016, told us that he will not stand again.';
  const { filing, section } = sectionOf(text + RESOLVED);
  expect(proponentOf(filing, section)).toBeUndefined();
});

it('names the first of two who propose together', () => {
  const text =
    'PROPOSAL 4 - REPORT ON WATER\nThe Company has been advised that The Harbour Society and a co-filer, the Brannoc ' +
    'Pension Fund, propose to submit the following resolution.';
  const { filing, section } = sectionOf(text + RESOLVED);
  expect(proponentOf(filing, section)?.name).toBe('Harbour Society');
});

it('names whom the words above the heading introduce, not whom the next proposal introduces', () => {
  const text =
    'Mr. Owen R. Tarn, 9 Willow Court, Dunmore, the owner of 75 shares, has advised us that he will present this:\n' +
    'PROPOSAL 4 - REPORT ON WATER\nRESOLVED: Shareholders ask for a report.\nBoard Response\n' +
    'The Board recommends a vote AGAINST this proposal.\n' +
    'The Harbour Society, owner of 90 shares, has advised us that it intends to present this proposal:';
  const { filing, section } = sectionOf(text);
  expect(proponentOf(filing, section)?.name).toBe('Owen R. Tarn');
});

it('names nobody who presents the proposal above, whose text says no "resolved"', () => {
  const text =
    'Item 3 - INDEPENDENT CHAIR\nOwen R. Tarn has notified us that he intends to present this proposal.\n' +
    'Shareholders request that two separate people hold the offices.\nOpposing statement of the Board\n' +
    'The Board recommends that you vote AGAINST this item.\n' +
    'PROPOSAL 4 - REPORT ON WATER\nThe following proposal was submitted by a shareholder.';
  const { filing, section } = sectionOf(text + RESOLVED);
  expect(proponentOf(filing, section)).toBeUndefined();
});

it('names whom a table of proponents names', () => {
  const table =
    '#Proponents\nItem   Proponent (lead filer)\n5   Harbour Society, Dunmore\n6   Roe Partners, LLC, for one';
  const filing = readFilingText([pageOf(table, 1)], []);
  expect([5, 6, 7].map((number) => proponentInTable(filing, number)?.name)).toEqual([
    'Harbour Society',
    'Roe Partners, LLC',
    undefined,
  ]);
});

it('names who was given one word for a name', () => {
  const defined = 'Palisade Partners, L.P. (with its affiliates, “Palisade”) has owned our shares for ten years.\n';
  const text = 'PROPOSAL 4 - BYLAW REPEAL\nPalisade has notified us that it will present this proposal:';
  const found = sectionOf(defined + text + RESOLVED);
  expect(proponentOf(found.filing, found.section)?.name).toBe('Palisade');
  const undefinedTerm = sectionOf(text + RESOLVED);
  expect(proponentOf(undefinedTerm.filing, undefinedTerm.section)).toBeUndefined();
});

it.each(['Boards of Directors', 'Amended and Restated Certificate', 'By-laws', 'WHEREAS'])(
  'takes %s for nobody',
  (name) => {
    const text = `PROPOSAL 4 - REPORT ON WATER\n${name} of the company, the owner of 75 shares, has advised us of it.`;
    const { filing, section } = sectionOf(text + RESOLVED);
    expect(proponentOf(filing, section)).toBeUndefined();
  },
);

it.each([
  ['No Recommendation.', true],
  ['The Board makes no recommendation on this proposal.', true],
  ['The Board is not making any recommendation.', true],
  ['The Board makes no recommendation on Proposal 4.', true],
  ['Holders asked for it. The Board, which made no recommendation on it then, now acts. We recommend FOR.', false],
  ['The Board recommends a vote FOR Proposals 2 and 4, and makes no recommendation on Proposal Seven.', false],
  ['The Board recommends a vote AGAINST this proposal. We have no recommendation of a proxy adviser.', false],
])('%s', (words, isOpen) => {
  const { section } = sectionOf(`PROPOSAL 4 - SHAREHOLDER PROPOSAL REGARDING WATER\n${words}${RESOLVED}`);
  expect(recommendsNothing(section)).toBe(isOpen);
});

it.each([
  [
    'Below is a shareholder proposal, along with the supporting statement, of the Brannoc Policy Center, 41 Mill Road.',
    'Brannoc Policy Center',
  ],
  ['Brannoc Investor Union, 2 Mill Road, proposes the resolution that follows.', 'Brannoc Investor Union'],
  [
    'Brannoc Hostelry, 275 Main Street, which holds 120 shares, proposes to bring the resolution below.',
    'Brannoc Hostelry',
  ],
])('names the holder: %s', (words, name) => {
  const { filing, section } = sectionOf(`PROPOSAL 4 - SHAREHOLDER PROPOSAL ON WATER\n${words}${RESOLVED}`);
  expect(proponentOf(filing, section)?.name).toBe(name);
});

it('names nobody from behind the proposal where the name is given on request', () => {
  const { filing, section } = sectionOf(
    'PROPOSAL 4 - REPORT ON WATER\nWe will give the name and address of the holder at once upon request.' +
      `${RESOLVED}\nReports were made in time, but for one by Owen R. Tarn, which was submitted by Owen R. Tarn late.`,
  );
  expect(proponentOf(filing, section)).toBeUndefined();
});

it('names nobody where only the proposal before has a shareholder, on the same page', () => {
  const text =
    '#PROPOSAL 3 - REPORT ON LAND\nOwen R. Tarn has notified us that he intends to present this proposal.' +
    `${RESOLVED}\n#PROPOSAL 4 - REPORT ON WATER\nWe will give the proponent on request.${RESOLVED}`;
  const filing = readFilingText([pageOf(text, 1)], []);
  expect(proponentOf(filing, proposalSections(filing).get(4))).toBeUndefined();
});

it('names no officer who gives the name on request', () => {
  const { filing, section } = sectionOf(
    'PROPOSAL 4 - REPORT ON WATER\nA shareholder, whose name we will give promptly upon request to our Corporate ' +
      `Secretary, has given notice of this proposal.${RESOLVED}`,
  );
  expect(proponentOf(filing, section)).toBeUndefined();
});
