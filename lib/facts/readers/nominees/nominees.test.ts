import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { readNominees } from './nominees';

const counted = (text: string) =>
  readNominees(readFilingText([pageOf(text, 1)], [])).flatMap(({ key, value }) =>
    key === 'nominee_count' ? [value] : [],
  );

it('adds what two classes of a classified board elect', () =>
  expect(
    counted(
      'Election of four Class III directors for a term of three years and one Class II director for a term of two ' +
        'years. The four Class III nominees, if elected, will serve until 2028.',
    ),
  ).toEqual([5]));

it('takes the count of the one class that is elected', () =>
  expect(counted('The meeting will act on the election of four Class III directors for three years.')).toEqual([4]));

it('adds a director whom the same sentence elects to another class or term', () => {
  const elect =
    'To elect four directors to the 2029 Class for a term of three years, and one director to the 2028 Class';
  expect(counted(`${elect}. The Board recommends the four nominees for the 2029 Class.`)).toEqual([5]);
});

it('takes the number of all where the terms divide it', () => {
  const elect = 'The election of four directors, three for terms of three years each and one for a term of one year.';
  expect(counted(`${elect} The Board recommends the three nominees named below.`)[0]).toBe(4);
});

it('takes the page of a summary for no count', () =>
  expect(counted('Proposal   Election of directors   page 9   FOR each director nominee')).toEqual([]));
