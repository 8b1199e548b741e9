import { describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { electedInItems } from './elected-in-items';

const PEOPLE = ['Ann B. Roe', 'Mark Poe', 'Jane Calder', 'Max Low, Jr.', 'Eva Low'].map((name) => ({ name }));
const NOTICE =
  'The meeting will be held: 1. The election of Ann B. Roe and Mark Poe as Class A directors to serve until 2020. ' +
  '2. The election of Jane Calder and Max Low, Jr. as Class B directors to serve until 2020. 3. To ratify the auditor.';

const electedIn = (text: string) => electedInItems(readFilingText([pageOf(text, 1)], []), ['1', '2'], PEOPLE);

describe('elections of which each class of shares has its own', () => {
  it('have the people whom their items of the notice name', () => {
    expect(electedIn(NOTICE)).toEqual([
      ['Ann B. Roe', 'Mark Poe'],
      ['Jane Calder', 'Max Low, Jr.'],
    ]);
  });

  it.each([
    ['an item names nobody', NOTICE.replace('Jane Calder and Max Low, Jr.', 'four persons')],
    ['a person stands in both', NOTICE.replace('Jane Calder', 'Mark Poe')],
    ['one item is all there is', NOTICE.replace('2. The election', 'The election')],
  ])('are left open where %s', (_why, text) => {
    expect(electedIn(text)).toBeUndefined();
  });
});
