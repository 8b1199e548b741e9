import { describe, expect, it } from 'vitest';
import { readMatrices } from './matrices';
import { matrixUnits } from './matrix-units';
import { placedPage, type PlacedLine } from '../placed-page.fixture';

const COLUMNS = [200, 260, 320, 380];
const SURNAMES = new Set(['doe', 'roe', 'poe', 'low']);

/** A row of marks: one letter per column, a space for none. */
function marks(y: number, label: string, row: string): PlacedLine {
  const cells = [...row].flatMap((mark, at): [string, number][] => (mark === ' ' ? [] : [[mark, COLUMNS[at] ?? 0]]));
  return { y, cells: [[label, 50], ...cells] };
}

function heads(y: number, words: readonly string[]): PlacedLine {
  return {
    y,
    cells: words.map((word, at): [string, number] => [word, (COLUMNS[at] ?? 0) - 2.5 * (word.length - 1)]),
    isBold: true,
  };
}

function textsOf(lines: readonly PlacedLine[]): string[] {
  const page = placedPage(lines);
  return readMatrices(page).flatMap((matrix) =>
    matrixUnits(matrix, [], SURNAMES).map(({ kind, text }) => `${kind}: ${text}`),
  );
}

describe('a matrix of skills with directors as columns', () => {
  const lines = [
    heads(700, ['Doe', 'Roe', 'Poe', 'Low']),
    marks(685, 'Finance', '●● ●'),
    { y: 673, cells: [['Information', 50]] },
    marks(665, 'security', ' ●● '),
    marks(650, 'Leadership', '●●●●'),
  ] satisfies PlacedLine[];

  it('counts each row and names whose marks they are, wrapped labels joined', () => {
    expect(textsOf(lines)).toEqual([
      'row: Finance 3 of 4: Doe, Roe, Low',
      'row: Information security 2 of 4: Roe, Poe',
      'row: Leadership 4 of 4: Doe, Roe, Poe, Low',
    ]);
  });

  it('is counted without names where the heads are pictures and the grid is plain', () => {
    const bare = Array.from({ length: 5 }, (_, at) => ({
      y: 700 - 15 * at,
      cells: [['Skill in words', 50], ...[200, 240, 280, 320, 360].map((left): [string, number] => ['✓', left])] as [
        string,
        number,
      ][],
    }));
    expect(textsOf(bare)[0]).toBe('row: Skill in words 5 of 5 marked');
  });

  it('leaves the head of a column of yes and no to it', () => {
    const row = (y: number, name: string, ...marks: [string, number][]): PlacedLine => ({
      y,
      cells: [[name, 50], ...marks],
    });
    const page = placedPage([
      { ...row(700, 'Director', ['Independent', 175], ['Audit', 252], ['Pay', 310]), isBold: true },
      row(685, 'Jane Doe', ['Yes', 175], ['M', 260]),
      row(670, 'Ann Roe', ['Yes', 175], ['C', 260], ['M', 315]),
      row(655, 'Mark Poe', ['No', 175]),
      row(640, 'Sam Low', ['Yes', 175], ['M', 260], ['C', 315]),
      row(625, 'Ida Moss', ['Yes', 175], ['M', 315]),
      row(600, 'C: Chair M: Member'),
    ]);
    expect(readMatrices(page)[0]?.heads).toEqual(['Audit', 'Pay']);
  });

  it('has chairs where "Chairman" stands in place of the mark of a member', () => {
    const chaired = (y: number, label: string, row: string, chair: number): PlacedLine => {
      const { cells } = marks(y, label, row);
      return {
        y,
        cells: [...cells, ['Chairman', (COLUMNS[chair] ?? 0) - 17.5] as [string, number]].toSorted(
          (a, b) => a[1] - b[1],
        ),
      };
    };
    const page = placedPage([
      heads(700, ['Audit', 'Pay', 'Risk', 'Board']),
      chaired(685, 'Jane Doe', 'X X ', 1),
      marks(670, 'Ann Roe', 'XXXX'),
      chaired(655, 'Mark Poe', ' XX ', 0),
    ]);
    expect(
      readMatrices(page)[0]?.rows.map(({ label, marks: own }) => [
        label,
        own.map(({ column, role }) => [column, role]),
      ]),
    ).toEqual([
      [
        'Jane Doe',
        [
          [0, null],
          [1, 'chair'],
          [2, null],
        ],
      ],
      [
        'Ann Roe',
        [
          [0, null],
          [1, null],
          [2, null],
          [3, null],
        ],
      ],
      [
        'Mark Poe',
        [
          [0, 'chair'],
          [1, null],
          [2, null],
        ],
      ],
    ]);
  });

  it('is read beside a legend whose last word is printed a little lower than the rest', () => {
    const page = placedPage([
      heads(700, ['Audit', 'Pay', 'Risk', 'Board']),
      marks(685, 'Jane Doe', '■C ■'),
      marks(670, 'Ann Roe', 'C■■■'),
      marks(655, 'Mark Poe', '■  ■'),
      {
        y: 630,
        cells: [
          ['C = Committee Chair', 50],
          ['■', 330],
          ['=', 340],
        ],
      },
      { y: 626, cells: [['Member', 350]] },
    ]);
    const [matrix] = readMatrices(page);
    expect(matrix?.rows.map(({ label, marks: own }) => [label, own.map(({ role }) => role)])).toEqual([
      ['Jane Doe', ['member', 'chair', 'member']],
      ['Ann Roe', ['chair', 'member', 'member', 'member']],
      ['Mark Poe', ['member', 'member']],
    ]);
  });

  it('is left alone where two signs without a legend share a column', () => {
    const mixed = [lines[0], marks(685, 'Finance', '●■ ●'), marks(670, 'Law', '■●● '), marks(655, 'Trade', '●●●●')];
    expect(textsOf(mixed.filter((line) => line !== undefined))).toEqual([]);
  });

  it('is not found in bulleted text', () => {
    const bullets = [700, 685, 670, 655].map((y) => ({
      y,
      cells: [
        ['•', 60],
        ['Integrity', 70],
        ['•', 260],
        ['Judgment', 270],
      ] as [string, number][],
    }));
    expect(textsOf(bullets)).toEqual([]);
  });
});

