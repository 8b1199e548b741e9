import { describe, expect, it } from 'vitest';
import { readFacts } from '@/lib/facts/read-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import type { FactItem } from '@/lib/facts/fact';
import { headingsOn } from './proposal-sightings';
import { readProposals } from './proposals';

function itemsOf(...texts: string[]): FactItem[] {
  const facts = readFacts({ pages: texts.map((text, index) => pageOf(text, index + 3)), sections: [] });
  const value = facts.find((fact) => fact.key === 'proposals')?.value;
  return Array.isArray(value) ? value : [];
}
const titlesOf = (...texts: string[]) => itemsOf(...texts).map((item) => item.title);

const FIRST = '#Proposal 1: Election of Directors\nThe Board recommends a vote FOR each nominee.';
const SECOND = '#Proposal 2: Ratification of Auditors\nThe Board recommends a vote FOR this proposal.';

it('ends a row of a summary before the row of several proposals', () => {
  const summary =
    '#Items of business\n#Item 1: Election of eleven directors   FOR\n#Item 2: Ratification of auditors   FOR\n' +
    '#Item 3: Advisory vote on executive compensation   FOR\n#Items 4 through 6: Shareholder proposals   AGAINST';
  expect(titlesOf(summary)[2]).toBe('Advisory vote on executive compensation');
});

it('takes the end of a bracket within a sentence for no heading', () => {
  const answer =
    'There are six proposals: the election of directors (Proposal Number 1); auditors (Number 2); our plan (\n' +
    'Proposal Number 3); and stockholder proposals regarding equal shareholder voting (4), human rights (5)';
  const [page] = readFilingText([pageOf(answer, 3)], []).pages;
  expect(page && headingsOn(page).filter(({ number }) => number === 3)).toEqual([]);
});

it('reads the purposes of a notice below the numbered fees of a cover page', () => {
  const cover =
    '(1) Title of each class of securities\n(2) Number of securities\n(3) Price per unit\n(4) Maximum value\n';
  const notice =
    'The meeting is held for the following purposes:\n1. To elect the full board of five directors;\n' +
    '2. To ratify the appointment of auditors;\n3. To approve, by an advisory vote, the pay of executives;\n' +
    '4. To recommend, by an advisory vote, the frequency of votes on pay.';
  expect(itemsOf(cover + notice).map((item) => item.number)).toEqual([1, 2, 3, 4]);
});

