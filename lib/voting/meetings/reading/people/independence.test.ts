import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { independenceOf } from './independence';

const EXCEPTED =
  'The Board has affirmatively determined that each of our directors other than Ms. Calder, who is our Chief ' +
  'Executive Officer and reports to Mr. Low, and Ms. Roe, by reason of her consulting agreement, is independent.';

function read(text: string, name: string, since: number | null = 2015) {
  const filing = readFilingText([pageOf(text, 1)], []);
  const place = () => undefined;
  return independenceOf({}, { name, person: undefined, since }, { filing, place, chief: null })?.value ?? null;
}

it.each([
  ['Jane Calder', false],
  ['Ann Roe', false],
  ['Mark Poe', true],
])('reads the exceptions and all others of one sentence: %s', (name, value) => {
  expect(read(EXCEPTED, name)).toBe(value);
});

it('reads an exception behind "save"', () => {
  const text = EXCEPTED.replace('other than', 'save');
  expect(read(text, 'Jane Calder')).toBe(false);
  expect(read(text, 'Mark Poe')).toBe(true);
});

it('reads an exception that is counted first', () => {
  const text =
    'The Board has determined that all of its members are independent under the listing standards, with one ' +
    'exception: Dr. Calder, who is our employee.';
  expect(read(text, 'Jane Calder')).toBe(false);
});

it('reads exceptions that semicolons part', () => {
  const text =
    'The Board has determined that each director is independent except Mr. Calder, who is our Chief Executive ' +
    'Officer; Ms. Calder, his sister; and Mr. Roe, by reason of transactions between us and his company.';
  expect(read(text, 'Ann Roe')).toBe(false);
  expect(read(text, 'Mark Poe')).toBe(true);
});

it('takes nobody for an exception whom the sentence includes', () => {
  const text =
    'The Board has determined that all nominees other than Mr. Gray, including Mr. Poe, who is new, are independent.';
  expect(read(text, 'Mark Poe')).not.toBe(false);
});

it('says nothing of a nominee who is no director yet, nor of one named within an exception', () => {
  expect(read(EXCEPTED, 'Mark Poe', null)).toBeNull();
  expect(read(EXCEPTED, 'Tom Low')).toBeNull();
});

const COUNTED =
  'The Board has determined that six of its eight members (75.0%) are independent under the rules of the exchange. ' +
  'Mr. Prescott is not independent because he is an officer, and Mr. Quist is not because he was one until 2023.';

it.each([
  ['Walter Prescott', false],
  ['Harold Quist', false],
  ['Mark Poe', true],
])('takes all others of a count for independent where those who are not are all named: %s', (name, value) => {
  expect(read(COUNTED, name)).toBe(value);
});

it('needs no word of a determination where those who are not independent are named', () => {
  const stated = COUNTED.replace('The Board has determined that six', 'Under the rules of the exchange, six');
  expect(read(stated, 'Mark Poe')).toBe(true);
  expect(read(stated.split('Mr. Prescott')[0] ?? '', 'Mark Poe')).toBeNull();
});

it('says nothing of others where fewer are named than the count leaves out', () => {
  expect(read(COUNTED.replace('six', 'five'), 'Mark Poe')).toBeNull();
  expect(read(COUNTED, 'Mark Poe', null)).toBeNull();
});

it.each([
  'The Board has determined that each director is independent.',
  'The Board has determined that each director other than our Chief Executive Officer is independent.',
  'The Board has determined that each member of the Audit Committee other than Mr. Roe is an independent director.',
  'A majority of all directors other than Mr. Roe must be independent.',
])('says nothing of all from "%s"', (text) => {
  expect(read(text, 'Mark Poe')).toBeNull();
});

it('takes the chief executive for not independent, by the words that name the office', () => {
  const placed = { page: 1, quote: 'Ms. Calder, our CEO', charStart: 0, charEnd: 19, boxes: [] };
  const chief = { names: ['Jane Calder'], placed };
  const of = (name: string) => {
    const filing = readFilingText([pageOf('Ms. Calder, our CEO, runs the business.', 1)], []);
    const about = { name, person: undefined, since: 2015 };
    return independenceOf({}, about, { filing, place: () => undefined, chief });
  };
  expect(of('Jane Calder')).toEqual({ value: false, placed });
  expect(of('Mark Poe')).toBeUndefined();
});

it('reads a sentence whose exception tells until when somebody was an officer', () => {
  const text =
    'The Board determined that all directors other than Mr. Roe, who was an officer until May 2023, are independent.';
  expect(read(text, 'Sam Roe')).toBe(false);
  expect(read(text, 'Mark Poe')).toBe(true);
  expect(read(text.replace('until May 2023', 'until he left'), 'Mark Poe')).toBeNull();
});

it('says nothing where a mark and a sentence about all directors differ', () => {
  const filing = readFilingText([pageOf(EXCEPTED, 1)], []);
  const placed = { page: 1, quote: 'INDEPENDENT', charStart: 0, charEnd: 11, boxes: [] };
  const of = (name: string) => {
    const fact = { kind: 'independent' as const, value: 'yes', place: { page: 1, start: 0, end: 11 } };
    const person = { name, surname: '', roles: [], mentions: 1, isExecutive: false, facts: [fact] };
    return independenceOf({}, { name, person, since: 2015 }, { filing, place: () => placed, chief: null });
  };
  expect(of('Jane Calder')).toBeUndefined();
  expect(of('Mark Poe')).toEqual({ value: true, placed });
});

it('reads a list of names below the sentence, where all of them are names', () => {
  const sentence =
    'The Board has determined that each of the following three director candidates is independent in accordance with ' +
    'the listing standards:';
  const list = `${sentence}\nThomas L. Ardery\nAnn Roe   Mark Poe\nMr. Fisk, our President, is not independent.`;
  expect(read(list, 'Ann Roe', null)).toBe(true);
  expect(read(list, 'Mark Poe')).toBe(true);
  expect(read(list, 'Walter Quist')).toBeNull();
  expect(read(list.replace('three', 'four'), 'Ann Roe')).toBeNull();
});
