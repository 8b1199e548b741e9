import { expect, it } from 'vitest';
import { placedPage, type PlacedLine } from '@/lib/reading/structure/placed-page.fixture';
import { rangeWithin } from './blocks';
import { pageBlocks } from './page-blocks';
import { rowAsText } from './table-heads';

const COLUMNS = [300, 380, 460, 540];
const row = (y: number, label: string, ...figures: string[]): PlacedLine => ({
  y,
  cells: [
    ...(label === '' ? [] : [[label, 50] as [string, number]]),
    ...figures.map((text, at) => [text, COLUMNS[at] ?? 0] as [string, number]),
  ],
});

/** The cells of each table's rows, and the paragraphs between them. */
function textsOf(lines: PlacedLine[]): (string | string[])[] {
  return pageBlocks([placedPage(lines)]).flatMap((block): (string | string[])[] =>
    block.kind === 'text' ? [block.text] : block.rows.map(({ cells }) => cells.map(({ text }) => text)),
  );
}

const HEADS = row(700, 'Nominee', 'For', 'Against', 'Abstain');

it('joins a label that wraps where its column ends, and none that ends before', () => {
  expect(
    textsOf([
      HEADS,
      row(685, 'Directors of Class I'),
      row(670, 'Jane B. Doe', '10,877,204', '311,902', '4,118'),
      row(655, 'To amend the plan for shares of the'),
      row(643, 'company that officers are granted for'),
      row(631, 'their services', '9,877,204', '1,311,902', '4,118'),
    ]),
  ).toEqual([
    ['Nominee', 'For', 'Against', 'Abstain'],
    ['Directors of Class I'],
    ['Jane B. Doe', '10,877,204', '311,902', '4,118'],
    [
      'To amend the plan for shares of the company that officers are granted for their services',
      '9,877,204',
      '1,311,902',
      '4,118',
    ],
  ]);
});

it('takes shares in a line of their own to the votes that they are beneath', () => {
  expect(
    textsOf([
      HEADS,
      row(685, '', '10,877,204', '311,902'),
      row(673, 'Jane B. Doe', '(97.21%)', '(2.79%)', '4,118'),
      row(655, '', '10,802,119', '386,987'),
      row(643, 'Mark Poe', '(96.54%)', '(3.46%)', '4,118'),
    ]).slice(1),
  ).toEqual([
    ['Jane B. Doe', '10,877,204', '311,902', '4,118'],
    ['Mark Poe', '10,802,119', '386,987', '4,118'],
  ]);
});

it('parts figures that are close together, and headings of votes that are', () => {
  expect(
    textsOf([
      row(700, 'Nominee', 'Votes For', 'Votes Withheld Broker Non-Votes'),
      row(685, 'Jane B. Doe 10,877,204', '311,902', '1,204,550'),
      row(670, 'Mark Poe', '10,802,119386,987', '1,204,550'),
    ]),
  ).toEqual([
    ['Nominee', 'Votes For', 'Votes Withheld', 'Broker Non-Votes'],
    ['Jane B. Doe', '10,877,204', '311,902', '1,204,550'],
    ['Mark Poe', '10,802,119', '386,987', '1,204,550'],
  ]);
});

it('ends a table before the next number that has a column of its own', () => {
  const numbered = (y: number, number: string, title: string): PlacedLine => ({
    y,
    cells: [
      [number, 50],
      [title, 80],
    ],
  });
  const blocks = textsOf([
    { y: 760, cells: [['8', 50]] },
    { y: 760, cells: [['Discharge of the board of directors.', 80]] },
    row(740, '', 'For', 'Against', 'Abstain'),
    row(730, '', '9,977,204', '1,211,902', '4,118'),
    numbered(720, '9', 'Reduction of the share capital.'),
    row(700, '', 'For', 'Against', 'Abstain'),
    row(685, '', '10,877,204', '311,902', '4,118'),
    row(660, 'Approved.'),
    row(648, '10 Compensation of the board of directors.'),
    row(630, '', 'For', 'Against', 'Abstain'),
    row(615, '', '9,877,204', '1,311,902', '4,118'),
  ]);
  expect(blocks).toEqual([
    ['8', 'Discharge of the board of directors.'],
    ['For', 'Against', 'Abstain'],
    ['9,977,204', '1,211,902', '4,118'],
    ['9', 'Reduction of the share capital.'],
    ['For', 'Against', 'Abstain'],
    ['10,877,204', '311,902', '4,118'],
    'Approved.',
    ['10', 'Compensation of the board of directors.'],
    ['For', 'Against', 'Abstain'],
    ['9,877,204', '1,311,902', '4,118'],
  ]);
});

