import { describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readAgenda } from './read-agenda';

type GivenFacts = Parameters<typeof readAgenda>[0]['facts'];

/** Number, kind, nominee or title, and recommendation of each line; pages are told apart by an empty line. */
function read(text: string): string[] {
  const pages = text.split('\n\n').map((page, index) => pageOf(page, index + 1));
  return readAgenda({ pages, structure: null, facts: [], meetingYear: 2026 }).lines.map(
    ({ number, kind, nominee, title, board_recommendation: vote }) =>
      `${number} ${kind} ${nominee ?? title} ${vote ?? '?'}`,
  );
}

const FOR = '#The Board recommends a vote FOR this Agenda Item.';

const SWISS = `#Agenda
1   Annual report and financial statements   FOR   4
2   Profit and dividend (2.1 and 2.2)   FOR each   4
3   Election of three directors (3.1 to 3.3)   FOR each nominee   5
4   Election of Anna Brunner-Roe as Chair   FOR   6
5   Election of two members of the Compensation Committee (5.1 and 5.2)   FOR each nominee   6
6   Independent proxy   FOR   6

#Agenda Item 1
#Approval of the annual report and the financial statements
The accounts have been audited.
${FOR}
#Agenda Item 2
#Profit and dividend
#2.1 Allocation of disposable profit
The profit is carried forward.
${FOR}
#2.2 Distribution of a dividend out of reserves
The dividend is paid in four installments.
${FOR}

#Agenda Item 3
#Election of the Board of Directors
#3.1 Anna Brunner-Roe
Ms. Brunner-Roe has been our Chair since 2018 and a director since 2016. Age 61.
#3.2 Olivier de la Tour
Mr. de la Tour was a banker. He has been a director since 2019. Age 58.
#3.3 Theodor J. M. van Rijk
Mr. van Rijk was chief financial officer of a dredger. Director since 2023. Age 55.
#The Board recommends a vote FOR each of the nominees in Agenda Items 3.1 through 3.3.

#Agenda Item 4
#Election of the Chair of the Board of Directors
Motion. That Anna Brunner-Roe be elected Chair of the Board until the next meeting.
#The Board recommends a vote FOR the election of Anna Brunner-Roe as Chair.
#Agenda Item 5
#Election of the Compensation Committee
5.1 Olivier de la Tour (see 3.2)
5.2 Theodor J. M. van Rijk (see 3.3)
#The Board recommends a vote FOR each of the nominees in Agenda Items 5.1 and 5.2.
#Agenda Item 6
#Election of Hale Notaries AG as independent proxy
Swiss law forbids proxies of companies.
${FOR}

#Proxy card
1   Approval of the annual report and the financial statements   ☐   ☐   ☐
2.1   Allocation of disposable profit   ☐   ☐   ☐
2.2   Distribution of a dividend out of reserves   ☐   ☐   ☐
3.1   Anna Brunner-Roe   ☐   ☐   ☐
3.2   Olivier de la Tour   ☐   ☐   ☐
3.3   Theodor J. M. van Rijk   ☐   ☐   ☐
4   Election of Anna Brunner-Roe as Chair   ☐   ☐   ☐
5.1   Olivier de la Tour   ☐   ☐   ☐
5.2   Theodor J. M. van Rijk   ☐   ☐   ☐
6   Election of Hale Notaries AG as independent proxy   ☐   ☐   ☐`;

describe('lines of an agenda', () => {
  it('are the resolutions below its items, and the same people in each of their elections', () => {
    expect(read(SWISS)).toEqual([
      '1 other_management Approval of the annual report and the financial statements for',
      '2.1 other_management Allocation of disposable profit for',
      '2.2 other_management Distribution of a dividend out of reserves for',
      '3.1 director_election Anna Brunner-Roe for',
      '3.2 director_election Olivier de la Tour for',
      '3.3 director_election Theodor J. M. van Rijk for',
      '4 director_election Anna Brunner-Roe for',
      '5.1 director_election Olivier de la Tour for',
      '5.2 director_election Theodor J. M. van Rijk for',
      '6 other_management Election of Hale Notaries AG as independent proxy for',
    ]);
  });

  it('are lines of people also where one page alone numbers them', () => {
    const once = SWISS.replace('5.1 Olivier de la Tour (see 3.2)', '5.1 Olivier de la Tour')
      .replace('5.2 Theodor J. M. van Rijk (see 3.3)', '5.2 Theodor J. M. van Rijk')
      .replace('Agenda Items 5.1 and 5.2', 'the committee')
      .replace('(5.1 and 5.2)', '');
    expect(read(once)).toContain('5.2 director_election Theodor J. M. van Rijk for');
  });

  it('keep apart by number and nominee', () => {
    const pages = SWISS.split('\n\n').map((page, index) => pageOf(page, index + 1));
    const { lines } = readAgenda({ pages, structure: null, facts: [], meetingYear: 2026 });
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });
});

