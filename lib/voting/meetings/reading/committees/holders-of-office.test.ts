import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import type { Person } from '@/lib/reading/structure/types';
import { committeesOf, placesOf } from './holders-of-office';

const NOMINEES = ['Anna Bergholm', 'Marcus Tolland', 'Peter Wynfield'];

/** A filing whose matrix on page 1 gives each person the seats named, and whose other pages hold the texts. */
function readOf(seats: Record<string, { value: string; role?: 'chair'; isParted?: boolean }[]>, ...texts: string[]) {
  const names = Object.keys(seats);
  const pages = [pageOf(names.join('\n'), 1), ...texts.map((text, index) => pageOf(text, index + 2))];
  const people = names.map((name): Person => {
    const start = pages[0]?.text.indexOf(name) ?? 0;
    return {
      name,
      surname: (name.split(' ').at(-1) ?? '').toLowerCase(),
      roles: [],
      mentions: 3,
      isExecutive: false,
      facts: (seats[name] ?? []).map((seat) => ({
        kind: 'committee',
        ...seat,
        place: { page: 1, start, end: start + name.length },
      })),
    };
  });
  const structure = { units: [], people, terms: [] };
  const personOf = (nominee: string) => people.find(({ name }) => name === nominee);
  return committeesOf(NOMINEES, personOf, structure, readFilingText(pages, []), placesOf(pages));
}

it('adds the seats of a list to those of the matrix, and knows whom it leaves out', () => {
  const read = readOf(
    { 'Anna Bergholm': [{ value: 'risk' }] },
    'Audit Committee: Anna Bergholm (Chair), Marcus Tolland.',
  );
  expect(read.chairs.audit?.names).toEqual(['Anna Bergholm']);
  expect(read.rosters.audit).toMatchObject({ names: ['Anna Bergholm', 'Marcus Tolland'], off: ['Peter Wynfield'] });
  expect(read.seats.get('Anna Bergholm')).toMatchObject([{ committee: 'risk' }, { committee: 'audit', role: 'chair' }]);
});

it('decides nothing by a seat that a whole list leaves out', () => {
  const read = readOf({ 'Peter Wynfield': [{ value: 'audit' }] }, 'Audit Committee: Anna Bergholm and Marcus Tolland.');
  expect(read.seats.get('Peter Wynfield')).toMatchObject([{ committee: 'audit', placed: undefined }]);
  expect(read.rosters.audit?.off).toEqual([]);
});

it('has no chair where a list and the matrix name two', () => {
  const read = readOf(
    { 'Marcus Tolland': [{ value: 'audit', role: 'chair' }], 'Anna Bergholm': [{ value: 'audit' }] },
    'Audit Committee: Anna Bergholm (Chair) and Marcus Tolland.',
  );
  expect(read.chairs.audit).toBeUndefined();
  expect([...read.seats.values()].flat().map(({ role }) => role)).toEqual(['member', 'member']);
});

it('leaves nobody off whose only list stood in a profile beside another', () => {
  const offOf = (isParted: boolean) =>
    readOf({
      'Anna Bergholm': [{ value: 'audit' }],
      'Marcus Tolland': [{ value: 'audit' }],
      'Peter Wynfield': [{ value: 'technology', isParted }],
    }).rosters.audit?.off;
  expect(offOf(true)).toEqual([]);
  expect(offOf(false)).toEqual(['Peter Wynfield']);
});

it('rests a chair on the words of the person where a list only has a sign', () => {
  const list = (chair: string) => `Audit Committee\nAnna Bergholm${chair}\nMarcus Tolland\nu Committee Chair`;
  const seats = {
    'Anna Bergholm': [{ value: 'audit', role: 'chair' as const }],
    'Marcus Tolland': [{ value: 'audit' }],
  };
  expect(readOf(seats, list(' u')).chairs.audit).toMatchObject({ names: ['Anna Bergholm'], placed: { page: 1 } });
  expect(readOf(seats, list(' (Chair)')).chairs.audit?.placed.page).toBe(2);
});
