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

it('leaves nobody off whose only list was in a profile beside another', () => {
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

const AUDIT_LIST = 'Audit Committee: Marcus Tolland (Chair) and Anna Bergholm.';

/** A matrix on page 1 with the words of each row, and the texts of the pages behind it. */
function ofMatrix(rows: readonly [string, string, { value: string; role?: 'chair' }[]][], ...texts: string[]) {
  const lines = rows.map(([name, words]) => `${name}   ${words}`);
  const pages = [pageOf(lines.join('\n'), 1), ...texts.map((text, index) => pageOf(text, index + 2))];
  const people = rows.map(([name, words, seats]): Person => {
    const start = pages[0]?.text.indexOf(`${name}   ${words}`) ?? 0;
    const place = { page: 1, start, end: start + `${name}   ${words}`.length };
    return {
      name,
      surname: (name.split(' ').at(-1) ?? '').toLowerCase(),
      roles: [],
      mentions: 3,
      isExecutive: false,
      facts: seats.map((seat) => ({ kind: 'committee', ...seat, place })),
    };
  });
  const personOf = (nominee: string) => people.find(({ name }) => name === nominee);
  const structure = { units: [], people, terms: [] };
  return committeesOf(NOMINEES, personOf, structure, readFilingText(pages, []), placesOf(pages)).chairs;
}

const MATRIX = (word: string) =>
  [
    ['Anna Bergholm', `Member   ${word}`, [{ value: 'audit' }, { value: 'nominating', role: 'chair' as const }]],
    ['Marcus Tolland', word, [{ value: 'audit', role: 'chair' as const }]],
    ['Peter Wynfield', 'Member', [{ value: 'nominating' }]],
  ] satisfies [string, string, { value: string; role?: 'chair' }[]][];

it('takes the chair of a matrix whose other chair a list confirms', () => {
  expect(ofMatrix(MATRIX('Chair'), AUDIT_LIST).nominating?.names).toEqual(['Anna Bergholm']);
});

it.each([
  ['nothing confirms it', 'Chair', 'The Audit Committee met four times.'],
  ['the matrix has signs for words', '●', AUDIT_LIST],
  ['a list denies its other chair', 'Chair', 'Audit Committee: Anna Bergholm (Chair) and Marcus Tolland.'],
  ['a sentence calls another the chair', 'Chair', `${AUDIT_LIST} Mr. Wynfield chairs the Nominating Committee.`],
])('leaves the chair of a matrix open where %s', (_, word, text) => {
  expect(ofMatrix(MATRIX(word), text).nominating).toBeUndefined();
});

it('knows a committee by the letters of its name, and the chair in brackets behind a name', () => {
  const seats = {
    'Anna Bergholm': [{ value: 'nominating and corporate governance', role: 'chair' as const }],
    'Marcus Tolland': [{ value: 'nominating and corporate governance' }],
  };
  const chairBy = (text: string) => readOf(seats, text).chairs.nominating?.names;
  expect(chairBy('The NCG Committee currently has as its chair Ms. Bergholm.')).toEqual(['Anna Bergholm']);
  expect(chairBy('The NCG Committee is comprised of Ms. Bergholm (chair), a former partner.')).toEqual([
    'Anna Bergholm',
  ]);
  expect(chairBy('The NCG Committee is comprised of Ms. Bergholm, a former partner.')).toBeUndefined();
});

it('takes the chair from a sentence of the section on a committee of which the person is a member', () => {
  const section =
    'The Nominating Committee met twice. The Nominating Committee has a charter. ' +
    'Ms. Bergholm is chair of the Nominating Committee. The Nominating Committee selects nominees.';
  const chairBy = (seats: Parameters<typeof readOf>[0]) => readOf(seats, section).chairs.nominating?.names;
  const seat = [{ value: 'nominating' }];
  expect(chairBy({ 'Anna Bergholm': seat, 'Marcus Tolland': seat })).toEqual(['Anna Bergholm']);
  expect(chairBy({ 'Anna Bergholm': [], 'Marcus Tolland': seat, 'Peter Wynfield': seat })).toBeUndefined();
});
