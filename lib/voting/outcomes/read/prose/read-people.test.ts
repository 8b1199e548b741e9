import { expect, it } from 'vitest';
import type { TextBlock } from '../tables/blocks';
import { readPeople } from './read-people';

const read = (text: string) =>
  readPeople({ text, raw: text, start: 0, end: text.length } as TextBlock).map(({ nominee, votes }) => [
    nominee,
    votes.for?.value,
    votes.withheld?.value,
    votes.broker_non_votes?.value,
  ]);

const TWO =
  'Clayton R. Boden was elected with 59,945,601 votes for and 1,263,243 votes withheld; Ingrid M. Poe was elected ' +
  'with 54,635,101 votes for and 6,573,743 votes withheld.';

it('reads several nominees in one paragraph, and the broker non-votes of each of them', () => {
  expect(read(TWO)).toEqual([
    ['Clayton R. Boden', 59945601, 1263243, undefined],
    ['Ingrid M. Poe', 54635101, 6573743, undefined],
  ]);
  expect(read(`${TWO} There were 5,410,228 broker non-votes as to each director.`)).toEqual([
    ['Clayton R. Boden', 59945601, 1263243, 5410228],
    ['Ingrid M. Poe', 54635101, 6573743, 5410228],
  ]);
});

it('reads nobody where a figure is of none of them', () => {
  expect(read(`${TWO} The plan received 1,234,567 votes.`)).toEqual([]);
});