describe('a matrix of committees with directors as rows', () => {
  const lines = [
    heads(700, ['Audit', 'Pay', 'Nominating', 'Risk']),
    marks(685, 'Jane B. Doe', 'C  M'),
    marks(670, 'Sam Roe', 'MC  '),
    { y: 655, cells: [['Ann Poe', 50]] },
    marks(640, 'Max Low', ' MCM'),
    {
      y: 615,
      cells: [
        ['C = Committee Chair', 50],
        ['M = Member', 200],
      ],
    },
  ] satisfies PlacedLine[];

  it('says who sits where and counts each committee, a director without committee included', () => {
    expect(textsOf(lines)).toEqual([
      'row: Jane B. Doe Audit (chair), Risk',
      'row: Sam Roe Audit, Pay (chair)',
      'row: Ann Poe none',
      'row: Max Low Pay, Nominating (chair), Risk',
      'count: Audit: 2 of 4: Jane B. Doe (chair), Sam Roe',
      'count: Pay: 2 of 4: Sam Roe (chair), Max Low',
      'count: Nominating: 1 of 4: Max Low (chair)',
      'count: Risk: 2 of 4: Jane B. Doe, Max Low',
    ]);
  });

  it('is not counted where the legend shows a mark that the text does not hold', () => {
    const pictured = [
      ...lines.slice(0, 5).map((line) => ({ ...line, cells: line.cells.filter(([text]) => text !== 'C') })),
      {
        y: 615,
        cells: [
          ['M', 50],
          ['Member', 58],
          ['Chairperson', 200],
          ['Financial Expert', 300],
        ] as [string, number][],
      },
    ];
    expect(textsOf(pictured)).toEqual([]);
  });
});

