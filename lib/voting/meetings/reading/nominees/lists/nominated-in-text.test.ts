import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { nominatedInText } from './nominated-in-text';

const PEOPLE = ['Bernard T. Okafor-Lind', 'Suzanne Trelawny', 'Douglas R. Hinckley', 'Jane B. Poe', 'John Poe'];

const read = (text: string, counts: number[]) =>
  nominatedInText(
    readFilingText([pageOf(text, 1)], []),
    PEOPLE.map((name) => ({ name })),
    counts,
  )?.map(({ name }) => name);

it.each([
  'The Board has nominated Dr. Okafor-Lind and Ms. Trelawny for election as Class II directors.',
  'Our Board of Directors has nominated Bernard T. Okafor-Lind, Ph.D. and Suzanne Trelawny, who serve today.',
])('reads whom the board has nominated: %s', (sentence) =>
  expect(read(sentence, [2])).toEqual(['Bernard T. Okafor-Lind', 'Suzanne Trelawny']),
);

it('reads those of two terms, and who is named in full but not known from elsewhere', () => {
  const terms =
    'Suzanne Trelawny for a term of three years, and Jane B. Poe and Ian K. Moss for terms of one year, in each';
  expect(read(`This year the Board has nominated ${terms} case until a successor is elected.`, [3])).toEqual([
    'Suzanne Trelawny',
    'Jane B. Poe',
    'Ian K. Moss',
  ]);
});

it('reads those whom the holders of each class of shares elect, whatever numbers the filing states', () => {
  const of = (name: string, classes: string) => `by the holders of ${classes} Common Stock, of ${name}`;
  const both = `${of('Suzanne Trelawny', 'Class A and Class C')}, and, ${of('Douglas R. Hinckley', 'Class B')}`;
  expect(read(`You will be asked to consider: the election, ${both} (Proposal No. 1); the auditor.`, [])).toEqual([
    'Suzanne Trelawny',
    'Douglas R. Hinckley',
  ]);
  expect(read(`You will be asked to consider the election, ${of('Suzanne Trelawny', 'Class A')}.`, [])).toBeUndefined();
});

it('reads nobody against the count, by a surname of two people, or where two sentences differ', () => {
  const nominated = (names: string) => `The Board has nominated ${names} for re-election.`;
  expect(read(nominated('Dr. Okafor-Lind and Ms. Trelawny'), [3])).toBeUndefined();
  expect(read(nominated('Ms. Trelawny and Ms. Poe'), [2])).toBeUndefined();
  const both = `${nominated('Dr. Okafor-Lind and Ms. Trelawny')} ${nominated('Mr. Hinckley and Ms. Trelawny')}`;
  expect(read(both, [2])).toBeUndefined();
});

it('reads nominees whom the sentence counts itself, even if they are more than the seats', () => {
  const are = 'The three nominees are Suzanne Trelawny, Douglas R. Hinckley and Jane B. Poe.';
  expect(read(`Two directors are to be elected. ${are}`, [2])).toEqual([
    'Suzanne Trelawny',
    'Douglas R. Hinckley',
    'Jane B. Poe',
  ]);
  expect(read(are.replace('three', 'four'), [2])).toBeUndefined();
});

it('reads those of two classes, one after the other', () => {
  const first = 'the two present Class I Directors, Suzanne Trelawny and Douglas R. Hinckley';
  const second = 'the present Class II Directors, Jane B. Poe and Ian K. Moss, III, for terms that end in 2028';
  expect(read(`The Board has nominated ${first}, and ${second}.`, [4])).toEqual([
    'Suzanne Trelawny',
    'Douglas R. Hinckley',
    'Jane B. Poe',
    'Ian K. Moss',
  ]);
});

it('reads those whose election the board recommends by name', () => {
  const election = 'election of Dr. Okafor-Lind, Ms. Trelawny and Mr. Hinckley as directors.';
  const three = ['Bernard T. Okafor-Lind', 'Suzanne Trelawny', 'Douglas R. Hinckley'];
  expect(read(`The Board recommends a vote for the ${election}`, [3])).toEqual(three);
  expect(read('The Board recommends a vote for the election of the three nominees as directors.', [3])).toBeUndefined();
});