it('does not take a vote for all nominees as one on the proposal in whose text it is printed', () => {
  const lines = read(`#Notice
1. Election of Directors
2. Ratification of the Auditor
3. Shareholder Proposal: Report on Tides

#Proposal 2: Ratification of the Auditor
The committee has appointed Marsh Lowe LLP.
#The Board recommends a vote FOR Proposal 2.

#Proposal 3: Shareholder Proposal: Report on Tides
RESOLVED: Shareholders ask for a report on tides.
#The Board recommends a vote FOR each of the nominees.`);
  expect(lines.at(-1)).toBe('3 shareholder_proposal Report on Tides ?');
});

it('reads no election from a shareholder who asks for yearly ones', () => {
  const text = `#Proposal 1: Ratification of Auditors
The Board recommends a vote FOR this proposal.

#Proposal 2: Shareholder Proposal to Elect Each Director Annually
RESOLVED: shareholders ask for one class of directors.
The Board recommends a vote AGAINST this proposal.`;
  expect(read(text)[1]).toMatch(/^2 shareholder_proposal .* against$/);
});

it('reads a vote that fixes the size of the board and elects it as two', () => {
  const text =
    'Notice of Annual Meeting\nItems of business\n1. To fix the number of Directors at four and elect three ' +
    'Directors;\n2. To ratify the selection of the independent auditor;\n3. To approve the 2026 equity plan.\n\n' +
    '#Proposal 1: Fixing the Number of Directors and Election of Directors\nThe nominees are Jane Doe, Sam Roe and ' +
    'Ann Poe. Ms. Doe, Mr. Roe and Ms. Poe serve.\nThe Board recommends a vote FOR Proposal 1.';
  const lines = read(text);
  expect(lines.filter((line) => line.startsWith('1'))).toEqual([
    '1 other_management Fixing the Number of Directors and Election of Directors for',
    ...['1a director_election Jane Doe for', '1b director_election Sam Roe for', '1c director_election Ann Poe for'],
  ]);
});

it('reads an election that is all there is to vote on, where the filing states the number of nominees', () => {
  const text =
    'The Board proposes two nominees.\n#Proposal 1: Election of Directors\nThe Board recommends a vote FOR each.';
  const pages = [pageOf(text, 1)];
  const linesWith = (facts: GivenFacts) =>
    readAgenda({ pages, structure: null, facts, meetingYear: 2026 }).lines.map(({ kind, title }) => [kind, title]);
  const count = { key: 'nominee_count', value: 2, confidence: 0.98 } as unknown as Parameters<
    typeof linesWith
  >[0][number];
  expect(linesWith([count])).toEqual([['director_election', 'Election of Directors']]);
  expect(linesWith([])).toEqual([]);
});

it('leaves a proposal to the shareholder whose fact is withheld, although its title speaks of elections', () => {
  const text =
    '#PROPOSAL 1\n#ELECTION OF DIRECTORS\nThe Board recommends a vote FOR each nominee.\n\n' +
    '#PROPOSAL 2\n#STOCKHOLDER PROPOSAL REGARDING THE STANDARD IN DIRECTOR ELECTIONS\n' +
    'RESOLVED: shareholders ask for it.\nThe Board recommends a vote AGAINST this proposal.';
  const pages = text.split('\n\n').map((page, index) => pageOf(page, index + 1));
  const items = [
    { number: 1, title: 'Election of Directors', board_recommends: 'FOR' },
    { number: 2, title: 'Standard in director elections', board_recommends: 'AGAINST' },
  ];
  const stated = { key: 'proposals', value: items, confidence: 0.95 } as unknown as GivenFacts[number];
  const { lines } = readAgenda({ pages, structure: null, facts: [stated], meetingYear: 2026 });
  expect(lines.map(({ kind }) => kind)).toEqual(['director_election', 'shareholder_proposal']);
});
