import { expect, it } from 'vitest';
import { flattenPage } from '@/lib/reading/text/flat-page';
import { fromCommitteeLabels } from './card-committees';
import { placedPage, type PlacedLine } from '../placed-page.fixture';
import { anchorsOf } from '../people/profile-anchors';

const PEOPLE = new Map([
  ['doe', 'Jane Doe'],
  ['poe', 'Ann Poe'],
]);
const COMMITTEES = ['audit', 'science and technology', 'compensation and talent'];

function seatsOf(lines: readonly PlacedLine[]): string[] {
  const page = flattenPage(placedPage(lines));
  const seats: string[] = [];
  fromCommitteeLabels(page, anchorsOf(page, PEOPLE), COMMITTEES, (name, { value, role }) => {
    seats.push(`${name}: ${value}${role ? ` (${role})` : ''}`);
  });
  return seats.sort();
}

const row = (y: number, ...cells: [string, number][]): PlacedLine => ({ y, cells });
const bold = (y: number, ...cells: [string, number][]): PlacedLine => ({ ...row(y, ...cells), isBold: true });

it('reads a card to the end of its list, where the card beside it has a bold label in the same line', () => {
  expect(
    seatsOf([
      bold(700, ['Jane Doe', 50], ['Ann Poe', 320]),
      bold(680, ['Committees', 50], ['Committees', 320]),
      row(668, ['Science and', 50], ['Science and', 320]),
      row(656, ['Technology', 50], ['Technology', 320]),
      bold(644, ['(Chair)', 50], ['Other boards', 320]),
      row(632, ['Compensation', 50], ['None', 320]),
      row(620, ['and Talent', 50]),
    ]),
  ).toEqual([
    'Ann Poe: science and technology',
    'Jane Doe: compensation and talent',
    'Jane Doe: science and technology (chair)',
  ]);
});

it('reads the committees below a label with a colon that is printed beside other labels', () => {
  expect(
    seatsOf([
      bold(700, ['Jane Doe', 50]),
      bold(680, ['Age:', 50], ['Board committees:', 120], ['Other boards:', 300]),
      row(668, ['67', 50], ['Science and', 120], ['Larch Metals, Inc.', 300]),
      row(656, ['Technology (Chair)', 120]),
      row(644, ['Audit', 120]),
    ]),
  ).toEqual(['Jane Doe: audit', 'Jane Doe: science and technology (chair)']);
});

it('reads on where the word and the chair are printed in a line of their own', () => {
  expect(
    seatsOf([
      bold(700, ['Jane Doe', 50]),
      bold(680, ['Committees', 50]),
      row(668, ['• Science and Technology', 50]),
      row(656, ['Committee (Chair)', 50]),
      row(644, ['• Audit Committee', 50]),
    ]),
  ).toEqual(['Jane Doe: audit', 'Jane Doe: science and technology (chair)']);
});

it('reads a label with the name of the company, and none of committees of before', () => {
  const card = (label: string) =>
    seatsOf([bold(700, ['Jane Doe', 50]), bold(680, [label, 50]), row(668, ['Audit', 50])]);
  expect(card('Larch committees')).toEqual(['Jane Doe: audit']);
  expect(card('Former committees')).toEqual([]);
});

it('reads a line of its own for each committee', () => {
  expect(
    seatsOf([
      bold(700, ['Jane Doe', 50], ['Ann Poe', 320]),
      row(688, ['Age 61', 50], ['Age 62', 320]),
      row(676, ['Chair, Audit Committee', 50], ['Member, Audit Committee', 320]),
      row(664, ['Member, Compensation and Talent Committee', 50]),
    ]),
  ).toEqual(['Ann Poe: audit', 'Jane Doe: audit (chair)', 'Jane Doe: compensation and talent']);
});

it('gives nobody the committees of the table below the last card', () => {
  expect(
    seatsOf([
      bold(700, ['Jane Doe', 50]),
      row(680, ['Ms. Doe is a banker.', 50]),
      bold(660, ['Committee', 50], ['Chair', 150], ['Members', 250]),
      row(648, ['Audit', 50], ['Ms. Poe', 150], ['Ms. Doe', 250]),
    ]),
  ).toEqual([]);
});

it('takes a sentence that begins a line with the word for no label', () => {
  expect(
    seatsOf([
      bold(700, ['Jane Doe', 50]),
      row(680, ['Ms. Doe is its expert. The Compensation and Talent', 50]),
      row(668, ['Committee fixes what officers are paid. The Audit Committee proposes', 50], ['Other words', 400]),
    ]),
  ).toEqual([]);
});
