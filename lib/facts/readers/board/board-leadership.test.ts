import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { readBoardLeadership } from './board-leadership';

function factIn(key: string, text: string): unknown {
  const people = 'Directors are Ann B. Hale, Mark Poe and Jane Calder. ';
  const facts = readBoardLeadership(readFilingText([pageOf(people + text, 1)], []));
  return facts.find((fact) => fact.key === key)?.value;
}

const leaderIn = (text: string) => factIn('lead_independent_director', text);

it('takes nobody for the chair of our board who is that of another company', () => {
  expect(factIn('board_chair', 'Ms. Hale is the founder of Hale Vineyards and has been its Chairman.')).toBeUndefined();
  expect(factIn('board_chair', 'Ms. Hale has been our Chairman of the Board since 2020.')).toBe('Ann B. Hale');
  expect(factIn('board_chair', 'Ms. Hale, our founder, is Chairman Emeritus.')).toBeUndefined();
});

it('names the one of a family who chairs the board, and nobody by a surname that several have', () => {
  const family = 'Olivia Doe, 34, and John H. Doe, 71, and John R. Doe, 35, are directors. Ms. Doe and Mr. Doe serve. ';
  const chair = (text: string) => factIn('board_chair', family + text);
  expect(chair('John H. Doe is Chairman of the Board. Olivia Doe is our director. Olivia Doe leads a trust.')).toBe(
    'John H. Doe',
  );
  expect(chair('Mr. Doe is Chairman of the Board.')).toBeUndefined();
});

it('names whom the words call by a first name, whoever else of this surname the filing names more often', () => {
  const brothers = 'Mr. Barrett Reese is a director. Barrett L. Reese owns shares. Mr. Reese, 67, is paid. ';
  expect(factIn('board_chair', `${brothers}Our Chairman, Stewart Reese, assists the chief executive.`)).toBe(
    'Stewart Reese',
  );
});

it('takes the chair of a committee, of whose members the sentence speaks, for no chair of the board', () => {
  const text = 'Ms. Hale has been Chair since 2012; Mr. Poe joined in 2017 and Ms. Calder left the Committee that day.';
  expect(factIn('board_chair', text)).toBeUndefined();
  expect(factIn('board_chair', 'Ms. Hale has been Chair since 2012; Mr. Poe joined in 2017.')).toBe('Ann B. Hale');
});

it('takes the chairman of the company for no chair of the board, of whom the filing says who it is', () => {
  const officers = 'Our officers are Mark Poe, Chairman and Chief Executive Officer; and Jane Calder, Treasurer.';
  expect(factIn('board_chair', officers)).toBe('Mark Poe');
  expect(factIn('board_chair', `${officers} The Chairman of the Board, Ann B. Hale, is of the family.`)).not.toBe(
    'Mark Poe',
  );
});

it('takes who may once be chair for no chair', () => {
  expect(factIn('board_chair', 'The Board expects that Ms. Hale, in a time to come, may serve as a Chair.')).toBe(
    undefined,
  );
});

it('says nothing of one person in both roles where another of the family is chief executive', () => {
  const family = 'Olivia B. Hale, 44, and Ann B. Hale, 71, and Sam Low, 60, are directors. Ms. Hale serves. ';
  const separate = (text: string) => factIn('chair_ceo_separate', family + text);
  const both = 'Ann B. Hale serves as Chair of the Board and Executive Chair, and Mr. Poe serves as President and CEO.';
  expect(separate(both)).not.toBe(false);
  expect(separate('Ann B. Hale is Chair of the Board. Ms. Hale, our Chief Executive Officer, leads.')).toBeUndefined();
  expect(
    factIn(
      'chair_ceo_separate',
      'Ms. Hale has been our Chairman, President and CEO since 2020. Ms. Hale, our CEO, leads.',
    ),
  ).toBe(false);
});

it('takes the chair of another company in a table for no chair of the board', () => {
  const table = 'Ms. Hale serves.\nMark Poe   73   Chair, Kestrel Ventures   1999\nAnn B. Hale   67   ';
  expect(factIn('board_chair', `${table}President of a university   2012`)).toBeUndefined();
  const chief = table.replace('Chair,', 'Chair and Chief Executive Officer,');
  expect(factIn('board_chair', `${chief}President of a university   2012`)).toBeUndefined();
  expect(factIn('board_chair', `${table}Chair of the Board; former president of a university   2012`)).toBe(
    'Ann B. Hale',
  );
  expect(factIn('board_chair', 'Ann B. Hale, an independent director, has chaired our board since 2019.')).toBe(
    'Ann B. Hale',
  );
  expect(factIn('board_chair', 'Ann B. Hale has chaired the board of Kestrel Ventures since 2019.')).toBeUndefined();
});

