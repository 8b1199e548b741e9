import { describe, expect, it } from 'vitest';
import { readPayTags } from './pay-tags';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { pageOf } from '@/lib/pdf/page-of.fixture';

const context = (id: string, year: number) =>
  '<xbrli:context ' +
  `id="${id}"><xbrli:period>` +
  `<xbrli:startDate>${year}-01-01</xbrli:startDate><xbrli:endDate>${year}-12-31</xbrli:endDate>` +
  `</xbrli:period></xbrli:context>`;
const HEADER =
  `<div style="display:none"><ix:header><ix:resources>${context('c2023', 2023)}${context('c2022', 2022)}<xbrli:unit ` +
  'id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>';
const pay = (value: string, { year = 2023, scale = 0, style = '' } = {}) =>
  `<ix:nonFraction name="ecd:PeoTotalCompAmt" contextRef="c${year}" scale="${scale}" unitRef="usd" ` +
  `style="${style}">${value}</ix:nonFraction>`;
const row = (year: number, cell: string, other: string) =>
  `<tr><td>${year}</td><td>$</td><td>${cell}</td><td>$</td><td>${other}</td></tr>`;
const table = (rows: string) =>
  `<html><body>${HEADER}<p>Pay Versus Performance</p><table>${rows}</table><p>The board has 5 independent ` +
  'directors and 2 others.</p></body></html>';

const PAGE =
  '#Pay Versus Performance\n2023   $   6,050,000   $   7,000,000\n2022   $   5,100,000   $   4,200,000\nThe board ' +
  'has 5 independent directors and 2 others.';
const read = (html: string, text = PAGE) => readPayTags(html, readFilingText([pageOf(text, 3)], []));
const values = (html: string, text?: string) => read(html, text).map((fact) => [fact.key, fact.value, fact.period]);

describe('inline XBRL of a proxy', () => {
  it('is read where tags are nested, the newest year among them', () => {
    const block =
      '<ix:nonNumeric name="ecd:PvpTableTextBlock" ' +
      `contextRef="c2023">${row(
        2023,
        '<ix:nonNumeric name="ecd:PeoName" contextRef="c2023" ' +
          `escape="false"><span>${pay('6,050,000')}</span></ix:nonNumeric>`,
        '7,000,000',
      )}${row(2022, pay('5,100,000', { year: 2022 }), '4,200,000')}</ix:nonNumeric>`;
    expect(values(table(block))).toContainEqual(['ceo_total_pay', 6_050_000, '2023']);
    expect(values(table(block))).not.toContainEqual(['ceo_total_pay', 5_100_000, '2022']);
  });

  it('is read past tags that close themselves and words that continue elsewhere', () => {
    const rows = row(
      2023,
      '<ix:nonNumeric name="ecd:A" contextRef="c2023" xsi:nil="true"/><ix:continuation ' +
        `id="x"/>${pay('6,<b>050</b>,000')}`,
      '7,000,000',
    );
    expect(values(table(rows))).toEqual([['ceo_total_pay', 6_050_000, '2023']]);
  });

  it('takes the place that the tag has, not the first that prints the same figure', () => {
    const text = `#Highlights\nOne director was awarded 6,050,000 options.\n${PAGE}`;
    const [fact] = read(
      table(row(2023, pay('6,050,000'), '7,000,000')).replace(
        '<p>Pay',
        '<p>Highlights</p><p>One director was awarded 6,050,000 options.</p><p>Pay',
      ),
      text,
    );
    expect(fact?.span.start).toBeGreaterThan('Highlights One director was awarded 6,050,000 options.'.length);
  });

  it.each([
    [
      'that is not displayed',
      `The board has <span style="display:none">${pay('5', { scale: 6 })}</span>5 independent directors and 2 others.`,
    ],
    [
      'in the hidden part',
      `<ix:hidden>${pay('5', { scale: 6 })}</ix:hidden>The board has 5 independent directors and 2 others.`,
    ],
    [
      'that a style sheet hides',
      `The board has <span class="gone">${pay('5', { scale: 6 })}</span>5 independent directors and 2 others.`,
    ],
    [
      'around another figure, at a scale that nobody printed',
      `The board has ${pay('5', { scale: 6 })} independent directors and 2 others.`,
    ],
    ['around another figure, as dollars', `The board has ${pay('5')} independent directors and 2 others.`],
    [
      'whose words stand elsewhere',
      `The board has 5 independent directors and 2 others.</p><p class="gone">Total ${pay('5', { scale: 6 })} of it.`,
    ],
  ])('gives nothing for a tag %s', (_name, sentence) => {
    expect(read(table('').replace('The board has 5 independent directors and 2 others.', sentence))).toEqual([]);
  });

  it('takes a scale that is printed beside the figure or above its table', () => {
    const beside = (inner: string) =>
      `<html><body>${HEADER}<p>Pay Versus Performance</p><p>The total pay of our CEO was ${inner} million in the ` +
      'year.</p></body></html>';
    expect(
      values(
        beside(`$${pay('6.05', { scale: 6 })}`),
        '#Pay Versus Performance\nThe total pay of our CEO was $6.05 million in the year.',
      ),
    ).toEqual([['ceo_total_pay', 6_050_000, '2023']]);
    const thousands = table(row(2023, pay('6,050', { scale: 3 }), '7,000')).replace(
      'Performance</p>',
      'Performance (in thousands)</p>',
    );
    expect(values(thousands, '#Pay Versus Performance (in thousands)\n2023   $   6,050   $   7,000')).toEqual([
      ['ceo_total_pay', 6_050_000, '2023'],
    ]);
    expect(
      values(thousands.replace(' (in thousands)', ''), '#Pay Versus Performance\n2023   $   6,050   $   7,000'),
    ).toEqual([]);
  });

  it('gives up on a document that nests without end', () => {
    const deep = `${HEADER}${'<ix:nonNumeric name="ecd:PeoName" contextRef="c2023"><div>'.repeat(20_000)}x`;
    expect(read(deep)).toEqual([]);
  });
});
