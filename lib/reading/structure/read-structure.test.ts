import { describe, expect, it } from 'vitest';
import { buildLayout } from '@/lib/pdf/page-layout.fixture';
import { readOutline } from './outline';
import { placedPage, type PlacedLine } from './placed-page.fixture';
import { readStructure } from './read-structure';
import { decodeStructure, encodeStructure } from './structure-codec';

const names = buildLayout(1, [
  'Ms. Doe and Mr. Roe met Ms. Poe. Jane Doe, Sam Roe and Ann Poe are directors of the company.',
]);

describe('people of a filing', () => {
  const profiles = placedPage(
    [
      { y: 700, cells: [['Jane Doe', 50]], isBold: true, role: 'text' },
      { y: 680, cells: [['Age: 61', 50]], role: 'text' },
      { y: 660, cells: [['Director since: 2017', 50]], role: 'text' },
      { y: 640, cells: [['Committees: Audit (Chair), Risk', 50]], role: 'text' },
      { y: 620, cells: [['Other Public Company Boards: None', 50]], role: 'text' },
      { y: 500, cells: [['Sam Roe', 50]], isBold: true, role: 'text' },
      { y: 480, cells: [['Age: 58', 50]], role: 'text' },
      { y: 460, cells: [['Finance Director since 2009, Lead Independent Director since 2021', 50]], role: 'text' },
      {
        y: 450,
        cells: [
          ['Director since', 50],
          ['Accountant', 300],
          ['2015', 400],
        ],
        role: 'text',
      },
      {
        y: 440,
        cells: [
          ['Age', 50],
          ['71', 120],
          ['49', 160],
          ['66', 200],
        ],
        role: 'text',
      },
    ],
    2,
  );
  const committees = buildLayout(3, [
    'The Audit Committee met. The Audit Committee reports. The Audit Committee hires.',
    'The Risk Committee met. The Risk Committee reports. The Risk Committee asks.',
    'All directors other than Mr. Roe are independent.',
  ]);
  const { people } = readStructure([names, profiles, committees], []);
  const factsOf = (surname: string) =>
    people.find((person) => person.surname === surname)?.facts?.map(({ kind, value, role }) => [kind, value, role]);

  it('carry what their profiles say, each from its own', () => {
    expect(factsOf('doe')).toEqual([
      ['other_board', 'none', undefined],
      ['age', '61', undefined],
      ['director_since', '2017', undefined],
      ['committee', 'audit', 'chair'],
      ['committee', 'risk', undefined],
    ]);
    expect(factsOf('roe')).toEqual([
      ['age', '58', undefined],
      ['independent', 'no', undefined],
    ]);
  });

  it('have no count of a list of boards that goes on on the next page', () => {
    const card = placedPage(
      [
        { y: 700, cells: [['Jane Doe', 50]], isBold: true, role: 'text' },
        { y: 680, cells: [['Age: 61', 50]], role: 'text' },
        { y: 660, cells: [['Other public company boards', 50]], role: 'text' },
        { y: 645, cells: [['• Harlow Group', 50]], role: 'text' },
        { y: 630, cells: [['• Moss Holdings', 50]], role: 'text' },
      ],
      2,
    );
    const countOf = (next: string) => {
      const pages = [names, card, buildLayout(3, [next, 'All directors other than Mr. Roe are independent.'])];
      const doe = readStructure(pages, []).people.find(({ surname }) => surname === 'doe');
      return doe?.facts?.find(({ kind, names: listed }) => kind === 'other_board' && listed)?.names?.length;
    };
    expect(countOf('The Audit Committee met.')).toBe(2);
    expect(countOf('• Tolliver Company')).toBeUndefined();
  });

  describe('with boards in the United States and abroad', () => {
    const home = 'Other U.S.-Listed Public Company Directorships Within the Past Five Years';
    const abroad = 'Non-U.S.-Listed Public Company Directorships Within the Past Five Years';
    const countOf = (doe: readonly string[], roe: readonly string[]) => {
      const card = placedPage(
        [
          ...['Jane Doe', 'Age: 61', ...doe].map((text, at) => ({ y: 700 - 13 * at, text })),
          ...['Sam Roe', 'Age: 58', ...roe].map((text, at) => ({ y: 400 - 13 * at, text })),
        ].map(({ y, text }) => ({
          y,
          cells: [[text, 50]] as const,
          isBold: !text.startsWith('•'),
          role: 'text' as const,
        })),
        2,
      );
      const { people } = readStructure([names, card, buildLayout(3, ['The Audit Committee met.'])], []);
      const listed = people.find(({ surname }) => surname === 'doe')?.facts?.find((fact) => fact.names);
      return listed?.names?.length;
    };
    const one = [home, '• Harlow Pumps, Inc. (since 2019)', '• Oster Corporation (2012 - 2020)'];

    it('have both', () => {
      expect(countOf([...one, abroad, '• Merrin plc (since 2021)'], [home, '• None'])).toBe(2);
    });

    it('have those at home alone only where the filing lists those abroad of others', () => {
      expect(countOf(one, [home, '• None', abroad, '• Merrin plc (since 2021)'])).toBe(1);
      expect(countOf(one, [home, '• None'])).toBeUndefined();
    });
  });

  it('have no board now where a profile has a label of past ones only', () => {
    const profile = (name: string, ...lines: readonly string[]) => [name, 'Age: 61', ...lines];
    const present = ['Current Public Company Boards', '• Harlow Pumps, Inc.'];
    const past = ['Past Public Company Boards', '• Oster Corporation'];
    const cards = [
      ...profile('Jane Doe', ...past).map((text, at) => ({ y: 700 - 13 * at, text })),
      ...profile('Sam Roe', ...present, ...past).map((text, at) => ({ y: 500 - 13 * at, text })),
      ...profile('Ann Poe', ...present).map((text, at) => ({ y: 300 - 13 * at, text })),
    ];
    const card = placedPage(
      cards.map(({ y, text }) => ({ y, cells: [[text, 50]], isBold: !text.startsWith('•'), role: 'text' })),
      2,
    );
    const { people } = readStructure([names, card, buildLayout(3, ['The Audit Committee met.'])], []);
    const boardsOf = (surname: string) =>
      people.find((person) => person.surname === surname)?.facts?.flatMap((fact) => (fact.names ? [fact.names] : []));
    expect([boardsOf('doe'), boardsOf('roe'), boardsOf('poe')]).toEqual([
      [[]],
      [['Harlow Pumps, Inc.']],
      [['Harlow Pumps, Inc.']],
    ]);
  });

  it('sit on every committee of a list whose names end with the word', () => {
    const listed = placedPage(
      [
        { y: 700, cells: [['Jane Doe', 50]], isBold: true, role: 'text' },
        { y: 680, cells: [['Age: 61', 50]], role: 'text' },
        { y: 660, cells: [['Board Committees:', 50]], role: 'text' },
        { y: 645, cells: [['Audit Committee', 50]], role: 'text' },
        { y: 630, cells: [['Risk Committee', 50]], role: 'text' },
        { y: 600, cells: [['Prior Directorships:', 50]], role: 'text' },
      ],
      2,
    );
    const [jane] = readStructure([names, listed, committees], []).people.filter(({ surname }) => surname === 'doe');
    expect(jane?.facts?.flatMap(({ kind, value }) => (kind === 'committee' ? [value] : []))).toEqual(['audit', 'risk']);
  });

  it('carry the place that says it and the ways of writing their names', () => {
    const jane = people.find((person) => person.surname === 'doe');
    const place = jane?.facts?.find(({ kind }) => kind === 'age')?.place;
    expect(place?.page).toBe(2);
    expect(profiles.text.slice(place?.start, place?.end)).toBe('Age: 61');
    expect(jane?.variants).toContain('Ms. Doe');
  });
});

