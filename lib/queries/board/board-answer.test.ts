import { expect, it } from 'vitest';
import { boardAnswer, type BoardLine } from './board-answer';

const words = (quote: string, page = 4) => ({
  document_id: 'd',
  page_number: page,
  quote,
  quote_verified: true,
});
const line = (nominee: string, given: Partial<BoardLine['details']>, evidence: BoardLine['evidence']): BoardLine => ({
  nominee,
  details: {
    age: null,
    director_since: null,
    independent: null,
    committees: [],
    other_boards: null,
    other_board_names: [],
    is_board_chair: null,
    is_lead_independent: null,
    ...given,
  },
  evidence,
});
const LINES = [
  line(
    'Jane B. Roe',
    {
      age: 61,
      director_since: 2015,
      independent: true,
      committees: [
        { name: 'audit and risk', role: 'chair' },
        { name: 'finance', role: 'member' },
      ],
      other_boards: 1,
      other_board_names: ['Poe Corp.'],
      is_lead_independent: true,
      is_board_chair: false,
    },
    {
      age: words('Jane B. Roe, 61'),
      director_since: words('Director since 2015'),
      independent: words('Independent'),
      other_boards: words('Other boards: Poe Corp.'),
      lead_independent: words('Our lead director is Ms. Roe'),
      board_chair: words('The board is chaired by Mr. Poe'),
      'committee.audit and risk': words('Audit and Risk (Chair)'),
      'committee.finance': words('Finance', 5),
    },
  ),
  line(
    'Mark Doe, Jr.',
    { age: 70, independent: false, other_boards: 0, committees: [{ name: 'audit and risk', role: 'member' }] },
    {
      age: { ...words('Mark Doe, 70'), quote_verified: false },
      independent: words('Mr. Doe is not independent'),
      other_boards: words('Other boards: none'),
      'committee.audit and risk': words('Audit and Risk'),
    },
  ),
];
const answerTo = (question: string, lines: readonly BoardLine[] = LINES) => boardAnswer(question, lines)?.answer;

it.each([
  ['Who chairs the audit committee?', 'Jane B. Roe chairs the audit committee [1].'],
  [
    'Who is the chair of the audit and risk committee of the board?',
    'Jane B. Roe chairs the audit and risk committee [1].',
  ],
  ['Who is the lead independent director?', 'Jane B. Roe is the lead independent director [1].'],
  ['How old is Jane B. Roe?', 'Jane B. Roe is 61 years old [1].'],
  ['how old is Ms. Roe', 'Jane B. Roe is 61 years old [1].'],
  ["What is Jane Roe's age?", 'Jane B. Roe is 61 years old [1].'],
  ['Since when has Jane Roe been a director?', 'Jane B. Roe has been a director since 2015 [1].'],
  ['When did Ms. Roe join the board?', 'Jane B. Roe has been a director since 2015 [1].'],
  ['Is Mark Doe independent?', 'Mark Doe, Jr. is not independent [1].'],
  ['Is Mark Doe, Jr. an independent director?', 'Mark Doe, Jr. is not independent [1].'],
  ['Which other boards does Jane Roe sit on?', 'Jane B. Roe sits on 1 other public company board: Poe Corp. [1].'],
  [
    'How many other public company boards does Mark Doe sit on?',
    'Mark Doe, Jr. sits on no other public company board [1].',
  ],
  [
    'Which committees does Jane Roe sit on?',
    'Jane B. Roe is named on these committees: audit and risk (chair) [1], finance [2].',
  ],
])('%s', (question, answer) => expect(answerTo(question)).toBe(answer));

it('names the members that were read, and notes that there may be others', () => {
  expect(answerTo('Who sits on the audit committee?')).toBe(
    'Named as members of the audit committee: Jane B. Roe (chair) [1], Mark Doe, Jr. [2]. Directors who do not stand ' +
      'for election, or whose seats were not read, may also sit on it.',
  );
});

it('quotes the words of the page', () => {
  expect(boardAnswer('Who chairs the audit committee?', LINES)?.quotes).toEqual([
    { chunkId: null, documentId: 'd', page: 4, quote: 'Audit and Risk (Chair)' },
  ]);
});

it.each([
  ['a year that the filing may not tell', 'Who chaired the audit committee in 2019?'],
  ['another body', 'Who chairs the audit committee of the subsidiary bank?'],
  ['more than one thing', 'Who chairs the audit committee and how old is Jane Roe?'],
  ['the future', 'Who will chair the audit committee?'],
  ['somebody who is no nominee', 'How old is Peter Poe?'],
  ['a relative of a nominee', 'How old is the wife of Jane Roe?'],
  ['another person of the surname', 'How old is Peter Roe?'],
  ['a committee that is not read', 'Who chairs the compensation committee?'],
  ['a person who chairs nothing', 'Who chairs the finance committee?'],
  ['words that are not on the page', 'How old is Mark Doe?'],
  ['an office that no nominee holds', 'Who chairs the board?'],
  ['an office in the past', 'Who was the lead independent director?'],
  ['a field that is open', 'Since when has Mark Doe been a director?'],
])('says nothing of %s', (_, question) => expect(answerTo(question)).toBeUndefined());

it('gives no answer where two committees or two people may be meant', () => {
  const pay = (name: string) =>
    line('Ann Poe', { committees: [{ name, role: 'chair' }] }, { [`committee.${name}`]: words('Chair') });
  const second = { ...pay('people'), nominee: 'Ira Loe' };
  expect(answerTo('Who chairs the compensation committee?', [pay('talent'), second])).toBeUndefined();
  expect(answerTo('Who chairs the compensation committee?', [pay('talent')])).toContain('Ann Poe');
  const brother = { ...LINES[0], nominee: 'Jack Roe' } as BoardLine;
  expect(answerTo('How old is Ms. Roe?', [...LINES, brother])).toBeUndefined();
  expect(answerTo('How old is Jane Roe?', [...LINES, brother])).toContain('61');
});
