import { describe, expect, it } from 'vitest';
import { readFacts } from '@/lib/facts/read-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { markStructure } from '@/lib/pdf/structure/structure';
import { readAgenda } from './read-agenda';

/** How a filing numbers its proposals, in headings, in the notice and in sentences. */
type Numbering = {
  head: (number: number, title: string) => string;
  row: (number: number, text: string) => string;
  name: (number: number) => string;
};

const TITLES = [
  'Election of Directors',
  'Advisory Vote to Approve Executive Compensation',
  'Ratification of the Appointment of Marsh Lowe LLP',
  'Approval of the 2026 Equity Incentive Plan',
  'Stockholder Proposal Regarding Political Spending',
] as const;
const ASKED = [
  'elect three directors for terms that end in 2027',
  'approve, on an advisory basis, the compensation of our named executive officers',
  'ratify the appointment of Marsh Lowe LLP as independent auditor for 2026',
  'approve the 2026 Equity Incentive Plan',
  'vote on a stockholder proposal regarding political spending, if properly presented',
] as const;
const BIOGRAPHIES = ['Jane B. Roe', 'Mark Poe', 'Luisa Calder']
  .map((name, at) => `#${name}\nAge ${52 + at}. Director since ${2016 + at}. The nominee led a bank before joining us.`)
  .join('\n');
const TEXTS = [
  `The Board has nominated Jane B. Roe, Mark Poe and Luisa Calder for election.\n${BIOGRAPHIES}`,
  'We ask stockholders to approve the compensation of our named executive officers. The vote does not bind us.',
  'The audit committee has appointed Marsh Lowe LLP as our independent auditor for 2026 and asks you to ratify it.',
  'We ask you to approve the plan, under which 4,000,000 shares may be issued to employees and directors.',
  `The Lowe Family Trust, owner of 500 shares, has notified us that it intends to present the following proposal.
RESOLVED: stockholders ask for a yearly report on political spending.
Supporting statement: Transparency is in the interest of all. We urge you to vote FOR this proposal.
#Statement in opposition
We publish a report each year.`,
] as const;

const PLAIN: Numbering = {
  head: (number, title) => `#Proposal ${number}: ${title}`,
  row: (number, text) => `${number}. ${text}`,
  name: (number) => `Proposal ${number}`,
};
const byName =
  ({ name }: Numbering) =>
  (vote: string, number: number) =>
    `#The Board recommends a vote ${vote} ${number === 1 ? 'each of the nominees' : name(number)}.`;

/** A proxy of five proposals, each on a page of its own, as this numbering and these words have it. */
function linesOf(numbering: Numbering, recommend = byName(numbering)) {
  const notice = ASKED.map((text, at) => numbering.row(at + 1, `To ${text}`)).join('\n');
  const pages = [
    `#NOTICE OF ANNUAL MEETING\nThe meeting is held for the following purposes:\n${notice}`,
    ...TEXTS.map(
      (text, at) =>
        `${numbering.head(at + 1, TITLES[at] ?? '')}\n${text}\n${recommend(at === 4 ? 'AGAINST' : 'FOR', at + 1)}`,
    ),
  ].map((text, at) => pageOf(text, at + 1));
  const structure = markStructure(pages);
  const facts = readFacts(structure).map((fact) => ({ ...fact, documentId: 'd' }));
  return readAgenda({ pages: structure.pages, structure: null, facts, meetingYear: 2026 }).lines.map(
    ({ kind, nominee, proponent, board_recommendation: vote }) => `${kind} ${nominee ?? proponent} ${vote}`,
  );
}

const LINES = [
  'director_election Jane B. Roe for',
  'director_election Mark Poe for',
  'director_election Luisa Calder for',
  'say_on_pay Company for',
  'auditor_ratification Company for',
  'equity_plan Company for',
  'shareholder_proposal Lowe Family Trust against',
];

const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five'];
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
const LETTERS = ['', 'A', 'B', 'C', 'D', 'E'];
const ITEM = (number: number) => `Item ${number}`;

