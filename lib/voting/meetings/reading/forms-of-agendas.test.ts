import { describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readAgenda } from './read-agenda';

/** Number, kind and nominee or title of each line; pages are told apart by an empty line. */
function read(text: string): string[] {
  return linesOf(text).map(({ number, kind, nominee, title }) => `${number} ${kind} ${nominee ?? title}`);
}

function linesOf(text: string) {
  const pages = text.split('\n\n').map((page, index) => pageOf(page, index + 1));
  return readAgenda({ pages, structure: null, facts: [], meetingYear: 2026 }).lines;
}

const TWO = `#PROPOSAL 1: ELECTION OF DIRECTORS
The Board has nominated Jane B. Roe and Mark Poe.
#Jane B. Roe
Age 61. Director since 2016. Ms. Roe was a banker.
#Mark Poe
Age 58. Director since 2019. Mr. Poe was an engineer.
#THE BOARD RECOMMENDS A VOTE "FOR" EACH NOMINEE.`;
const NOTICE = `#NOTICE OF ANNUAL MEETING
The meeting is held for the following purposes:
1. To elect two directors`;
const AUDITOR = `#PROPOSAL 2: RATIFICATION OF AUDITOR
The committee has appointed Marsh Lowe LLP.
#THE BOARD RECOMMENDS A VOTE "FOR" PROPOSAL 2.`;
const LINES = [
  '1a director_election Jane B. Roe',
  '1b director_election Mark Poe',
  '2 auditor_ratification RATIFICATION OF AUDITOR',
];

describe('other business', () => {
  it('is no line, nor an adjournment, however it is worded', () => {
    expect(
      read(`${NOTICE}
2. To ratify the appointment of Marsh Lowe LLP
3. To consider any other matters that are properly presented at the meeting or any adjournment or postponement
4. Other matters, if any, that may come before the meeting or any adjournment thereof

${TWO}
${AUDITOR}`),
    ).toEqual(LINES);
  });
});

