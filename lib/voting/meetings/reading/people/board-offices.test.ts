import { expect, it } from 'vitest';
import type { Fact } from '@/lib/facts/fact';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { placedPage } from '@/lib/reading/structure/placed-page.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { boardOfficesOf, namesNoLead, saysChairIsIndependent } from './board-offices';

const NAMES = ['Jane Doe', 'Sam Roe', 'Ann Poe'];

function read(text: string, facts: readonly Partial<Fact>[] = []) {
  const filing = readFilingText([pageOf(text, 1)], []);
  const stated = facts.map((fact) => ({ page: 1, ...fact })) as Fact[];
  const { chair, lead } = boardOfficesOf({ filing, facts: stated, names: NAMES, chief: null });
  return { chair: chair && chair.names, lead: lead && lead.names };
}

it.each([
  ['Ms. Doe has been Chair of the Board since 2019.', ['Jane Doe']],
  ['Mr. Roe, our independent Chairman, presides.', null],
  ['Our Chairman, Mr. Roe, presides at meetings.', ['Sam Roe']],
  ['In May 2024 the directors elected Ann Poe as Chair of the Board.', ['Ann Poe']],
])('reads who chairs the board from "%s"', (text, names) => {
  expect(read(text).chair).toEqual(names);
});

it.each([
  'Mr. Roe serves as Chairman of the Board, President and Chief Executive Officer of Harlow Pumps.',
  'We buy from Merrin, an entity for which Mr. Roe has served as Chairman of the Board since 2021.',
  'Mr. Roe will become Chair of the Board after the meeting.',
  'Mr. Roe was the former Chair of the Board.',
])('takes nobody for our chair by "%s"', (text) => {
  expect(read(text).chair).toBeNull();
});

it('knows no chair where the words name two', () => {
  expect(read('Ms. Doe is Chair of the Board. Our Chairman, Mr. Roe, presides.').chair).toBeNull();
});

it('reads a lead director below a name, and that there is none', () => {
  expect(read('Ann Poe\nLead Independent Director').lead).toEqual(['Ann Poe']);
  expect(read('Ms. Poe, as Lead Independent Director, presides.').lead).toEqual(['Ann Poe']);
  expect(read('Ms. Poe, as Lead Independent Director of Harlow Pumps, presides.').lead).toBeNull();
  expect(read('The board does not currently have a lead independent director.').lead).toEqual([]);
  expect(read('If the board does not have a lead independent director, the chairs preside.').lead).toBeNull();
});

it('does not follow a fact about who takes the office later, or one that the words deny', () => {
  const fact = { key: 'lead_independent_director', value: 'Sam Roe', quote: 'Sam Roe as Lead Director' } as const;
  expect(read('New: Sam Roe as Lead Director.', [fact]).lead).toEqual(['Sam Roe']);
  expect(
    read('Sam Roe as Lead Director. Mr. Roe, who will assume the role of Lead Director in May.', [fact]).lead,
  ).toBeNull();
  expect(read('Sam Roe as Lead Director. Ms. Poe is our Lead Independent Director.', [fact]).lead).toBeNull();
});

it('tells a lead director of ours from one whom the board would have or another board has', () => {
  const names = (text: string) => namesNoLead(readFilingText([pageOf(text, 1)], []));
  expect(names('If the chair is not independent, the board appoints a lead independent director.')).toBe(true);
  expect(names('She is lead independent director of Harlow Pumps.')).toBe(true);
  expect(names('She has chaired the board since 2022; she had been Lead Independent Director since 2016.')).toBe(true);
  expect(names('The Lead Independent Director calls meetings.')).toBe(false);
});

it('takes the chair of a committee in its table for nobody, and reads whom the structure consists of', () => {
  const seat = { key: 'board_chair', value: 'Ann Poe', quote: 'Ann Poe   Chair' } as const;
  const text =
    "The Board's leadership structure consists of a chairman, Mr. Roe, and a lead director.\nAnn Poe   Chair";
  expect(read(text, [seat]).chair).toEqual(['Sam Roe']);
  expect(read('Ann Poe   Chair', [seat]).chair).toBeNull();
});