it('reads the words Ch and Member in columns that are set to the left', () => {
  const lines = [
    { y: 700, cells: [['Audit', 200] as [string, number], ['Pay', 260] as [string, number]] },
    { y: 685, cells: [['Jane B. Doe', 50] as [string, number], ['Ch', 200] as [string, number]] },
    {
      y: 670,
      cells: [
        ['Sam Roe', 50],
        ['Member', 200],
        ['Ch', 260],
      ] as [string, number][],
    },
    {
      y: 655,
      cells: [
        ['Ann Poe', 50],
        ['Member', 200],
        ['Member', 260],
      ] as [string, number][],
    },
    { y: 640, cells: [['Max Low', 50] as [string, number], ['Member', 260] as [string, number]] },
  ];
  expect(textsOf(lines).slice(0, 4)).toEqual([
    'row: Jane B. Doe Audit (chair)',
    'row: Sam Roe Audit, Pay (chair)',
    'row: Ann Poe Audit, Pay',
    'row: Max Low Pay',
  ]);
});

describe('marks with signs beside them', () => {
  const heading = heads(700, ['Audit', 'Pay']);
  const legend = { y: 630, cells: [['C Chair M Member ◆ Financial expert ★ Lead Director', 50]] } satisfies PlacedLine;

  it('are one mark with the sign of what else their person is', () => {
    const lines: PlacedLine[] = [
      heading,
      {
        y: 685,
        cells: [
          ['Jane B. Doe', 50],
          ['C', 197],
          ['◆', 204],
        ],
      },
      {
        y: 670,
        cells: [
          ['Sam Roe', 50],
          ['M', 200],
          ['C', 260],
        ],
      },
      {
        y: 655,
        cells: [
          ['Ann Poe', 50],
          ['M', 197],
          ['◆', 204],
          ['M', 260],
        ],
      },
      {
        y: 640,
        cells: [
          ['Max Low', 50],
          ['M', 260],
        ],
      },
      legend,
    ];
    expect(textsOf(lines).slice(0, 4)).toEqual([
      'row: Jane B. Doe Audit (chair)',
      'row: Sam Roe Audit, Pay (chair)',
      'row: Ann Poe Audit, Pay',
      'row: Max Low Pay',
    ]);
  });

  it('are chairs where a note says so', () => {
    const lines: PlacedLine[] = [
      heading,
      {
        y: 685,
        cells: [
          ['Jane B. Doe', 50],
          ['X*', 200],
        ],
      },
      {
        y: 670,
        cells: [
          ['Sam Roe', 50],
          ['X', 200],
          ['X*', 260],
        ],
      },
      {
        y: 655,
        cells: [
          ['Ann Poe', 50],
          ['X', 200],
          ['X', 260],
        ],
      },
      {
        y: 640,
        cells: [
          ['Max Low', 50],
          ['X', 260],
        ],
      },
      { y: 620, cells: [['* Committee chair', 50]] },
    ];
    expect(textsOf(lines).slice(0, 2)).toEqual(['row: Jane B. Doe Audit (chair)', 'row: Sam Roe Audit, Pay (chair)']);
  });

  it('are of one column where words and signs are some points apart, under a header that ends above them', () => {
    const lines: PlacedLine[] = [
      {
        y: 700,
        fontSize: 12,
        cells: [
          ['Director', 50],
          ['Audit', 180],
          ['Nominating and Governance', 250],
        ],
      },
      {
        y: 685,
        cells: [
          ['Jane Doe', 50],
          ['Chair', 180],
          ['●', 375],
        ],
      },
      {
        y: 670,
        cells: [
          ['Sam Roe', 50],
          ['●', 198],
          ['Chair', 355],
        ],
      },
      {
        y: 655,
        cells: [
          ['Ann Poe', 50],
          ['●', 198],
          ['●', 375],
        ],
      },
    ];
    expect(textsOf(lines).slice(0, 3)).toEqual([
      'row: Jane Doe Audit (chair), Nominating and Governance',
      'row: Sam Roe Audit, Nominating and Governance (chair)',
      'row: Ann Poe Audit, Nominating and Governance',
    ]);
  });
});
