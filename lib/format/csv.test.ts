import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('CSV for spreadsheets', () => {
  it('quotes every cell and ends lines as spreadsheets expect', () => {
    expect(
      toCsv([
        ['a', 'b "c"'],
        ['1,2', 'two\nlines'],
      ]),
    ).toBe('"a","b ""c"""\r\n"1,2","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n@x'])('turns %j into text', (value) => {
    expect(toCsv([[value]])).toBe(`"'${value}"\r\n`);
  });

  it.each(['a=b', '{x: -1}', 'org:admin', ''])('leaves %j as it is', (value) => {
    expect(toCsv([[value]])).toBe(`"${value}"\r\n`);
  });
});