it('reads who signs a letter as board chair', () => {
  expect(read('Dear shareholders:\nYour vote matters.\nSincerely,\nAnn Poe\nBoard Chair').chair).toEqual(['Ann Poe']);
  expect(read('Ann Poe\nBoard Chair').chair).toBeNull();
});

it('leaves open who leads where somebody leaves whom another signs as having followed', () => {
  const text =
    'Dear shareholders: Ann Poe, who has served as lead independent director since 2017, will retire at the meeting ' +
    'and is not standing for reelection.\nSincerely,\nSam Roe, Lead Independent Director';
  const fact = {
    key: 'lead_independent_director',
    value: 'Ann Poe',
    quote: 'served as lead independent director',
  } as const;
  expect(read(text, [fact]).lead).toBeNull();
});

it('leaves open who chairs a board that two chair together', () => {
  expect(
    read('Our Chairman, Mr. Roe, presides. The Co-Chairmen of the Board are Mr. Roe and Ms. Doe.').chair,
  ).toBeNull();
});

it('reads in the passive that there is no lead director', () => {
  expect(read('As our Chair is independent, a Lead Director has not been designated by the Board.').lead).toEqual([]);
  expect(read('Currently no lead independent director is appointed.').lead).toEqual([]);
  expect(read('The board decides when a Lead Director has not been designated.').lead).toBeNull();
});

it('takes the office beside a committee’s chair in another company for no lead director of ours', () => {
  const names = (text: string) => namesNoLead(readFilingText([pageOf(text, 1)], []));
  expect(names('He serves as the Lead Director and Chair of the Audit Committee of Harlow Pumps.')).toBe(true);
  expect(names('He serves as the Lead Director and Chair of the Audit Committee of our Board.')).toBe(false);
});

it('reads the chair in a column of positions with the company, and in no column of occupations', () => {
  const chairOf = (head: string) => {
    const page = placedPage([
      { y: 700, cells: [['Name', 50] as const, [head, 180] as const, ['Age', 420] as const], isBold: true },
      { y: 688, cells: [['Jane Doe', 50] as const, ['Chair of the Board', 180] as const, ['61', 420] as const] },
      { y: 676, cells: [['Sam Roe', 50] as const, ['Director', 180] as const, ['58', 420] as const] },
    ]);
    const filing = readFilingText([page], []);
    return boardOfficesOf({ filing, facts: [], names: NAMES, chief: null }).chair?.names;
  };
  expect(chairOf('Current Position with the Company')).toEqual(['Jane Doe']);
  expect(chairOf('Principal Occupation')).toBeUndefined();
});

it('knows that the chair is independent where the filing says so of the one it has', () => {
  const says = (text: string) => saysChairIsIndependent(readFilingText([pageOf(text, 1)], []));
  expect(says('The roles are split, and the chairman is an independent director.')).toBe(true);
  expect(says('Since the Board Chair is currently an independent director, no other leads.')).toBe(true);
  expect(says('Where the chair is an independent director, no other leads.')).toBe(false);
});

it('knows the other places that give the office to the same person', () => {
  const pages = ['Sam Roe is our Lead Director.', 'Sam Roe\nLead Independent Director'];
  const filing = readFilingText(
    pages.map((text, index) => pageOf(text, index + 1)),
    [],
  );
  const quote = 'Sam Roe is our Lead Director';
  const fact = { key: 'lead_independent_director', value: 'Sam Roe', page: 1, quote } as Fact;
  const { lead } = boardOfficesOf({ filing, facts: [fact], names: NAMES, chief: null });
  expect(lead?.placed).toMatchObject({ page: 1, quote });
  expect(lead?.placed.elsewhere?.map(({ page }) => page)).toContain(2);
});
