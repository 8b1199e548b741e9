import { describe, expect, it } from 'vitest';
import { documentOf, number, text } from './document.fixture';
import { readInlineXbrl } from './read-inline-xbrl';

const facts = (body: string, header = '') => readInlineXbrl(documentOf(body, header)).facts;
const values = (body: string) => facts(body).map(({ value }) => value);

describe('inline XBRL', () => {
  it('gives concept, period, unit and value in full units', () => {
    const [asset] = facts(number('us-gaap:Assets', '8,750', { context: 'at2024', scale: '6', decimals: '-6' }));
    expect(asset).toMatchObject({
      concept: 'us-gaap:Assets',
      context: { entity: '0000000001', start: null, end: '2024-12-31', dimensions: {} },
      unit: 'USD',
      value: 8_750_000_000,
      decimals: -6,
      isContradicted: false,
    });
    expect(facts(number('us-gaap:Revenues', '1'))[0]?.context).toMatchObject({
      start: '2024-01-01',
      end: '2024-12-31',
    });
  });

  it('reads divided units, explicit and typed dimensions', () => {
    expect(facts(number('us-gaap:EarningsPerShareDiluted', '3.72', { unit: 'perShare' }))[0]?.unit).toBe('USD/shares');
    expect(facts(number('us-gaap:Revenues', '10', { context: 'segment' }))[0]?.context.dimensions).toEqual({
      'srt:ProductOrServiceAxis': 'x:ChipsMember',
      'x:LotAxis': 'lot 7',
    });
  });

  it.each([
    ['a minus sign', number('a:B', '44', { scale: '6', sign: '-' }), -44_000_000],
    ['brackets inside the tag', number('a:B', '(44)', {}), -44],
    ['brackets that repeat the sign', number('a:B', '(44)', { sign: '-' }), -44],
    ['a dash as zero', number('a:B', '—', { format: 'ixt:fixed-zero' }), 0],
    ['the older dash', number('a:B', '-', { format: 'ixt:zerodash' }), 0],
    ['a comma as the decimal sign', number('a:B', '1.234,5', { format: 'ixt:num-comma-decimal' }), 1234.5],
    ['a point as the decimal sign', number('a:B', '1,234.5', { format: 'ixt:num-dot-decimal' }), 1234.5],
    ['words', number('a:B', 'Twenty-four', { format: 'ixt-sec:numwordsen' }), 24],
    ['no', number('a:B', 'no', { format: 'ixt-sec:numwordsen' }), 0],
    ['words in hundreds', number('a:B', 'one hundred and five', { format: 'ixt-sec:numwordsen' }), 105],
    ['a scale that a float would miss', number('a:B', '1.1', { scale: '6' }), 1_100_000],
    ['a percentage', number('a:B', '4.4', { scale: '-2', unit: 'pure' }), 0.044],
    ['nil', number('a:B', '', { nil: 'true' }), null],
    ['markup inside', number('a:B', '1,<b>2</b>34'), 1234],
  ])('reads %s', (_name, body, value) => {
    expect(values(body)).toEqual([value]);
  });

  it.each([
    ['no number', number('a:B', 'about ten')],
    ['an unknown context', number('a:B', '1', { context: 'none' })],
    ['an unknown unit', number('a:B', '1', { unit: 'none' })],
    ['a scale beyond reason', number('a:B', '1', { scale: '400' })],
    ['no concept', number('', '1')],
  ])('leaves out %s and keeps the rest', (_name, body) => {
    expect(values(`${body}<p>${number('a:C', '7')}</p>`)).toEqual([7]);
  });

  it('reads tags inside one another, each with its own value', () => {
    const inner = number('a:Inner', '5');
    const outer = text('a:OuterTextBlock', `We have ${inner} plants`);
    expect(facts(outer).map(({ concept, value }) => [concept, value])).toEqual([
      ['a:OuterTextBlock', 'We have 5 plants'],
      ['a:Inner', 5],
    ]);
  });

  it('follows continuations, also in a circle, and leaves out what is excluded', () => {
    const chain =
      text('a:Name', 'One', 'continuedAt="c1"') +
      '<ix:continuation id="c1" continuedAt="c2">two<ix:exclude> page 3</ix:exclude></ix:continuation>' +
      '<ix:continuation id="c2" continuedAt="c1">three</ix:continuation>';
    expect(values(chain)).toEqual(['One two three']);
  });

  it('gives dates, durations and boxes their meaning', () => {
    const read = (words: string, format: string) => values(text('a:B', words, `format="${format}"`))[0];
    expect(read('February 24, 2025', 'ixt:date-monthname-day-year-en')).toBe('2025-02-24');
    expect(read('12/31', 'ixt:date-month-day')).toBe('--12-31');
    expect(read('5.5', 'ixt-sec:duryear')).toBe('P5Y6M');
    expect(read('☒', 'ixt-sec:boolballotbox')).toBe('true');
    expect(read('☐', 'ixt-sec:boolballotbox')).toBe('false');
    expect(read('not applicable', 'ixt:fixed-false')).toBe('false');
  });

  it('reads hidden facts without a place', () => {
    const header = text('dei:AmendmentFlag', 'false') + number('a:Hidden', '9');
    const read = facts(number('a:Shown', '7'), header);
    expect(read.map(({ concept, places }) => [concept, places.length])).toEqual([
      ['dei:AmendmentFlag', 0],
      ['a:Hidden', 0],
      ['a:Shown', 1],
    ]);
    expect(facts(`<p style="display: none">${number('a:B', '1')}</p>`)[0]?.places).toEqual([]);
  });

  it('keeps a repeated fact once with all its places, the most exact value first', () => {
    const [rounded, exact] = [
      number('a:B', '1.2', { scale: '9', decimals: '-8' }),
      number('a:B', '1,234', { scale: '6', decimals: '-6' }),
    ];
    const body = `<p>${rounded}</p><table><tr><td>${exact}</td></tr></table>`;
    const read = facts(body);
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({ value: 1_234_000_000, isContradicted: false });
    expect(read[0]?.places.map(({ printed, table }) => [printed, table])).toEqual([
      ['1,234', 1],
      ['1.2', null],
    ]);
  });

  it('keeps contradicting repeats and marks them', () => {
    const read = facts(`${number('a:B', '10')} ${number('a:B', '12')}`);
    expect(read.map(({ value, isContradicted }) => [value, isContradicted])).toEqual([
      [10, true],
      [12, true],
    ]);
  });
});