describe('a proxy that numbers its proposals', () => {
  it.each<[string, Partial<Numbering>]>([
    ['Proposal 1: Title', {}],
    [
      'PROPOSAL NO. 1 over TITLE, (1)',
      { head: (n, t) => `#PROPOSAL NO. ${n}\n#${t.toUpperCase()}`, row: (n, t) => `(${n}) ${t}` },
    ],
    ['Proposal One – Title, 1)', { head: (n, t) => `#Proposal ${WORDS[n]} – ${t}`, row: (n, t) => `${n}) ${t}` }],
    [
      'ITEM 1 - TITLE',
      { head: (n, t) => `#ITEM ${n} - ${t.toUpperCase()}`, row: (n, t) => `Item ${n}: ${t}`, name: ITEM },
    ],
    ['Item over 1 Title', { head: (n, t) => `Item\n#${n}   ${t}`, name: ITEM }],
    [
      'PROPOSAL I over Title',
      {
        head: (n, t) => `#PROPOSAL ${ROMAN[n]}\n#${t}`,
        row: (n, t) => `${ROMAN[n]}. ${t}`,
        name: (n) => `Proposal ${ROMAN[n]}`,
      },
    ],
    [
      'I. TITLE',
      {
        head: (n, t) => `#${ROMAN[n]}. ${t.toUpperCase()}`,
        row: (n, t) => `${ROMAN[n]}. ${t}`,
        name: (n) => `Proposal ${ROMAN[n]}`,
      },
    ],
    [
      'Proposal A – Title',
      {
        head: (n, t) => `#Proposal ${LETTERS[n]} – ${t}`,
        row: (n, t) => `${LETTERS[n]}. ${t}`,
        name: (n) => `Proposal ${LETTERS[n]}`,
      },
    ],
    ['1. TITLE', { head: (n, t) => `#${n}. ${t.toUpperCase()}` }],
    ['1 | Title', { head: (n, t) => `#${n} | ${t}`, row: (n, t) => `${n}   ${t}` }],
    [
      'TITLE (Proposal 1)',
      { head: (n, t) => `#${t.toUpperCase()} (Proposal ${n})`, row: (n, t) => `${t} (Proposal ${n})` },
    ],
    [
      'TITLE over (Item 1 on the proxy card)',
      { head: (n, t) => `#${t.toUpperCase()}\n(Item ${n} on the proxy card)`, name: ITEM },
    ],
    ['Proposal 1 of 5: Title', { head: (n, t) => `#Proposal ${n} of 5: ${t}` }],
    ['Proposal 01 over Title', { head: (n, t) => `#Proposal 0${n}\n#${t}`, row: (n, t) => `0${n}   ${t}` }],
    ['Proposition 1: Title', { head: (n, t) => `#Proposition ${n}: ${t}`, name: (n) => `Proposition ${n}` }],
    ['nowhere but in the notice', { head: (_, t) => `#${t.toUpperCase()}`, name: () => 'this proposal' }],
    ['not at all', { head: (_, t) => `#${t}`, row: (_, t) => `• ${t}`, name: () => 'this proposal' }],
  ])('%s', (_, numbering) => expect(linesOf({ ...PLAIN, ...numbering })).toEqual(LINES));
});

const opposed = (vote: string) => vote === 'AGAINST';

describe('a board that recommends', () => {
  it.each<[string, (vote: string, number: number) => string]>([
    [
      'that stockholders vote "FOR"',
      (vote) => `The Board unanimously recommends that stockholders vote “${vote}” this proposal.`,
    ],
    ['A VOTE FOR', (vote) => `#THE BOARD OF DIRECTORS RECOMMENDS A VOTE ${vote} THIS PROPOSAL`],
    ['voting FOR Proposal 2', (vote, number) => `Our Board recommends voting ${vote} Proposal ${number}.`],
    ['in a label', (vote) => `Board Recommendation: ${vote}`],
    ['below a label', (vote) => `#Board Recommendation\n#${vote}\nThe reasons are told above.`],
    ['in cells', (vote) => `#BOARD RECOMMENDATION   VOTE ${vote}`],
    ['Vote FOR', (vote) => `#The Board recommends: Vote ${vote}`],
    ['"for"', (vote) => `The Board of Trustees recommends that you vote “${vote.toLowerCase()}” this proposal.`],
    ['a Vote For', (vote) => `#Our Board Recommends a Vote ${opposed(vote) ? 'Against' : 'For'} This Proposal`],
    ['by urging', (vote) => `The Board urges you to vote ${vote} this proposal.`],
    [
      'that it be approved',
      (vote) => `The Board recommends that stockholders ${opposed(vote) ? 'reject' : 'approve'} this proposal.`,
    ],
    [
      'in favor',
      (vote) => `The Board recommends stockholders vote ${opposed(vote) ? 'against' : 'in favor of'} this proposal.`,
    ],
    [
      'by opposing',
      (vote) =>
        opposed(vote)
          ? 'The Board opposes the proposal and asks you to vote against it.'
          : 'The Board recommends a vote in favor of the proposal.',
    ],
    [
      'through a committee, too',
      (vote) => `The Audit Committee and the Board of Directors recommend a vote ${vote} this proposal.`,
    ],
    [
      'as its directors',
      (vote) => `Accordingly, our directors recommend that you cast your vote ${vote} this proposal.`,
    ],
  ])('%s', (_, recommend) => expect(linesOf(PLAIN, recommend)).toEqual(LINES));
});