describe('numbers with a point', () => {
  it('are no resolutions in the sections of an annex', () => {
    expect(
      read(`${NOTICE}
2. To ratify the appointment of Marsh Lowe LLP

${TWO}
${AUDITOR}
Pay is reported under Item 402(a) and (b) of Regulation S-K and Item 5.02 of Form 8-K.

#ANNEX A Equity Incentive Plan
The parts of the plan, which the Board recommends:
2.1 Administration of the plan
2.2 Appointment of auditors of the plan
3.1 Options to purchase common stock
3.2 Adjournment of decisions of the committee

2.1 Administration of the plan
The committee administers it and recommends awards.
2.2 Appointment of auditors of the plan
By the committee.
3.1 Options to purchase common stock
As granted.
3.2 Adjournment of decisions of the committee
As it sees fit.`),
    ).toEqual(LINES);
  });

  it('are no resolutions in headings of the document', () => {
    expect(
      read(`#Sections of this document
1.1 Voting at the meeting
2.1 Election of directors and their terms
2.2 Appointment of auditors

${NOTICE}
2. To ratify the appointment of Marsh Lowe LLP

#2.1 Election of directors and their terms
The committee recommends people to the Board.
#2.2 Appointment of auditors
The committee recommends a firm.

${TWO}
${AUDITOR}`),
    ).toEqual(LINES);
  });

  it('name everybody who is elected, and to what, where one item has all elections', () => {
    const items = [
      'Re-election of Jane B. Roe as a director',
      'Re-election of Mark Poe as a director',
      'Election of Jane B. Roe as Chair of the Board',
      'Election of Mark Poe to the Compensation Committee',
      'Election of Hale Notaries as independent proxy',
      'Election of Marsh Lowe AG as auditor',
    ].map((title, at) => `2.${at + 1} ${title}`);
    expect(
      read(`#Agenda
1. Approval of the accounts
2. Elections
${items.join('\n')}
3. Reduction of share capital

#Agenda Item 1: Approval of the accounts
The Board recommends a vote FOR Agenda Item 1.
#Agenda Item 2: Elections
${items.map((item) => `#${item}\nThe Board proposes this.`).join('\n')}
The Board recommends a vote FOR each of Agenda Items 2.1 to 2.6.
#Agenda Item 3: Reduction of share capital
The Board recommends a vote FOR Agenda Item 3.`),
    ).toEqual([
      '1 other_management Approval of the accounts',
      '2.1 director_election Jane B. Roe',
      '2.2 director_election Mark Poe',
      '2.3 director_election Jane B. Roe',
      '2.4 director_election Mark Poe',
      '2.5 other_management Election of Hale Notaries as independent proxy',
      '2.6 auditor_ratification Election of Marsh Lowe AG as auditor',
      '3 share_capital Reduction of share capital',
    ]);
  });
});

describe('letters', () => {
  it('behind a point are resolutions too, and a committee has its own', () => {
    const lines = read(`#Agenda
1. Approval of the annual report
2. Re-elections to the Board of Directors
2.A. Re-election of Ms. Jane B. Roe
2.B. Re-election of Mr. Mark Poe
3. Re-elections to the Compensation Committee
3.A. Re-election of Mr. Mark Poe
3.B. Election of Ms. Jane B. Roe

#Proposal 1: Approval of the annual report
#The Board recommends a vote "FOR" Proposal 1.
#Proposal 2: Re-elections to the Board of Directors
#2.A. Re-election of Ms. Jane B. Roe
Age 61. Director since 2016. Ms. Roe was a banker.
#2.B. Re-election of Mr. Mark Poe
Age 58. Director since 2019. Mr. Poe was an engineer.
#The Board recommends a vote "FOR" each of the nominees.
#Proposal 3: Re-elections to the Compensation Committee
#3.A. Re-election of Mr. Mark Poe
#3.B. Election of Ms. Jane B. Roe
#The Board recommends a vote "FOR" each of the nominees.`);
    expect(lines).toEqual([
      '1 other_management Approval of the annual report',
      '2a director_election Jane B. Roe',
      '2b director_election Mark Poe',
      '3a director_election Mark Poe',
      '3b director_election Jane B. Roe',
    ]);
  });
});

describe('a committee that is elected', () => {
  const agenda = (card: string) => `#Agenda
1. Approval of the accounts
2. Election of the Board of Directors
3. Election of the members of the Compensation Committee

#Agenda Item 1: Approval of the accounts
#The Board recommends a vote FOR the approval.
#Agenda Item 2: Election of the Board of Directors
The Board has nominated Jane B. Roe and Mark Poe. The board has nominated two people.
#Jane B. Roe
Age 61. Director since 2016. Ms. Roe was a banker.
#Mark Poe
Age 58. Director since 2019. Mr. Poe was an engineer.
#The Board recommends a vote FOR each nominee.
#Agenda Item 3: Election of the members of the Compensation Committee
The Board proposes to elect Jane B. Roe and Mark Poe.
#The Board recommends a vote FOR each nominee.

#PROXY CARD
${card}`;

  it('has the people whom the card numbers under it', () => {
    const card = '3.1 Jane B. Roe   ☐ ☐ ☐\n3.2 Mark Poe   ☐ ☐ ☐\n\n3.1 Jane B. Roe\n3.2 Mark Poe';
    expect(read(agenda(card))).toContain('3.2 director_election Mark Poe');
  });

  it('is not the first of those whom a sentence elects', () => {
    expect(read(agenda(''))).toContain('3 director_election Election of the members of the Compensation Committee');
  });
});

describe('a notice', () => {
  it('of resolutions of a British company has a line for each', () => {
    expect(
      read(`#NOTICE OF ANNUAL GENERAL MEETING
The meeting will consider the following resolutions. Resolutions 1 to 6 are ordinary resolutions, the others special.
1. To receive the accounts and reports of the directors and auditors for the year.
2. To re-elect Jane B. Roe as a director.
3. To elect Mark Poe as a director.
4. To re-appoint Marsh Lowe LLP as statutory auditor.
5. To authorize the audit committee to determine the remuneration of the auditor.
6. To authorize the directors to allot shares.
7. To disapply pre-emption rights.
8. To authorize the company to purchase its own shares.
The Board recommends that you vote FOR all resolutions.

#Resolution 1: Annual report and accounts
The directors present the accounts.
#Resolutions 2 and 3: Election of directors
Jane B. Roe, 61, was a banker. Ms. Roe joined in 2016.
Mark Poe, 58, was an engineer. Mr. Poe joined in 2019.`),
    ).toEqual([
      '1 other_management Annual report and accounts',
      '2 director_election Jane B. Roe',
      '3 director_election Mark Poe',
      '4 auditor_ratification To re-appoint Marsh Lowe LLP as statutory auditor',
      '5 auditor_ratification To authorize the audit committee to determine the remuneration of the auditor',
      '6 share_capital To authorize the directors to allot shares',
      '7 share_capital To disapply pre-emption rights',
      '8 share_capital To authorize the company to purchase its own shares',
    ]);
  });

  it('in a table without numbers has a line for each row', () => {
    expect(
      read(`#Voting matters
Matter   Board recommends   Page
Election of two directors   FOR each   3
Ratification of Marsh Lowe LLP as auditor for 2026   FOR   4
Shareholder proposal on an independent chair   AGAINST   6

${TWO.replace('PROPOSAL 1: ', '')}
${AUDITOR.replace('PROPOSAL 2: ', '').replace('PROPOSAL 2', 'THE AUDITOR')}
#Shareholder Proposal on an Independent Chair
Anna Kell, 3 Mill Road, owner of 100 shares, has notified us that she intends to present the following proposal.
RESOLVED, that the chair be independent.
#The Board recommends a vote AGAINST this proposal.`),
    ).toEqual([...LINES, '3 shareholder_proposal Shareholder Proposal on an Independent Chair']);
  });
});

describe('a universal proxy card', () => {
  it('has the nominees of both sides, each with who nominates them', () => {
    const lines = linesOf(`${NOTICE}
2. To ratify the appointment of Marsh Lowe LLP
Palisade Partners has notified us that it intends to nominate two people.

${TWO}
${AUDITOR}

#UNIVERSAL PROXY CARD
1. Election of two directors
#COMPANY NOMINEES: THE BOARD RECOMMENDS YOU VOTE FOR
1a. Jane B. Roe   FOR ☐   WITHHOLD ☐
1b. Mark Poe   FOR ☐   WITHHOLD ☐
#PALISADE NOMINEES OPPOSED BY THE COMPANY
1c. Victor Strand   FOR ☐   WITHHOLD ☐
1d. Noor Aziz   FOR ☐   WITHHOLD ☐
2. Ratification of auditor   FOR ☐   AGAINST ☐   ABSTAIN ☐
The Board recommends that you WITHHOLD on each of the Palisade nominees.`);
    expect(lines.map((line) => [line.number, line.nominee, line.proponent, line.board_recommendation])).toEqual([
      ['1a', 'Jane B. Roe', 'Company', 'for'],
      ['1b', 'Mark Poe', 'Company', 'for'],
      ['1c', 'Victor Strand', 'Palisade', 'withhold'],
      ['1d', 'Noor Aziz', 'Palisade', 'withhold'],
      ['2', null, 'Company', 'for'],
    ]);
  });
});

describe('a statement against the board', () => {
  it('has nothing that the board recommends, and no proposals of holders for what it opposes', () => {
    const lines = linesOf(`#PROXY STATEMENT OF PALISADE PARTNERS IN OPPOSITION TO THE BOARD
${NOTICE}
2. To ratify the appointment of Marsh Lowe LLP
3. To approve, on an advisory basis, executive compensation

${TWO.replace('THE BOARD RECOMMENDS', 'WE RECOMMEND')}
${AUDITOR.replace('THE BOARD RECOMMENDS', 'WE RECOMMEND')}
#PROPOSAL 3: ADVISORY VOTE ON EXECUTIVE COMPENSATION
#WE RECOMMEND A VOTE "AGAINST" PROPOSAL 3.`);
    expect(lines.map(({ kind, board_recommendation: vote }) => [kind, vote])).toEqual([
      ['director_election', null],
      ['director_election', null],
      ['auditor_ratification', null],
      ['say_on_pay', null],
    ]);
  });
});

describe('a plain proxy', () => {
  it('may print the item of the card below the title', () => {
    expect(
      read(`NOTICE OF ANNUAL MEETING OF SHAREHOLDERS
The meeting will be held to consider and act upon the following matters:
1. The election of three directors for a term of three years;
2. Ratification of the appointment of Marsh Lowe LLP as independent auditors; and
3. Such other business as may properly come before the meeting or any adjournments thereof.

ELECTION OF DIRECTORS
(Item 1 on the proxy card)
The board has nominated the people below.
The board of directors recommends a vote FOR each nominee.
RATIFICATION OF APPOINTMENT OF INDEPENDENT AUDITORS
(Item 2 on the proxy card)
The board of directors recommends a vote FOR ratification.`),
    ).toEqual([
      '1 director_election ELECTION OF DIRECTORS',
      '2 auditor_ratification RATIFICATION OF APPOINTMENT OF INDEPENDENT AUDITORS',
    ]);
  });

  it('may print it there alone, where the notice has no numbers', () => {
    const list = 'The meeting will be held:\n• To elect three directors;\n• To ratify the appointment of our auditor.';
    const election =
      '#ELECTION OF DIRECTORS\n(Item 1 on the Proxy Card)\nThe Board recommends a vote FOR each nominee.';
    const auditor =
      '#RATIFICATION OF AUDITORS\n(Item 2 on the Proxy Card)\nThe Board recommends a vote FOR ratification.';
    expect(read(`${list}\n${election}\n${auditor}`)).toEqual([
      '1 director_election ELECTION OF DIRECTORS',
      '2 auditor_ratification RATIFICATION OF AUDITORS',
    ]);
  });
});

it('keeps the vote on pay the company’s own where a shareholder’s proposal runs into its text', () => {
  const lines = linesOf(`${TWO}

#PROPOSAL 2: ADVISORY VOTE ON EXECUTIVE COMPENSATION
The vote does not bind us.
The Lowe Family Trust has informed us that it intends to present the following proposal.
RESOLVED: shareholders ask for a report on lobbying. Supporting statement: it costs nothing.
#The Board recommends a vote AGAINST the report.`);
  const pay = lines.find(({ number }) => number === '2');
  expect([pay?.kind, pay?.proponent, pay?.board_recommendation]).toEqual(['say_on_pay', 'Company', null]);
});

it('keeps the letters of proposals that are lettered', () => {
  const lines = linesOf(`#NOTICE OF ANNUAL MEETING
The meeting is held for the following purposes:
A. To elect two directors
B. To ratify the appointment of Marsh Lowe LLP
C. To vote on a stockholder proposal regarding water

${TWO.replace('PROPOSAL 1', 'PROPOSAL A')}
${AUDITOR.replaceAll('PROPOSAL 2', 'PROPOSAL B')}
#PROPOSAL C: STOCKHOLDER PROPOSAL REGARDING WATER
The Lowe Family Trust has notified us that it intends to present the following proposal.
RESOLVED: stockholders ask for a report on water.
#The Board recommends a vote AGAINST Proposal C.`);
  expect(lines.map((line) => [line.number, line.kind, line.nominee, line.board_recommendation])).toEqual([
    ['A.1', 'director_election', 'Jane B. Roe', 'for'],
    ['A.2', 'director_election', 'Mark Poe', 'for'],
    ['B', 'auditor_ratification', null, 'for'],
    ['C', 'shareholder_proposal', null, 'against'],
  ]);
  expect(lines.at(-1)?.placed.board_recommendation?.quote).toContain('AGAINST');
  expect(lines.at(-1)?.placed.title?.quote).toContain('PROPOSAL C');
});
