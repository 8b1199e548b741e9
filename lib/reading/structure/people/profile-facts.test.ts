import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { placedPage, type PlacedLine } from '../placed-page.fixture';
import { fromProfiles } from './profile-facts';

const NO_HABITS = { haveAbroad: false, areOfPublic: false, partPast: false };
const PEOPLE = new Map([['doe', 'Jane Doe']]);

function factsOf(lines: readonly PlacedLine[]): string[] {
  const found: string[] = [];
  const known = { committees: [], named: [], boards: NO_HABITS, next: undefined };
  fromProfiles(flattenPage(placedPage(lines)), PEOPLE, known, (name, { kind, value }) =>
    found.push(`${name} ${kind} ${value}`),
  );
  return found;
}

const profile = (...below: PlacedLine[]): PlacedLine[] => [
  { y: 700, cells: [['Jane Doe', 50]], isBold: true, role: 'heading' },
  { y: 685, cells: [['Director since 2015', 50]], role: 'text' },
  ...below,
];

it('reads the age below its label, and not that in the row of somebody else', () => {
  const values = profile({ y: 670, cells: [['Age', 200]] }, { y: 655, cells: [['61', 200]] });
  expect(factsOf(values)).toContain('Jane Doe age 61');
  const table = profile(
    {
      y: 640,
      cells: [
        ['Name', 50],
        ['Age', 200],
        ['Position', 260],
      ],
    },
    {
      y: 625,
      cells: [
        ['Mark D. Poe III', 50],
        ['56', 200],
        ['Treasurer', 260],
      ],
    },
  );
  expect(factsOf(table)).toEqual(['Jane Doe director_since 2015']);
});