describe('a table of directors whose last column is running text', () => {
  const row = (y: number, name: string, since: string, words: string, committees: string): PlacedLine[] => [
    {
      y,
      cells: [
        [name, 50],
        [since, 160],
        [words, 240],
      ],
    },
    { y: y - 12, cells: [[committees, 240]] },
  ];
  const table = placedPage(
    [
      {
        y: 700,
        cells: [
          ['Name', 50],
          ['Director Since Principal Occupation', 150],
        ],
      },
      ...row(680, 'Jane Doe', '2011', 'Owner of a quarry in the north.', 'Committees: Audit (Chair), Risk.'),
      ...row(640, 'Sam Roe', '2014', 'Professor of chemistry at a college.', 'Committees: Risk.'),
      ...row(600, 'Ann Poe', '2019', 'Chair of a bank since 2003.', 'Committees: Audit, Risk (Chair).'),
    ],
    2,
  );
  const committees = buildLayout(3, [
    'The Audit Committee met. The Audit Committee reports. The Audit Committee hires.',
    'The Risk Committee met. The Risk Committee reports. The Risk Committee asks. Mr. Roe teaches. Sam Roe reads.',
  ]);
  const { people } = readStructure([names, table, committees], []);

  it.each([
    ['doe', ['director_since 2011', 'committee audit chair', 'committee risk']],
    ['roe', ['director_since 2014', 'committee risk']],
    ['poe', ['director_since 2019', 'committee risk chair', 'committee audit']],
  ])('gives each line to its own person: %s', (surname, facts) => {
    const own = people.find((person) => person.surname === surname)?.facts ?? [];
    const told = own.map(({ kind, value, role }) => [kind, value, role].filter(Boolean).join(' '));
    expect(told.toSorted()).toEqual(facts.toSorted());
  });
});

