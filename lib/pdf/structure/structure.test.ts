import { describe, expect, it } from 'vitest';
import { cutChunks } from './chunk';
import { decodeLayout, encodeLayout } from '../quotes/layout-codec';
import { buildLayout, type LineSpec } from '../page-layout.fixture';
import { markStructure } from './structure';

const prose = (words: string) =>
  `${words} is a sentence of the length that a line of body text has on a page of a proxy.`;
const bold = (text: string, more: Partial<LineSpec> = {}): LineSpec => ({ text, isBold: true, ...more });
const rolesOf = (pages: ReturnType<typeof buildLayout>[]) =>
  markStructure(pages).pages.map((page) => page.lines.map((line) => line.role));

describe('markStructure', () => {
  it('marks running headers, footers and page numbers, and leaves Item lines alone', () => {
    const pages = [1, 2, 3, 4].map((page) =>
      buildLayout(page, [
        `Acme Corp 2024 Proxy Statement ${page}`,
        bold('Item 7. Discussion'),
        prose(`One of page ${'abcd'[page - 1]}`),
        prose(`Two of page ${'abcd'[page - 1]}`),
        `${page}`,
      ]),
    );
    expect(rolesOf(pages)[2]).toEqual(['furniture', 'heading', 'text', 'text', 'furniture']);
  });

  it('leaves the label over the number of a proposal', () => {
    const pages = ['a', 'b', 'c', 'd'].map((letter, at) =>
      buildLayout(at + 1, [
        'Item',
        bold(`${at + 1} Title ${letter}`),
        prose(`One of ${letter}`),
        prose(`Two ${letter}`),
      ]),
    );
    expect(rolesOf(pages)[2]?.[0]).not.toBe('furniture');
  });

  it('leaves a recommendation at the end of the page of each proposal', () => {
    const pages = ['a', 'b', 'c', 'd'].map((letter, at) =>
      buildLayout(at + 1, [
        bold(`Title ${letter}`),
        prose(`One of ${letter}`),
        bold(`The Board recommends a vote FOR Proposal ${at + 1}.`),
      ]),
    );
    expect(rolesOf(pages)[2]?.[2]).not.toBe('furniture');
  });

  it('leaves headings of proposals on pages that follow each other, and marks one that runs over several', () => {
    const rolesUnder = (headOf: (at: number) => string) =>
      rolesOf(
        [0, 1, 2, 3].map((at) =>
          buildLayout(at + 1, [bold(headOf(at)), prose(`One of ${'abcd'[at]}`), prose(`Two of ${'abcd'[at]}`)]),
        ),
      ).map(([first]) => first);
    expect(rolesUnder((at) => `PROPOSAL NO. ${at + 2}`)).not.toContain('furniture');
    expect(rolesUnder((at) => `PROPOSAL ${['II', 'III', 'IV', 'V'][at]}`)).not.toContain('furniture');
    expect(rolesUnder((at) => `P R O P O S A L N U M B E R ${at + 2}`)).not.toContain('furniture');
    expect(rolesUnder(() => 'PROPOSAL 1')).toEqual(['furniture', 'furniture', 'furniture', 'furniture']);
  });

  it('leaves the first label of a page of cards that each have it', () => {
    const pages = ['a', 'b', 'c'].map((letter, at) =>
      buildLayout(at + 1, [
        bold('BOARD COMMITTEES'),
        prose(`One of ${letter}`),
        bold('BOARD COMMITTEES'),
        prose(`Two ${letter}`),
      ]),
    );
    expect(rolesOf(pages)[1]?.[0]).not.toBe('furniture');
  });

  it('leaves lines at the edge whose numbers tell something else on each page', () => {
    const told = ['Age: 48 Director since: 2022', 'Age: 53 Director since: 2021', 'Age: 60 Director since: 2016'];
    const pages = told.map((words, at) =>
      buildLayout(at + 6, [words, prose(`One of ${'abc'[at]}`), prose(`Two of ${'abc'[at]}`), `Acme ${at + 6} of 30`]),
    );
    expect(rolesOf(pages)).toEqual(told.map(() => ['text', 'text', 'text', 'furniture']));
  });

  it('opens a section at a heading and none at its continuation', () => {
    const pages = [
      buildLayout(1, [bold('Executive Compensation'), prose('One')]),
      buildLayout(2, [bold('Executive Compensation (continued)'), prose('Two'), bold('Pay Ratio'), prose('Three')]),
    ];
    expect(markStructure(pages).sections.map(({ title, page }) => ({ title, page }))).toEqual([
      { title: 'Executive Compensation', page: 1 },
      { title: 'Pay Ratio', page: 2 },
    ]);
  });

  it('takes no table row for a heading, and finds the column heads', () => {
    const table = [
      bold('Name   Year   Total ($)'),
      bold('Jane Doe   2023   8,000,000'),
      bold('John Roe   2023   4,000,000'),
    ];
    const page = markStructure([buildLayout(1, [bold('Summary Compensation Table'), prose('One'), ...table])]).pages[0];
    expect(page?.lines.map((line) => [line.role, line.isTableHeader ?? false])).toEqual([
      ['heading', false],
      ['text', false],
      ['table', true],
      ['table', false],
      ['table', false],
    ]);
  });

  it('keeps a unit line under repeated titles', () => {
    const pages = [1, 2, 3, 4].map((page) => buildLayout(page, ['(In millions)', prose(`Page ${'abcd'[page - 1]}`)]));
    expect(rolesOf(pages)[0]?.[0]).toBe('text');
  });
});

