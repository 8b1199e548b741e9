import { expect, it } from 'vitest';
import { placedPage, type PlacedLine } from '@/lib/reading/structure/placed-page.fixture';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { profilePeople, tablePeople } from './nominee-people';

const row = (y: number, name: string, age: string): PlacedLine => ({
  y,
  cells: [
    [name, 50],
    [age, 200],
    ['2012', 260],
  ],
});
const pageOf = (...lines: PlacedLine[]) => flattenPage(placedPage(lines));

it('tells a table of directors from one of which a row was not read', () => {
  const whole = [row(700, 'Ruth B. Calder', '61'), row(680, 'Omar N. Haddad', '58'), row(660, 'Ann Low', '66')];
  const read = (...lines: PlacedLine[]) => {
    const { people, isWhole } = tablePeople(pageOf(...lines));
    return [people.map(({ name }) => name), isWhole];
  };
  const names = ['Ruth B. Calder', 'Omar N. Haddad', 'Ann Low'];
  expect(read(...whole)).toEqual([names, true]);
  // "Peter S." over "Lindqvist, Ph.D."
  expect(read(...whole, row(640, 'Peter', '63'))).toEqual([names, false]);
  expect(
    read(...whole, {
      y: 640,
      cells: [
        ['Average age', 50],
        ['62', 400],
      ],
    }),
  ).toEqual([names, true]);
});

it('takes no word of the line above for a first name', () => {
  const page = pageOf(
    { y: 700, cells: [['Finance | Corporate governance | Marketing', 50]] },
    { y: 680, cells: [['Karen Ostler', 50]] },
    { y: 660, cells: [['Age: 60', 50]] },
  );
  expect(profilePeople(page).map(({ name, age }) => [name, age])).toEqual([['Karen Ostler', 60]]);
  const wrapped = pageOf(
    { y: 700, cells: [['Warren', 50]] },
    { y: 688, cells: [['F. Bryant', 50]] },
    { y: 670, cells: [['Age: 78', 50]] },
  );
  expect(profilePeople(wrapped).map(({ name }) => name)).toEqual(['Warren F. Bryant']);
});

it('takes an age beside a position, and none from a column of years', () => {
  const officer = (y: number, name: string, position: string, years: string): PlacedLine => ({
    y,
    cells: [
      [name, 50],
      [position, 200],
      [years, 420],
    ],
  });
  const page = pageOf(
    {
      y: 720,
      cells: [
        ['Name', 50],
        ['Age', 200],
        ['Years with Company', 400],
      ],
    },
    officer(700, 'Ruth B. Calder', '75 Chairman of the Board', '55'),
    officer(680, 'Omar N. Haddad', '67 President', '46'),
    officer(660, 'Ann Low', '58 Treasurer', '29'),
    officer(640, 'Max Poe', 'Counsel', '38'),
  );
  expect(tablePeople(page).people.map(({ name, age }) => [name, age])).toEqual([
    ['Ruth B. Calder', 75],
    ['Omar N. Haddad', 67],
    ['Ann Low', 58],
  ]);
});
