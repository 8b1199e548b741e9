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

it('takes the count of the one class that stands', () =>
  expect(counted('The meeting will act on the election of four Class III directors for three years.')).toEqual([4]));