describe('cards side by side whose names are printed beside portraits', () => {
  const cards = placedPage(
    [
      { y: 720, cells: [['Our nominees', 50]], role: 'heading' },
      {
        y: 700,
        cells: [
          ['Jane Doe', 100],
          ['Ann Poe', 350],
        ],
        isBold: true,
      },
      {
        y: 692,
        cells: [
          ['Age: 61', 50],
          ['Age: 58', 300],
        ],
      },
      {
        y: 680,
        cells: [
          ['Board Committees', 50],
          ['Board Committees', 300],
        ],
      },
      {
        y: 668,
        cells: [
          ['Audit', 50],
          ['Risk (Chair)', 300],
        ],
      },
    ],
    2,
  );
  const committees = buildLayout(3, [
    'The Audit Committee met. The Audit Committee reports. The Audit Committee hires.',
    'The Risk Committee met. The Risk Committee reports. The Risk Committee asks.',
  ]);
  const { people } = readStructure([names, cards, committees], []);

  it.each([
    ['doe', ['audit']],
    ['poe', ['risk']],
  ])('give each card to its own person: %s', (surname, seats) => {
    const own = people.find((person) => person.surname === surname)?.facts ?? [];
    expect(own.filter(({ kind }) => kind === 'committee').map(({ value }) => value)).toEqual(seats);
  });
});

describe('who is not independent', () => {
  const said = buildLayout(2, [
    'Ms. Doe and Mr. Roe are not independent because they are officers.',
    'The Board has determined that all nominees other than Mr. Gray, including Ms. Poe, are independent.',
    'The Board has determined that each of Ms. Poe, Mr. Low and Ms. Fry is independent, and that Mr. Roe would be.',
    'Ms. Ray is an “interested person” of the Fund. Ms. Kay is an interested reader.',
    'Eve Ray and Kit Kay left.',
    'Ms. Bow is an employee of ours, and Mr. Ash and Ms. Orr are executive officers; none of them is independent.',
    'Kim Bow, Tom Ash and Pat Orr left.',
    'Mr. Elm and Mr. Oak are cousins of Ms. Ivy; the Board did not determine that Ms. Ivy is independent.',
    'Lee Elm, Dan Oak and Amy Ivy left.',
    'Mr. Low, Ms. Fry, Mr. Roe teaches. Sam Roe reads. Max Low reads. Eva Fry reads. Max Low and Eva Fry left.',
  ]);
  const { people } = readStructure([names, said], []);
  const of = (surname: string) =>
    (people.find((person) => person.surname === surname)?.facts ?? []).map(({ kind, value }) => `${kind} ${value}`);

  it.each([
    ['doe', 'independent no'],
    ['roe', 'independent no'],
    ['poe', 'independent yes'],
    ['ray', 'independent no'],
    ['bow', 'independent no'],
    ['orr', 'independent no'],
  ])('is told by name: %s', (surname, fact) => {
    expect(of(surname)).toEqual([fact]);
  });

  it('is not told where the board did not determine it', () => {
    expect(['elm', 'oak', 'ivy'].flatMap(of)).toEqual([]);
  });
});