it('names the chair whose name is printed right below a heading', () => {
  const text =
    '#Leadership Structure\nHenry C. Hale, Jr. serves as Chair of the Board. Henry C. Hale and Ann B. Hale met.';
  expect(factIn('board_chair', `Mr. Hale and Ms. Hale serve.\n${text}`)).toBe('Henry C. Hale, Jr.');
});

it('takes the chair of a committee in a matrix for no chair of the board', () => {
  expect(factIn('board_chair', 'Ms. Hale and Mr. Poe serve.\nAnn B. Hale   Chair   ●\nMark Poe   ●')).toBeUndefined();
  expect(
    factIn('board_chair', 'Ms. Hale serves.\nName   Audit Committee   Risk Committee\nAnn B. Hale   Chair'),
  ).toBeUndefined();
  expect(
    factIn('board_chair', 'Ms. Hale serves.\nDirector   Audit   Nominating and Governance\nAnn B. Hale   Chair'),
  ).toBeUndefined();
  expect(factIn('board_chair', 'The Audit Committee met. It is new. Ms. Hale serves as Executive Chair.')).toBe(
    'Ann B. Hale',
  );
  expect(factIn('board_chair', 'The Audit Committee met. It is new. Ms. Hale serves as Chair.')).toBeUndefined();
  expect(factIn('board_chair', 'Ms. Hale serves.\nAnn B. Hale   Chair of the Board')).toBe('Ann B. Hale');
});

it.each([
  'Ms. Hale has served as our Lead Independent Director since 2020.',
  'The board is led by Mr. Poe as Chairman and CEO and Ms. Hale as Lead Independent Director.',
])('reads the lead independent director from "%s"', (text) => {
  expect(leaderIn(text)).toBe('Ann B. Hale');
});

it.each([
  'The board has chosen somebody to succeed Ms. Hale as Lead Independent Director.',
  'Ms. Hale as lead independent director of Acme Corporation knows boards.',
])('names nobody from "%s"', (text) => {
  expect(leaderIn(text)).toBeUndefined();
});

it('names who is told as the chair behind "from"', () => {
  expect(
    factIn('board_chair', 'A Letter from Ann B. Hale, Our Chairman and CEO, and Mark Poe, Our Lead Director'),
  ).toBe('Ann B. Hale');
});

it('takes no company that a sentence names for the lead director', () => {
  const people = ['Reed', 'Lane', 'Moss', 'Vance', 'Pike', 'Grove', 'Hart']
    .map((name) => `Mr. ${name} serves.`)
    .join(' ');
  const spun =
    'General Hill came in 2008, when we were spun off from Harlow BioPharma, and is our Lead Independent Director.';
  expect(leaderIn(`${people} ${spun}`)).toBeUndefined();
});

it('reads a title below a name to its end, where another company may be named', () => {
  const card = (last: string) => `Ms. Hale serves.\nAnn B. Hale\nChairman, President and\n${last}`;
  expect(factIn('board_chair', card('Chief Executive Officer, 3Q Instruments'))).toBeUndefined();
  expect(factIn('board_chair', card('Chief Executive Officer'))).toBe('Ann B. Hale');
});

it.each([
  'Chairman of the Board and\nChief Executive Officer, Harlow\nIndustries, Inc.',
  'Chairman of the Board and Senior Executive,\nHarlow Industries',
  'Executive Chair (2022–2023) and President, Harlow Industries',
])('takes an office of another company, or of the past, for none of ours: %s', (title) => {
  expect(factIn('board_chair', `\n#Ann B. Hale\n${title}\nAge 67`)).toBeUndefined();
});

it('knows another company whose name begins with an apostrophe', () => {
  const text = "Mr. Poe has been chairman and chief executive officer of 'XPORTS, Inc., an exporter, since 2005.";
  expect(factIn('board_chair', text)).toBeUndefined();
});