describe('the title of a proposal', () => {
  it.each([
    ['a footnote with an address', '#Proposal No. 3\n#(4) example.com/legal/docs/2024-Transparency-Report.pdf'],
    ['an address alone', '#Proposal No. 3\n#https://www.example.org/reports/transparency'],
    ['a footnote in words', '#Proposal No. 3\n#(2) Business Index of 2024, edition three'],
  ])('is not %s', (_, noise) => {
    const rows =
      'Voting matters and recommendations\n1   Election of Directors   FOR\n2   Ratification of Auditors   FOR\n3   ' +
      'Report on Customer Privacy   AGAINST';
    expect(titlesOf(rows, `${noise}\nThe Board recommends a vote AGAINST Proposal No. 3.`)).toEqual([
      'Election of Directors',
      'Ratification of Auditors',
      'Report on Customer Privacy',
    ]);
  });

  it('ends at the next column of a list in two', () => {
    const agenda =
      'Agenda: we recommend a vote for each item\n' +
      '1   Election of the Board of Directors   4   Shareholder proposal on emissions\n' +
      '2   Ratification of Auditors   5   Shareholder proposal on pay gaps\n3   Advisory vote on pay';
    expect(titlesOf(agenda).slice(0, 2)).toEqual(['Election of the Board of Directors', 'Ratification of Auditors']);
  });

  it('may begin the page behind the one that ends with its number, and a line that ends with "U.S."', () => {
    const third = '#Advisory Vote on Pay Under U.S.\n#Securities Law\nThe Board recommends a vote FOR Proposal 3.';
    expect(titlesOf(FIRST, `${SECOND}\n#Proposal 3`, third)[2]).toBe('Advisory Vote on Pay Under U.S. Securities Law');
  });

  it('is none of contents whose page numbers are in front of the items', () => {
    const contents =
      'Proposals and recommendations\n3   ITEM 1: ELECTION OF DIRECTORS\n5   ITEM 2: RATIFICATION OF AUDITORS\n' +
      '6   COMPENSATION MATTERS';
    expect(titlesOf(contents, FIRST, SECOND)).toEqual(['Election of Directors', 'Ratification of Auditors']);
  });

  it('is read beside "No. 2"', () => {
    const rows =
      'Item   Matter   Board recommends\nNo. 1   Election of Directors   FOR\n' +
      'No. 2   Ratification of Auditors   FOR\nNo. 3   Shareholder proposal - antibiotics in meats   AGAINST';
    expect(titlesOf(rows)).toEqual(['Election of Directors', 'Ratification of Auditors', 'Antibiotics in meats']);
  });

  it('ends where the resolution begins on its line', () => {
    const line = '#Proposal 2 – Independent Chairman. Shareholders request that the Board adopt an enduring policy';
    expect(titlesOf('#Proposal 1: Election of Directors\nThe Board recommends it.', line)[1]).toBe(
      'Independent Chairman',
    );
  });

  it('runs on in the row below, the recommendation beside its first line', () => {
    const rows = `Items of business   Board recommendation
1 Elect the ten nominees named in this proxy statement to serve for   FOR
a one-year term   each nominee
2 Ratification of the appointment of Example & Co. LLP as independent   FOR
registered public accounting firm for fiscal 2025
3 Advisory vote to approve the compensation of our named   FOR
executive officers   page 40`;
    expect(titlesOf(rows)).toEqual([
      'Elect the ten nominees named in this proxy statement to serve for a one-year term',
      'Ratification of the appointment of Example & Co. LLP as independent registered public accounting firm for ' +
        'fiscal 2025',
      'Advisory vote to approve the compensation of our named executive officers',
    ]);
  });

  it('is whole where the heading is cut before it says what the proposal is about', () => {
    const row = 'The Board recommends\n2   Approve The Harrow Company 2026 Equity Plan   FOR';
    expect(
      titlesOf(`${row}\n3   Ratification of Auditors   FOR`, FIRST, '#Proposal 2: Approve The Harrow\nIt will'),
    ).toContain('Approve The Harrow Company 2026 Equity Plan');
  });

  it('ends at its page in contents of two columns', () => {
    const columns = '#ITEM 1: ELECTION OF DIRECTORS   7   PURCHASE PLAN\n#ITEM 2: AUDITORS   9   OWNERSHIP OF STOCK';
    expect(titlesOf(columns, SECOND)[0]).toBe('ELECTION OF DIRECTORS');
  });

  it.each([
    '#Proposal 1: Each nominee must receive more votes "FOR" than "AGAINST"',
    '#Proposal 1: Election requires a majority of the votes cast for each nominee',
  ])('does not tell which vote is required: %s', (required) =>
    expect(titlesOf(required, FIRST, SECOND)[0]).toBe('Election of Directors'),
  );

  it('is no paragraph of a plan in an annex, numbered like a proposal', () => {
    const holder =
      '#Proposal 3: Shareholder Proposal Requesting a Report on Tides\nThe Board recommends a vote AGAINST it.';
    const plan = 'The Board recommends the plan.\n3. Amendment and term. The Board may amend the Plan at any time';
    expect(titlesOf(FIRST, SECOND, holder, plan)[2]).toBe('Report on Tides');
  });

  it('has the number of the item that the notice names, and nominees on the card are none', () => {
    const notice =
      'Purposes of the meeting: consider and vote on the following:\n' +
      '1. to elect the ten nominees named as directors for the ensuing year (Items 1-10);\n' +
      '2. to consider an advisory vote on the compensation of our named executive officers (Item 11);\n' +
      '3. to ratify the appointment of Example LLP as our auditors for 2025 (Item 12);';
    const card = 'The Board recommends:\n7) Gen. (Ret.) Carver D. Roe   ☐   ☐';
    const pages = [notice, '#RATIFICATION OF AUDITORS\n#(Item 12 on the Proxy Card)', card];
    const [draft] = readProposals(
      readFilingText(
        pages.map((text, at) => pageOf(text, at + 1)),
        [],
      ),
    );
    expect((draft?.value as FactItem[]).map(({ number }) => number)).toEqual([1, 11, 12]);
  });

  it("is no shareholder's where the next one, with its letters set apart, is", () => {
    const both =
      'P R O P O S A L 2\n#Increase of Authorized Shares\nThe Board recommends a vote FOR Proposal 2.\n' +
      'P R O P O S A L 3\n#Report on Tides\nSUPPORTING STATEMENT: Tides rise. The Board recommends a vote AGAINST it.';
    const drafts = readProposals(readFilingText([pageOf(FIRST, 1), pageOf(both, 2)], []));
    const holders = drafts.find(({ key }) => key === 'shareholder_proposals')?.value as FactItem[];
    expect(holders.map(({ number }) => number)).toEqual([3]);
  });

  it('has no number of its own among shareholders', () => {
    const text =
      '#ITEM 2. SHAREHOLDER PROPOSAL 1 - NICOTINE LEVELS\nThe Board recommends a vote AGAINST this proposal.';
    expect(titlesOf(FIRST, text)[1]).toBe('NICOTINE LEVELS');
  });

  it('is no other business', () => {
    const notice =
      'Items of business\n1. Election of Directors\n2. Ratification of Auditors\n3. Advisory vote on pay\n' +
      '4. Other business, if properly presented';
    const [draft] = readProposals(readFilingText([pageOf(notice, 1)], []));
    expect((draft?.value as FactItem[]).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('is no vote of the board where a typed proxy card has brackets to mark', () => {
    const row = (title: string) => `${title}   [ ] FOR   [ ] AGAINST   [ ] ABSTAIN`;
    const card = `Proposals\n${row('1. ELECTION OF DIRECTORS')}\n${row('2. ADVISORY VOTE ON PAY')}`;
    const pages = [FIRST, '#Proposal 2: Advisory Vote on Pay', card];
    const [draft] = readProposals(
      readFilingText(
        pages.map((text, at) => pageOf(text, at + 1)),
        [],
      ),
    );
    expect((draft?.value as FactItem[]).map(({ title, board_recommends: vote }) => [title, vote])).toContainEqual([
      'Advisory Vote on Pay',
      null,
    ]);
  });

  it('leaves out the boxes beside it on the proxy card', () => {
    const heading = '#Proposal 2: Right to call meetings. For ☐ Against ☐ Abstain ☐';
    expect(titlesOf(FIRST, `${heading}\nThe Board recommends a vote AGAINST this proposal.`)).toEqual([
      'Election of Directors',
      'Right to call meetings',
    ]);
  });

  it('keeps to its row where the words below begin something else', () => {
    const rows =
      'Voting items\n1   Election of directors   FOR\nOur Board has ten members.\n2   Ratification of auditors   ' +
      'FOR\n• Example LLP is independent.';
    expect(titlesOf(rows)).toEqual(['Election of directors', 'Ratification of auditors']);
  });

  it('is read to its end over the lines of a heading', () => {
    expect(
      titlesOf(
        FIRST,
        '#PROPOSAL 2 - RATIFICATION OF THE SELECTION OF THE INDEPENDENT REGISTERED PUBLIC ACCOUNTING\n#FIRM\nThe ' +
          'Board recommends a vote FOR this item.',
      )[1],
    ).toMatch(/accounting firm$/i);
    expect(
      titlesOf(
        FIRST,
        '#Proposal 2\n#Ratification\n#of the\n#Appointment\n#of Example\n#& Partners LLP\n#as Our\n#Company’s\n' +
          '#Independent\n#Registered\n#Public\n#Accounting\n#Firm\nThe Audit Committee chose the firm.',
      )[1],
    ).toBe(
      "Ratification of the Appointment of Example & Partners LLP as Our Company's Independent Registered Public " +
        'Accounting Firm',
    );
  });

  it('goes on in the next line of a heading, and not in the heading of its first paragraph', () => {
    const [plan, split] = titlesOf(
      '#Proposal 1: Approval of the 2026 Employee Stock\n#Purchase Plan\nThe Board recommends a vote FOR it.',
      '#PROPOSAL 2: REVERSE SPLIT OF THE COMMON STOCK\n#General\nThe Board recommends a vote FOR it.',
    );
    expect(plan).toBe('Approval of the 2026 Employee Stock Purchase Plan');
    expect(split).toBe('REVERSE SPLIT OF THE COMMON STOCK');
    const [law] = titlesOf(
      '#Proposal 1: Exculpation of Officers as Permitted by the Delaware\n#General Corporation Law\nWe ask for it.',
      SECOND,
    );
    expect(law).toBe('Exculpation of Officers as Permitted by the Delaware General Corporation Law');
  });

  it('is no row of nominees on the card, no sentence and no line for several proposals', () => {
    const card =
      '02 Jane B. Roe   06 Mark Poe   10 Luisa Calder\n#The Board recommends a vote FOR Item 2, and AGAINST Item 3\n' +
      '2. Vote on the four shareholder proposals in this proxy statement';
    expect(titlesOf(`${FIRST}\n${SECOND}`, card)).toEqual(titlesOf(`${FIRST}\n${SECOND}`));
  });

  it('is read from its beginning where the number is printed behind its last line', () => {
    const [, auditor] = titlesOf(
      FIRST,
      '#RATIFICATION OF THE PUBLIC\n#ACCOUNTING FIRM (ITEM 2)\nThe Board recommends a vote FOR it.',
    );
    expect(auditor).toBe('RATIFICATION OF THE PUBLIC ACCOUNTING FIRM');
  });

  it('ends with a term of years, which is no vote', () => {
    const [election] = titlesOf(
      `#Proposal 1: Election of Directors for a Term of One Year\nThe Board nominates.`,
      SECOND,
    );
    expect(election).toBe('Election of Directors for a Term of One Year');
  });

  it('ends before the word of a board that recommends nothing, and the page behind it', () => {
    expect(titlesOf(FIRST, '#Proposal 2: Report on Water None 12\nA holder asks for it.')[1]).toBe('Report on Water');
    expect(titlesOf(FIRST, '#Proposal 2: Report on Water NO\nA holder asks for it.')[1]).toBe('Report on Water');
  });

  it('is printed below its number where the row goes on with page and vote', () => {
    const summary =
      'PROPOSAL 1   Page 7   FOR each\nElection of directors\nPROPOSAL 2   Page 24   AGAINST   Do not count\n' +
      'Shareholder proposal regarding simple\nmajority vote';
    expect(titlesOf(summary)).toEqual(['Election of directors', 'Simple majority vote']);
  });

  it('never ends with a word that needs a continuation', () => {
    const titles = titlesOf(
      `${FIRST}\n${SECOND}`,
      'Voting items\n3   Approval of the 2025 Equity Plan as amended by   FOR',
    );
    expect(titles[2]).toBe('Approval of the 2025 Equity Plan as amended');
  });

  it('is taken from the ballot where a contents page in two columns mixes it with another line', () => {
    const contents = `PROPOSAL 1:   Compensation Risk Considerations   53
Election of directors 4
Corporate governance 11
Director compensation 17
Director independence 19
Executive compensation 21
Compensation discussion 21
Committee report 31
Summary table 32
Plan awards 34
Audit report 57`;
    expect(
      titlesOf(
        contents,
        'Matters for voting and recommendations\nProposal 1:   Election of Directors   For\nProposal 2:   ' +
          'Ratification of Auditors   For',
      ),
    ).toEqual(['Election of Directors', 'Ratification of Auditors']);
  });

  it('begins with a capital when the words before it are dropped', () => {
    expect(
      titlesOf(
        FIRST,
        SECOND,
        '#Proposal 3: Shareholder Proposal on an independent board chair\nThe proponent submitted the following ' +
          'resolution. The Board recommends a vote AGAINST this proposal.',
      )[2],
    ).toBe('Independent board chair');
  });
});

it('a title ends before the choices and the page of the next columns', () => {
  const heading = 'Proposal No. 2 Advisory Vote on Executive Pay   FOR, AGAINST, or ABSTAIN   FOR   Page';
  expect(itemsOf(FIRST, `#${heading}`)[1]).toMatchObject({
    title: 'Advisory Vote on Executive Pay',
    board_recommends: 'FOR',
  });
  expect(itemsOf(FIRST, '#Proposal 2 Report on Living Wages   AGAINST   Majority of votes cast')[1]).toMatchObject({
    title: 'Report on Living Wages',
    board_recommends: 'AGAINST',
  });
});

describe('rows and headings of other forms', () => {
  it('begin in small letters or with a year', () => {
    const notice = `At the meeting you will be asked:
1. to elect eight trustees to serve until 2027;
2. to ratify the appointment of Marsh Lowe LLP;
3. to approve the 2026 Omnibus Incentive Plan.`;
    const rows = `Proposals   Board recommendation
3   2026 Omnibus Incentive Plan   FOR`;
    expect(titlesOf(notice, rows)).toEqual([
      'To elect eight trustees to serve until 2027',
      'To ratify the appointment of Marsh Lowe LLP',
      '2026 Omnibus Incentive Plan',
    ]);
  });

  it('recommend nothing where a table tells what an abstention counts as', () => {
    const effects = `What vote do the proposals need?
Proposal   Vote required   Abstentions
2   Ratification by majority of shares   Against
3   Advisory vote by majority of shares   Against`;
    const votes = itemsOf(
      FIRST,
      SECOND,
      effects,
      '#Proposal 3: Advisory Vote on Pay\nThe Board recommends a vote FOR this proposal.',
    ).map(({ board_recommends }) => board_recommends);
    expect(votes).toEqual(['FOR', 'FOR', 'FOR']);
  });

  it('are not asked for by a numbered question, though its end were lost', () => {
    const questions = '#2. When are shareholder proposals due for 2027?\nBy May.\n#3. WHEN ARE PROPOSALS DUE FOR 2027';
    expect(titlesOf(FIRST, SECOND, questions).filter((title) => /due/i.test(String(title)))).toEqual([]);
  });

  it('count within a run of numbers that elects and ratifies, whatever they are about', () => {
    const roadmap = `Voting proposals and board recommendations
1 Election of Directors   FOR
2 Ratification of Auditors   FOR
3 Racial and Gender Pay Gaps
We have published results since 2017.
4 Report on Water   AGAINST`;
    expect(titlesOf(roadmap, '#Proposal No. 3\nWe have been advised that a holder intends to present this.')).toContain(
      'Racial and Gender Pay Gaps',
    );
  });

  it('are no nominees whom the proxy card numbers', () => {
    const card = `Proxy card: the Board recommends a vote FOR all nominees
01 Ann B. Roe   02 Mark Poe
03 Jane Calder   ☐ Vote FOR all`;
    expect(titlesOf(FIRST, SECOND, card)).toEqual(['Election of Directors', 'Ratification of Auditors']);
  });

  it('are no chapters of the contents, which name their proposals', () => {
    const contents = `Contents
1   Governance - Proposal 1: Election of directors   7
2   Audit Matters - Proposal 2: Ratification of auditors   26
3   Stockholder Proposals - Proposals 4 and 5   30
Our recommendations on the proposals stand beside them.`;
    const third = '#Proposal 3: Ratification of the Hedging Policy\nThe Board recommends a vote FOR this proposal.';
    const facts = readProposals(
      readFilingText(
        [contents, FIRST, SECOND, third].map((text, at) => pageOf(text, at + 3)),
        [],
      ),
    );
    expect(facts.find(({ key }) => key === 'shareholder_proposals')?.value).toEqual([]);
  });

  it('have letters', () => {
    const lettered = `#Proposal A: Election of Directors
The Board recommends a vote FOR each nominee.
#Proposal B: Ratification of Auditors
The Board recommends a vote FOR Proposal B.
#Proposal C: Stockholder Proposal on Water
The Board recommends a vote AGAINST Proposal C.`;
    expect(itemsOf(lettered).map(({ number, board_recommends }) => [number, board_recommends])).toEqual([
      [1, 'FOR'],
      [2, 'FOR'],
      [3, 'AGAINST'],
    ]);
  });
});

it('takes the choices of a proxy card for no recommendation', () => {
  const card = 'Proposals\n3. Report on Tides   For   Against   Abstain';
  const heading = '#Proposal 3: Report on Tides';
  expect(itemsOf(FIRST, SECOND, heading, card)[2]).toMatchObject({ title: 'Report on Tides', board_recommends: null });
});

it('reads a recommendation that is set in title case', () => {
  const heading =
    '#Proposal 3: Report on Tides\nThe Board of Directors Recommends a Vote Against This Proposal for the Following ' +
    'Reasons:\nThe report is unnecessary.';
  expect(itemsOf(FIRST, SECOND, heading)[2]).toMatchObject({ title: 'Report on Tides', board_recommends: 'AGAINST' });
});

it.each([
  'To transact such other and further business, if any, as lawfully may be brought before the meeting.',
  'Such further business as may properly arise.',
  'Any other business or action that may properly come before the meeting or any adjournment thereof.',
])('takes further business for no proposal: %s', (other) => {
  const notice = `Items of business\n1. Elect directors\n2. Ratify auditors\n3. ${other}`;
  expect(titlesOf(FIRST, SECOND, notice)).toHaveLength(2);
});

it('reads a title whose number is printed on a line of its own below it', () => {
  const page =
    '#NOMINEES FOR ELECTION AS DIRECTORS\n#(Item 1 on Proxy Card)\nThe Board recommends a vote FOR each nominee.\n' +
    '#RATIFICATION OF PELL LLP AS AUDITORS\n#(Item 2 on Proxy Card)\nThe Board recommends a vote FOR this item.';
  expect(titlesOf(page)).toEqual(['NOMINEES FOR ELECTION AS DIRECTORS', 'RATIFICATION OF PELL LLP AS AUDITORS']);
});

it('leaves out the page beside a title, and keeps the number of a section', () => {
  const rows = (title: string) =>
    `#Proposal 3: Shareholder Proposal Requesting ${title}\nThe Board recommends a vote AGAINST this proposal.`;
  expect(titlesOf(FIRST, SECOND, rows('a Report on Severance 100'))[2]).toBe('Report on Severance');
  expect(titlesOf(FIRST, SECOND, rows('an Election out of Section 203'))[2]).toBe('Election out of Section 203');
});

it('takes no end of a sentence for the heading of what follows', () => {
  const card =
    '#The Board recommends you vote FOR Proposal 1, and 1 YEAR on\n#Proposal 2\n' +
    '1. Another Matter of Pay. For Against Abstain';
  expect(titlesOf(FIRST, SECOND, card)).toEqual(titlesOf(FIRST, SECOND));
  const third = '#Proposal 3: Report on Tides';
  const answer =
    'Proxies will be voted FOR Proposals 1 and 2 and AGAINST\nProposal 3. Brokers may only use discretion.';
  expect(titlesOf(FIRST, SECOND, third, answer)[2]).toBe('Report on Tides');
});

it('reads a title to its end where the next line begins with a small letter', () => {
  const title = '#Proposal 2: Non-Binding Advisory Vote\n#on the Frequency of Advisory Votes\nThe board asks for it.';
  expect(titlesOf(FIRST, title)[1]).toBe('Non-Binding Advisory Vote on the Frequency of Advisory Votes');
});

it('reads a list of purposes in small letters', () => {
  const notice =
    'Notice of annual meeting\nWe will act upon the following matters:\n1. the election of directors,\n' +
    '2. advisory approval of executive pay,\n3. ratification of the auditor, and\n' +
    '4. a stockholder proposal to report on water, if properly\npresented.';
  expect(titlesOf(notice)).toEqual([
    'The election of directors',
    'Advisory approval of executive pay',
    'Ratification of the auditor',
    'Report on water',
  ]);
});
