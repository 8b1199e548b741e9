import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { fromNamelessProfiles } from './nameless-profiles';
import { placedPage } from '../placed-page.fixture';

const PEOPLE = new Map([
  ['doe', 'Jane Doe'],
  ['roe', 'Sam Roe'],
]);

function read(...lines: readonly string[]): string[] {
  const page = placedPage(lines.map((text, at) => ({ y: 700 - 12 * at, cells: [[text, 40]] })));
  const found: string[] = [];
  fromNamelessProfiles(flattenPage(page), PEOPLE, (name, { value }) => found.push(`${name}: ${value}`));
  return found;
}

const LABEL = 'Other Public Company Boards: Harlow Inc. (since 2019)';

it('gives a list to the one whom the biography before it is about', () => {
  expect(
    read(
      'Ms. Doe is the chief of a bank.',
      'Ms. Doe’s skills are many.',
      LABEL,
      'Committees: Audit',
      'Mr. Roe led a mine. Mr. Roe knows foundries.',
      'Other Public Company Boards: Merrin plc',
    ),
  ).toEqual([`Jane Doe: ${LABEL}`, 'Sam Roe: Other Public Company Boards: Merrin plc']);
});

it('gives it to nobody where the biography names two, somebody unknown, or one only once', () => {
  expect(read('Ms. Doe led a mine. Ms. Doe follows Mr. Roe.', LABEL)).toEqual([]);
  expect(read('Ms. Doe led a mine. Ms. Doe follows Mr. Low.', LABEL)).toEqual([]);
  expect(read('Ms. Doe led a mine.', LABEL)).toEqual([]);
});
