import { describe, expect, it } from 'vitest';
import { endsPage } from './continued';
import { placedPage as place } from '../placed-page.fixture';
import { readTables } from './tables';

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

  it('are under the groups that label lines open', () => {
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

describe('a table over a page break', () => {
  const heads = {
    y: 100,
    cells: [
      ['Name', 50],
      ['Shares', 250],
      ['Value ($)', 330],
    ],
    isBold: true,
  } as const;
  const row = (y: number, name: string, shares: string, value: string) => ({
    y,
    cells: [
      [name, 50],
      [shares, 250],
      [value, 335],
    ] as const,
  });
  const first = place([
    { y: 130, cells: [['Unvested Awards (in thousands)', 50]], isBold: true, role: 'heading' },
    heads,
    { y: 90, cells: [['Officers:', 50]] },
    row(80, 'Jane Doe', '1,200', '45,000'),
    row(70, 'Sam Roe', '900', '33,750'),
  ]);
  const [before = null] = readTables(first);

  it('keeps headers, group and scale when the next page continues without a header', () => {
    const next = place([row(750, 'Ann Poe', '700', '26,250'), row(740, 'Max Low', '-', '-')], 2);
    const [table] = readTables(next, before);
    expect(before && endsPage(first, before)).toBe(true);
    expect(table?.isContinued).toBe(true);
    expect(table?.context.caption).toBe('Unvested Awards (in thousands)');
    expect(table?.rows.map(({ groups, label }) => [groups, label])).toEqual([
      [['Officers:'], 'Ann Poe'],
      [['Officers:'], 'Max Low'],
    ]);
    expect(table?.rows[0]?.cells.map(({ head, text }) => [head, text])).toEqual([
      ['Shares', '700'],
      ['Value ($)', '26,250'],
    ]);
    expect(table?.rows[0]?.cells[1]?.value).toBe(26_250_000);
    expect(table?.rows[1]?.cells.map(({ value }) => value)).toEqual([null, null]);
  });

  it('continues when its header is repeated below a caption that says so', () => {
    const next = place(
      [
        { y: 760, cells: [['Unvested Awards (continued)', 50]], isBold: true, role: 'heading' },
        { ...heads, y: 750 },
        row(740, 'Ann Poe', '700', '26,250'),
        row(730, 'Max Low', '650', '24,375'),
      ],
      2,
    );
    const [table] = readTables(next, before);
    expect(table?.isContinued).toBe(true);
    expect(table?.context.scale).toBe(1000);
  });

  it('does not go on under a caption of its own, however alike the heads are', () => {
    const next = place(
      [
        { y: 765, cells: [['Vested Awards', 50]], isBold: true, role: 'heading' },
        { ...heads, y: 750 },
        row(740, 'Ann Poe', '700', '26,250'),
        row(730, 'Max Low', '650', '24,375'),
      ],
      2,
    );
    const [table] = readTables(next, before);
    expect(table?.isContinued).toBe(false);
    expect(table?.context.scale).toBe(1);
  });

  it('does not go on where the columns are elsewhere', () => {
    const other = [
      {
        y: 750,
        cells: [
          ['Rent', 50],
          ['1,000', 180],
          ['2,000', 220],
        ] as const,
      },
      {
        y: 740,
        cells: [
          ['Fuel', 50],
          ['3,000', 180],
          ['4,000', 220],
        ] as const,
      },
    ];
    const [table] = readTables(place(other, 2), before);
    expect(table?.isContinued).toBe(false);
    expect(table?.rows[0]?.cells[0]?.head).toBe('');
  });
});
