import { describe, expect, it } from 'vitest';
import { buildLayout, type LineSpec } from '@/lib/pdf/page-layout.fixture';
import { readTables } from './tables';

/** Cells of one row: text and the column of characters where it starts. */
function row(y: number, cells: readonly [string, number][], more: Partial<LineSpec> = {}): LineSpec {
  const text = cells.map(([words], at) => (at === 0 ? words : `   ${words}`)).join('');
  return { text, y, role: 'table', tableId: 1, ...more };
}

/** Every character five points wide, the cells at the given left edges. */
function place(specs: readonly { y: number; cells: readonly [string, number][]; isBold?: boolean }[]) {
  const page = buildLayout(
    1,
    specs.map(({ y, cells, isBold = false }) => row(y, cells, { isBold })),
  );
  page.lines.forEach((line, at) => {
    const edges: number[] = [];
    let cell = -1;
    let offset = 0;
    const cells = specs[at]?.cells ?? [];
    for (let index = 0; index < line.text.length; index += 1) {
      const startsCell = cells.some(([words], each) => line.text.indexOf(words, 0) === index && each === cell + 1);
      if (startsCell) {
        cell += 1;
        offset = 0;
      }
      const left = (cells[cell]?.[1] ?? 0) + 5 * offset;
      edges.push(left, left + 5);
      offset += 1;
    }
    line.edges = edges;
    line.x = cells[0]?.[1] ?? 0;
  });
  return page;
}

describe('rows of a table', () => {
  const page = place([
    {
      y: 700,
      cells: [
        ['Stock', 260],
        ['Option', 320],
      ],
      isBold: true,
    },
    {
      y: 690,
      cells: [
        ['Name and Position', 50],
        ['Year', 180],
        ['Awards($)', 250],
        ['Awards($)', 315],
      ],
      isBold: true,
    },
    {
      y: 670,
      cells: [
        ['Jane B. Doe', 50],
        ['2025', 180],
        ['1,200,500(5)', 245],
        ['300,400', 320],
      ],
    },
    {
      y: 660,
      cells: [
        ['Chief Financial Officer', 50],
        ['2024', 180],
        ['1,000,000', 250],
        ['-', 340],
      ],
    },
    {
      y: 640,
      cells: [
        ['Sam Roe', 50],
        ['2025', 180],
        ['900,000', 255],
        ['250,000', 320],
      ],
    },
    {
      y: 630,
      cells: [
        ['General Counsel', 50],
        ['2024', 180],
        ['800,000', 255],
        ['200,000', 320],
      ],
    },
  ]);
  const rows = readTables(page).flatMap((table) => table.rows);

  it('carry the person whom a run of years belongs to', () => {
    expect(rows.map(({ label, year }) => [label, year])).toEqual([
      ['Jane B. Doe Chief Financial Officer', 2025],
      ['Jane B. Doe Chief Financial Officer', 2024],
      ['Sam Roe General Counsel', 2025],
      ['Sam Roe General Counsel', 2024],
    ]);
  });

  it('head their cells with the stacked words above, footnote marks left out of the values', () => {
    const cells = rows[0]?.cells.map(({ head, text }) => [head, text]);
    expect(cells).toEqual([
      ['Stock Awards($)', '1,200,500'],
      ['Option Awards($)', '300,400'],
    ]);
  });

  it('know their place on the page', () => {
    const cell = rows[2]?.cells[1];
    expect(page.text.slice(cell?.start, cell?.end)).toBe('250,000');
  });

  it('stand under the groups that label lines open', () => {
    const grouped = place([
      {
        y: 700,
        cells: [
          ['Holder', 50],
          ['Percent', 250],
        ],
        isBold: true,
      },
      { y: 690, cells: [['Holders of more than 5%:', 50]] },
      {
        y: 680,
        cells: [
          ['Big Fund LP', 60],
          ['8.2%', 255],
        ],
      },
      { y: 670, cells: [['Directors:', 50]] },
      {
        y: 660,
        cells: [
          ['Sam Roe', 60],
          ['1.0%', 255],
        ],
      },
    ]);
    const found = readTables(grouped)
      .flatMap((table) => table.rows)
      .map(({ groups, label, cells }) => [groups, label, cells[0]?.text]);
    expect(found).toEqual([
      [['Holders of more than 5%:'], 'Big Fund LP', '8.2%'],
      [['Directors:'], 'Sam Roe', '1.0%'],
    ]);
  });
});