describe('a hostile or broken document', () => {
  it.each([
    ['plain HTML', '<html><body><p>Nothing tagged.</p></body></html>'],
    ['nothing', ''],
    ['noise', '<ix:\u0000<<<>>&&#x;</ix:nonFraction><ix:nonFraction'],
    ['entities that name entities', `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(100)}">]><ix:header/>&a;&a;`],
  ])('has no facts where it is %s', (_name, html) => {
    expect(readInlineXbrl(html).facts).toEqual([]);
  });

  it('gives what comes before it nests without end', () => {
    const deep = documentOf(`<p>${number('a:B', '7')}</p>${'<div>'.repeat(50_000)}${number('a:C', '8')}`);
    expect(readInlineXbrl(deep)).toMatchObject({ isCut: true, facts: [{ concept: 'a:B', value: 7 }] });
  });

  it('reads past tags that are never closed', () => {
    const open = documentOf(`<td>${number('a:B', '7')}<ix:nonNumeric name="a:C" contextRef="y2024"><p>never closed`);
    expect(readInlineXbrl(open).facts.map(({ concept }) => concept)).toContain('a:B');
  });

  it('keeps no more contradicting values of one thing than anybody reads', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => number('a:B', String(index))).join(' ');
    expect(facts(many)).toHaveLength(20);
  });

  it('takes long texts and long numbers within limits', () => {
    expect(values(text('a:B', 'word '.repeat(100_000)))[0]).toHaveLength(2_000);
    expect(values(number('a:B', '9'.repeat(5_000)))).toEqual([]);
  });
});