describe('cutChunks', () => {
  const page = buildLayout(4, [
    bold('Director Independence'),
    ...Array.from({ length: 30 }, (_item, index) => prose(`Number ${index}`)),
  ]);
  const chunks = cutChunks(markStructure([page]));

  it('cuts whole lines of the page, about 1000 characters each, overlapping', () => {
    for (const chunk of chunks) {
      expect(page.text.slice(chunk.charStart, chunk.charEnd)).toBe(chunk.text);
      expect(chunk.text.length).toBeLessThanOrEqual(1250);
      expect(chunk.boxes).toHaveLength(chunk.text.split('\n').length);
    }
    const [first, second] = chunks;
    expect(first && second && first.charEnd - second.charStart).toBeGreaterThan(60);
    expect(first && second && first.charEnd - second.charStart).toBeLessThanOrEqual(150);
    expect(chunks.at(-1)?.charEnd).toBe(page.text.length);
  });

  it('merges a short tail into the chunk before it', () => {
    expect(chunks.at(-1)?.text.length).toBeGreaterThanOrEqual(250);
  });

  it('carries section, table header and first lines of the page as context', () => {
    expect(chunks[1]).toMatchObject({ sectionTitle: 'Director Independence', context: 'Director Independence' });
    const rows = Array.from(
      { length: 60 },
      (_item, index) => `Person number ${index} of the company   2023   ${index + 100},000`,
    );
    const table = cutChunks(markStructure([buildLayout(1, ['Name   Year   Total ($)', ...rows])]));
    expect(table.length).toBeGreaterThan(1);
    expect(table.every((chunk) => chunk.isTable)).toBe(true);
    expect(table[1]?.context).toContain('Name   Year   Total ($)');
  });

  it('leaves furniture out', () => {
    const pages = [1, 2, 3].map((number) =>
      buildLayout(number, ['Table of Contents', prose('One'), prose('Two'), `${number}`]),
    );
    expect(cutChunks(markStructure(pages)).every((chunk) => !chunk.text.includes('Table of Contents'))).toBe(true);
  });
});

describe('layout codec', () => {
  it('gives back what it was given', () => {
    const page = markStructure([
      buildLayout(9, [
        bold('Fees ☒ “é” 𝟙'),
        'Name   Year',
        'Jane   2023',
        {
          text: 'Low   cell',
          x: -3.1,
          bands: [
            [0, 1.1, 2.2],
            [6, 3.3, 4.4],
          ],
        },
      ]),
    ]).pages[0];
    const full = page && { ...page, visible: { x: 9, y: 9, width: 594, height: 774.5 } };
    expect(full && decodeLayout(encodeLayout(full))).toEqual(full);
  });

  it('refuses other bytes', () => {
    expect(() => decodeLayout(new Uint8Array([9, 9, 9, 9, 9, 9]))).toThrow('not an encoded page layout');
  });
});
