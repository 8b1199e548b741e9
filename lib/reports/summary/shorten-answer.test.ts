import { describe, expect, it } from 'vitest';
import { shortenAnswer } from './shorten-answer';

const NOMINEES = [
  'Reid G. Hoffman',
  'Hugh F. Johnston',
  'Teri L. List',
  'Catherine MacGregor',
  'Mark A. L. Mason',
  'Satya Nadella',
  'Sandra E. Peterson',
  'Penny S. Pritzker',
  'Carlos A. Rodriguez',
  'Charles W. Scharf',
  'John W. Stanton',
  'Emma N. Walmsley',
];
const EXPERIENCE = ', independent director since 2017';

describe('the line of an answer in the summary', () => {
  it('keeps a short answer whole, without its markers', () => {
    expect(shortenAnswer('The ratio was 336 to 1 [1].')).toBe('The ratio was 336 to 1.');
  });

  it('says how many entries of a list it leaves out', () => {
    const text = shortenAnswer(
      `The nominees are: [1]\n\n${NOMINEES.map((name) => `- ${name}${EXPERIENCE} [1]`).join('\n')}`,
    );
    expect(text).toMatch(
      /^The nominees are: Reid G\. Hoffman, independent director since 2017; .*; and \d+ more in the answer$/,
    );
    const shown = NOMINEES.filter((name) => text.includes(name)).length;
    expect(text).toContain(`and ${NOMINEES.length - shown} more`);
  });

  it('shows a list that fits whole', () => {
    expect(shortenAnswer('Committees:\n- Audit\n- Compensation')).toBe('Committees: Audit; Compensation');
  });

  it('never ends at an initial', () => {
    const filler = `X${'x'.repeat(210)}`;
    expect(
      shortenAnswer(`The chair is independent. ${filler} is what Mr. John W. Thompson said of the matter at length.`),
    ).toBe('The chair is independent. (More in the answer.)');
    const only = shortenAnswer(
      `${'The nominees include '.repeat(11)}Reid G. Hoffman, Hugh F. Johnston and John W. Stanton.`,
    );
    expect(only).toMatch(/… \(continued in the answer\)$/);
  });

  it('counts the rows of a table instead of running them together', () => {
    expect(shortenAnswer('Fees were:\n| Fee | 2024 |\n| --- | --- |\n| Audit | $10 |\n| Tax | $2 |')).toBe(
      'Fees were: (table of 2 rows in the answer)',
    );
  });
});