it('takes a relative who is not independent for nobody else of the surname', () => {
  const factsOf = (sentence: string) => {
    const said = buildLayout(2, [
      sentence,
      'Laura E. Gant is 61. Ms. Gant reads. Laura E. Gant left. Mr. Roe and Mr. Low.',
    ]);
    const { people } = readStructure([said], []);
    return people.flatMap(({ surname, facts }) => (surname === 'gant' ? (facts ?? []).map(({ value }) => value) : []));
  };
  expect(factsOf('Messrs. Robert A. Gant, Roe and Low are not considered independent.')).not.toContain('no');
  expect(factsOf('Ms. Gant and Mr. Roe are not considered independent.')).toContain('no');
});

describe('holders of a filing', () => {
  const owners = placedPage(
    [
      { y: 720, cells: [['Beneficial Ownership of Shares', 50]], isBold: true, role: 'heading' },
      {
        y: 700,
        cells: [
          ['Name', 50],
          ['Shares Owned', 250],
          ['Percent', 350],
        ],
        isBold: true,
      },
      {
        y: 690,
        cells: [
          ['Big Fund LP', 50],
          ['1,000,000(2)', 250],
          ['8.2%', 350],
        ],
      },
      { y: 680, cells: [['55 Long Street', 50]] },
      {
        y: 670,
        cells: [
          ['Jane Doe', 50],
          ['5,000', 255],
          ['*', 360],
        ],
      },
      {
        y: 660,
        cells: [
          ['All directors as a group (3 persons)', 50],
          ['12,000', 255],
          ['*', 360],
        ],
      },
    ],
    2,
  );
  const { holders } = readStructure([names, owners], []);

  it('are people, funds without their address, and the group', () => {
    expect(holders?.map(({ name, shares, percent, isGroup }) => [name, shares, percent, isGroup])).toEqual([
      ['Big Fund LP', 1_000_000, '8.2%', false],
      ['Jane Doe', 5000, '*', false],
      ['All directors as a group (3 persons)', 12_000, '*', true],
    ]);
  });
});

describe('the outline', () => {
  it('gives each heading the pages up to the next one of its level', () => {
    const outline = readOutline(
      [
        { title: 'Board', level: 1, page: 2, start: 0 },
        { title: 'Committees', level: 2, page: 3, start: 40 },
        { title: 'Pay', level: 1, page: 5, start: 10 },
      ],
      9,
    );
    expect(outline.map(({ title, page, lastPage }) => [title, page, lastPage])).toEqual([
      ['Board', 2, 5],
      ['Committees', 3, 5],
      ['Pay', 5, 9],
    ]);
  });
});

describe('a stored structure', () => {
  it('comes back as it was, also one that holds less', () => {
    const older = { units: [], people: [], terms: [{ term: 'AIP', meaning: 'annual incentive plan' }] };
    expect(decodeStructure(encodeStructure(older))).toEqual(older);
    const fresh = readStructure([names], []);
    expect(decodeStructure(encodeStructure(fresh))).toEqual(fresh);
  });
});

it('knows the people in the rows of a table of committees where the filing gives them no titles', () => {
  const row = (y: number, name: string, ...marks: [string, number][]): PlacedLine => ({
    y,
    cells: [[name, 50], ...marks],
  });
  const page = placedPage([
    {
      y: 700,
      cells: [
        ['Audit', 200],
        ['Compensation', 260],
        ['Governance', 360],
      ],
      isBold: true,
    },
    row(680, 'Melody C. Barnhart', ['C', 210], ['M', 380]),
    row(660, 'Joe Rodriguez- Lane', ['M', 210], ['C', 285]),
    row(640, 'Sumit R. Royle', ['M', 285], ['C', 380]),
    // No committee: the row below must not give its marks to this one.
    row(631, 'Ann Mather'),
    row(620, 'Max Low', ['C', 210], ['M', 285]),
    row(590, 'C = Chair M = Member'),
  ]);
  const { people } = readStructure([page], []);
  expect(
    people.map(({ name, facts = [] }) => [name, ...facts.map(({ value, role }) => `${value} ${role ?? ''}`)]),
  ).toEqual([
    ['Melody C. Barnhart', 'audit chair', 'governance member'],
    ['Sumit R. Royle', 'compensation member', 'governance chair'],
    ['Ann Mather'],
    ['Max Low', 'audit chair', 'compensation member'],
    ['Joe Rodriguez-Lane', 'audit member', 'compensation chair'],
  ]);
});
