import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { contestOf } from './contest';

const OWN = ['Ann B. Roe', 'Mark Poe'];
const read = (text: string, own: readonly string[] = OWN) => {
  const contest = contestOf(readFilingText([pageOf(text, 1)], []), own);
  return contest && [contest.by, contest.vote, ...contest.nominees.map(({ letter, name }) => `${letter} ${name}`)];
};

const CARD = `Company Nominees
1a. Ann B. Roe ☐ ☐   1c. Jane Calder ☐ ☐
1b. Mark Poe ☐ ☐   1d. Luis Ferro ☐ ☐
`;

it('reads whom a universal proxy card names beside the board’s own', () => {
  expect(read(`${CARD}Palisade Nominees OPPOSED by the Company – the Board recommends WITHHOLD`)).toEqual([
    'Palisade',
    'withhold',
    'c Jane Calder',
    'd Luis Ferro',
  ]);
  expect(
    read(`${CARD}Our Board recommends a vote FOR our nominees and “AGAINST” each of the two Palisade nominees.`),
  ).toEqual([null, 'against', 'c Jane Calder', 'd Luis Ferro']);
});

it('reads that there is a contest where the card is not read', () => {
  expect(read('The Board urges you to WITHHOLD on all of the Palisade nominees.')).toEqual([null, 'withhold']);
  expect(read(`${CARD}Palisade Nominees OPPOSED by the Company`, [])).toEqual(['Palisade', null]);
  const gap = CARD.replace('1d.', '1e.');
  expect(read(`${gap}Palisade Nominees OPPOSED by the Company`)).toEqual(['Palisade', null]);
});

it('reads the vote from the heading that has it', () => {
  const headings = 'Palisade Nominees Opposed by the Company';
  const filing = readFilingText([pageOf(headings, 1), pageOf(`${CARD}${headings}   WITHHOLD`, 2)], []);
  expect(contestOf(filing, OWN)?.vote).toBe('withhold');
});

it.each([
  CARD,
  'You may vote FOR or WITHHOLD on each of the nominees. The Board recommends a vote FOR each of the nominees.',
  'The Board recommends a vote AGAINST each of the shareholder proposals. Our nominees are named on page 4.',
  'The Board recommends a vote AGAINST each of the stockholder proposals and FOR all of our nominees.',
  'Notice under the universal proxy rules must reach us by May 1.',
])('no contest: %s', (text) => expect(read(text)).toBeUndefined());

it('tells those below the heading of opposed nominees from the board’s, where all were read as nominees', () => {
  const all = [...OWN, 'Jane Calder', 'Luis Ferro'];
  const card =
    '1a. Ann B. Roe ☐ ☐\n1b. Mark Poe ☐ ☐\nPalisade Group nominees OPPOSED by the Company: WITHHOLD\n' +
    '1c. Jane Calder ☐ ☐\n1d. Luis Ferro ☐ ☐';
  expect(read(card, all)).toEqual(['Palisade Group', 'withhold', 'c Jane Calder', 'd Luis Ferro']);
  expect(read(card.replace('1c.', '1e.'), all)).toEqual(['Palisade Group', 'withhold']);
});
