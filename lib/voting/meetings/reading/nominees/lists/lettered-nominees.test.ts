import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { letteredNominees } from './lettered-nominees';

const anybody = () => true;
const read = (text: string, counts: number[] = [], isPerson: Parameters<typeof letteredNominees>[1] = anybody) =>
  letteredNominees(readFilingText([pageOf(text, 1)], []), isPerson, counts)?.map(({ name }) => name);

const RUN = '(a) Ann B. Roe, (b) Mark Poe, and (c) Jane Calder';

it.each([
  `By separate resolutions, to re-appoint: ${RUN};`,
  'Proposal 1(a): Re-appoint Ann B. Roe. Proposal 1(b): Re-appoint Mark Poe. 1(c) Re-election of Jane Calder.',
])('reads the nominees from "%s"', (text) => {
  expect(read(text)).toEqual(['Ann B. Roe', 'Mark Poe', 'Jane Calder']);
});

it('reads a card in two columns by its letters', () => {
  const card =
    '1a. Ann B. Roe [ ] 1d. Dan Tarn [ ]\n1b. Mark Poe [ ] 1e. Steven S Reed [ ]\n1c. Jane B. Stock [ ] 1f. Ed Low [ ]';
  expect(read(card, [6])).toEqual(['Ann B. Roe', 'Mark Poe', 'Jane B. Stock', 'Dan Tarn', 'Steven S Reed', 'Ed Low']);
  expect(read(card.replace('1e.', '1g.'))).toEqual(['Ann B. Roe', 'Mark Poe', 'Jane B. Stock']);
});

it('reads nobody from two, from a run with a gap, against the count, and from what are no people', () => {
  expect(read('(a) Ann B. Roe and (b) Mark Poe')).toBeUndefined();
  expect(read('(a) Ann B. Roe, (b) Mark Poe, (d) Jane Calder')).toBeUndefined();
  expect(read(RUN, [7])).toBeUndefined();
  expect(read(RUN, [], ({ name }) => name !== 'Mark Poe')).toBeUndefined();
});
