import { describe, expect, it } from 'vitest';
import { scaleIn, toCell } from './cell-value';

const plain = { unit: null, scale: 1 };

function read(printed: string, head = '', label = '', table = plain as Parameters<typeof toCell>[3]) {
  return toCell({ head, start: 0, end: printed.length }, printed, label, table);
}

describe('the value of a cell', () => {
  it.each([
    ['$1,085,590', '', 1_085_590, '$'],
    ['(1,250)', 'Net cash ($)', -1250, '$'],
    ['$ (3.5)', '', -3.5, '$'],
    ['.75', '', 0.75, undefined],
    ['8.2 %', '', 8.2, '%'],
    ['8.2', 'Percent of class', 8.2, '%'],
    ['$1.2 million', '', 1_200_000, '$'],
    ['4,500', 'Number of shares (#)', 4500, 'shares'],
    ['-', '', null, undefined],
    ['$—', 'Bonus ($)', null, undefined],
  ])('%s under "%s" is %s', (printed, head, value, unit) => {
    const cell = read(printed, head);
    expect(cell.value).toBe(value);
    expect(cell.unit).toBe(unit);
  });

  it('is left out for words', () => {
    expect(read('Class II')).not.toHaveProperty('value');
  });

  it('takes the scale of its table, percents, years and amounts per share excepted', () => {
    const millions = { unit: '$', scale: 1e6 };
    expect(read('12.5', '2024', 'Audit fees', millions)).toMatchObject({ value: 12_500_000, unit: '$' });
    expect(read('12.5%', '2024', 'Margin', millions).value).toBe(12.5);
    expect(read('2024', 'Year', '', millions).value).toBe(2024);
    expect(read('3.10', '2024', 'Earnings per share', millions).value).toBe(3.1);
  });

  it('keeps footnote marks apart', () => {
    expect(read('1,200,500(5)(6)')).toMatchObject({ text: '1,200,500', value: 1_200_500, notes: ['5', '6'] });
    expect(read('-(4)')).toMatchObject({ text: '-', value: null, notes: ['4'] });
  });
});

describe('the scale that words name', () => {
  it.each([
    ['(in thousands)', 1e3],
    ['Dollars in millions, except per share data', 1e6],
    ['($ in billions)', 1e9],
    ['Fees ($000)', 1e3],
    ['All amounts are whole', 1],
  ])('%s: %s', (words, scale) => {
    expect(scaleIn(words).scale).toBe(scale);
  });
});