it('begins a paragraph at a bullet, and behind a sentence that ends well before the lines do', () => {
  expect(
    textsOf([
      row(700, '• Jane B. Doe: 34,894,865 for; 2,264,734 against; 6,730,401'),
      row(688, 'broker non-votes'),
      row(676, '• Mark Poe: 35,551,823 for; 1,623,488 against; 6,730,401'),
      row(664, 'broker non-votes'),
      row(640, 'The compensation of the officers, as the proxy statement tells of it, was'),
      row(628, 'approved.'),
      row(616, 'With respect to the auditor, the votes were these:'),
    ]),
  ).toEqual([
    '• Jane B. Doe: 34,894,865 for; 2,264,734 against; 6,730,401 broker non-votes',
    '• Mark Poe: 35,551,823 for; 1,623,488 against; 6,730,401 broker non-votes',
    'The compensation of the officers, as the proxy statement tells of it, was approved.',
    'With respect to the auditor, the votes were these:',
  ]);
});

it('parts a result from the figure before it, where more than a blank is between them', () => {
  const textsWithGap = (gap: number) => {
    const page = placedPage([HEADS, row(685, 'Jane B. Doe', '10,877,204', '311,902', '4,118 Elected')]);
    const lines = page.lines.map((line) => {
      const at = line.text.indexOf('Elected');
      return at < 0 ? line : { ...line, edges: line.edges.map((x, index) => (index < 2 * at ? x : x + gap)) };
    });
    const [block] = pageBlocks([{ ...page, lines }]);
    return block?.kind === 'table' ? block.rows.at(-1)?.cells.map(({ text }) => text) : undefined;
  };
  expect(textsWithGap(8)).toEqual(['Jane B. Doe', '10,877,204', '311,902', '4,118', 'Elected']);
  expect(textsWithGap(0)).toEqual(['Jane B. Doe', '10,877,204', '311,902', '4,118 Elected']);
});

it('takes no typed title behind its number for a row', () => {
  const title: PlacedLine = {
    y: 700,
    cells: [
      ['PROPOSAL 2.', 50],
      ['Ratification of Auditors. The appointment of Sturgis,', 140],
    ],
  };
  expect(textsOf([title, row(688, 'Kane & Co. was ratified.'), row(660, '', 'For', 'Against', 'Abstain')])).toEqual([
    'PROPOSAL 2. Ratification of Auditors. The appointment of Sturgis, Kane & Co. was ratified.',
    ['For', 'Against', 'Abstain'],
  ]);
});

it('puts a heading of shares beside the column of the votes, not over it', () => {
  const [block] = pageBlocks([
    placedPage([
      {
        y: 700,
        cells: [
          ['For', 300],
          ['%', 352],
          ['Against', 380],
        ],
      },
      {
        y: 685,
        cells: [
          ['Jane B. Doe', 50],
          ['10,877,204', 285],
          ['97.21%', 345],
          ['311,902', 380],
        ],
      },
    ]),
  ]);
  const [heads] = block?.kind === 'table' ? block.rows : [];
  expect(heads?.cells.map(({ text, columns }) => [text, columns])).toEqual([
    ['For', [1, 1]],
    ['%', [2, 2]],
    ['Against', [3, 3]],
  ]);
});

it('knows where the words of a row are that a table only lays out', () => {
  const cells = [
    { text: 'Jane Doe', start: 100, end: 108, page: 1, columns: [0, 0] as [number, number] },
    { text: '48 for; 16 withheld', start: 120, end: 139, page: 1, columns: [1, 1] as [number, number] },
  ];
  const block = rowAsText({ cells, width: 2 });
  expect(block.text).toBe('Jane Doe 48 for; 16 withheld');
  expect(rangeWithin(block, 9, 11)).toEqual({ start: 120, end: 122, page: 1 });
});
