import { describe, expect, it } from 'vitest';
import { buildLayout } from '@/lib/pdf/page-layout.fixture';
import { cellsOfLine, isValue, withoutNotes, yearOf } from './cells';

function cells(text: string): string[] {
  const [line] = buildLayout(1, [text]).lines;
  return line ? cellsOfLine(line).map((cell) => cell.text) : [];
}

describe('cells of a line', () => {
  it.each([
    ['Total fees   $   24.0   $   26.6', ['Total fees', '$24.0', '$26.6']],
    ['Jane Doe   2025 $ 1,700,000   0   3,500,000', ['Jane Doe', '2025', '$ 1,700,000', '0', '3,500,000']],
    ['Target   165   %   200   %', ['Target', '165%', '200%']],
    ['Awards   20,720 8,895,670', ['Awards', '20,720', '8,895,670']],
    ['None   -   (6)   2,498,790', ['None', '-(6)', '2,498,790']],
  ])('%s', (line, expected) => {
    expect(cells(line)).toEqual(expected);
  });

  it.each([
    ['1,087,620(5)', true],
    ['($)', false],
    ['($)(1)', false],
    ['-', true],
    ['12.5 %', true],
    ['*', true],
    ['Salary', false],
    ['$1.2 million', true],
  ])('%s is a value: %s', (text, expected) => {
    expect(isValue(text)).toBe(expected);
  });

  it.each([
    ['2025', 2025],
    ['Fiscal 2024', 2024],
    ['FY2023', 2023],
    ['2023($)', 2023],
    ['20,250', null],
  ])('the year of %s is %s', (text, expected) => {
    expect(yearOf(text)).toBe(expected);
  });

  it('lose their footnote marks', () => {
    expect(withoutNotes('BlackRock, Inc.(7)(8)')).toBe('BlackRock, Inc.');
  });
});
