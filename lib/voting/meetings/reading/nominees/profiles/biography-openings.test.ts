import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { nomineesOfBiographies } from './biography-openings';

const TEXT = [
  '#Nominees for Terms Expiring in 2028',
  'Robert E. (Bob) Tolland III, 71, was first elected in 2004. He was a plant manager.',
  'Anna Bergholm, Ph.D. (55) is Senior Vice President of Oster Corporation.',
  'Ines de Carvalho, age 62, has been a director since 2016.',
  'Peter Wynfield, Jr., 49. Mr. Wynfield is a partner.',
  'In 2019, 52 of our sites were inspected.',
  'Walter Ashcombe 42,000 18,500',
  'Walter Ashcombe, 42.5 % of the shares',
  '#Directors Continuing in Office',
  'Doreen Low, 58, has been a director since 2017.',
  '#Executive Officers',
  'Hollis Grange, 51, is our General Counsel.',
].join('\n');

const read = (text: string, counts: number[]) =>
  nomineesOfBiographies(readFilingText([pageOf(text)], []), () => true, counts)?.map(({ name, age }) => [name, age]);

it('reads the nominees from biographies that begin with name and age', () => {
  expect(read(TEXT, [4])).toEqual([
    ['Robert E. (Bob) Tolland III', 71],
    ['Anna Bergholm', 55],
    ['Ines de Carvalho', 62],
    ['Peter Wynfield, Jr.', 49],
  ]);
});

it('names nobody where the filing counts other than that many', () => {
  expect(read(TEXT, [5, 3])).toBeUndefined();
  expect(read('The Board met nine times.', [9])).toBeUndefined();
});

it('reads names in capitals, with the words behind and before them', () => {
  const text = 'THOMAS S. MURTAGH, JR., age 66, has served since 1999.\nDAME ROSALIND ATHERLEY, age 69, is an adviser.';
  expect(read(text, [2])).toEqual([
    ['Thomas S. Murtagh, Jr.', 66],
    ['Rosalind Atherley', 69],
  ]);
});

it('reads biographies that begin with a name and a seat on the board, or below a name alone', () => {
  const text = [
    '#Class II directors (nominees; terms end at the meeting)',
    'Robert E. Tolland has been a director since 2004. He was a plant manager.',
    'Anna L. Bergholm, Ph.D., CFA, has been on our Board since June 2018.',
    'INES CARVALHO',
    'Ms. Carvalho is Professor Emeritus of Finance.',
    '#Class III directors (terms end in 2027)',
    'Doreen Low has been a director since 2017.',
    'Peter Wynfield',
    'Mr. Wynfield is a partner.',
  ].join('\n');
  expect(read(text, [3])).toEqual([
    ['Robert E. Tolland', null],
    ['Anna L. Bergholm', null],
    ['Ines Carvalho', null],
  ]);
  expect(read('Fees in 2025\nMs. Low is paid.\nAnn Roe\nMr. Poe is paid.', [1, 2])).toBeUndefined();
});

it('reads names above an office and a biography that calls them by surname, or by first name and surname', () => {
  const text = [
    'JANE B. ROE',
    '#Chief Executive Officer, Larch, Inc.;',
    '#Former Partner, Beech LLP',
    'Ms. Jane Roe has led Larch since 2015.',
    'S. Robson Roe',
    '#Retired Chairman',
    'Mr. Rob Roe was our chairman.',
    'Mark Poe',
    'The year ended in December.',
    'It was cold, and Mr. Poe left.',
  ].join('\n');
  expect(read(text, [2])).toBeUndefined();
  expect(read(text.replaceAll('S. Robson Roe', 'Ian K. Moss').replace('Rob Roe', 'Moss'), [2])).toEqual([
    ['Jane B. Roe', null],
    ['Ian K. Moss', null],
  ]);
});
