import { describe, expect, it } from 'vitest';
import { indexUnits } from '@/lib/reading/match/index-units';
import { findCandidates } from '@/lib/reading/match/rank-units';
import { readQuestion } from '@/lib/reading/question/read-question';
import type { Person, Unit } from '@/lib/reading/structure/types';
import { composeAnswer, composedText } from './compose';
import { CALCULATIONS, operationOf } from './derive';

const base = { page: 1, section: 'Audit fees', lead: '' };
let at = 0;
const place = () => ({ start: (at += 100), end: at + 90 });
const sentence = (text: string): Unit => ({ ...base, ...place(), kind: 'sentence', text, row: null });
const row = (label: string, cells: [string, string][], year: number | null = null): Unit => ({
  ...base,
  ...place(),
  kind: 'row',
  text: `${label} ${cells.map(([, text]) => text).join(' ')}`,
  row: { label, groups: [], year, cells: cells.map(([head, text]) => ({ head, text, start: 0, end: 0 })) },
});

function answer(units: Unit[], text: string, people: Person[] = []): string {
  const index = indexUnits({ units, people, terms: [] });
  const question = readQuestion(text, { people, terms: [], companyNames: [] });
  const { candidates, terms } = findCandidates(
    index,
    question,
    () => ({ score: 1, cosine: 0, pageRank: 0 }),
    new Map(),
  );
  const composed = composeAnswer(
    candidates.map((candidate) => ({ ...candidate, score: candidate.cheap })),
    question,
    terms,
    index,
  );
  return composed ? composedText(composed) : '';
}

const FEES = [
  row('Tax fees', [
    ['2025', '$80,000'],
    ['2024', '$130,000'],
  ]),
  row('Audit fees', [
    ['2025', '$900,000'],
    ['2024', '$850,000'],
  ]),
];

describe('an answer', () => {
  it('names row, column and value of a cell, of the newest year where none is asked', () => {
    expect(answer(FEES, 'What were the tax fees?')).toBe('Tax fees: 2025: $80,000.');
  });

  it('takes the year that is asked', () => {
    expect(answer(FEES, 'What were the tax fees in 2024?')).toBe('Tax fees: 2024: $130,000.');
  });

  it('works out the difference where the question compares', () => {
    expect(answer(FEES, 'Did tax fees go up or down on the year before?')).toContain(
      '$80,000 in 2025 against $130,000 in 2024: down 50,000, 38.5%.',
    );
  });

  it('reads the list that a sentence opens', () => {
    const list = [
      sentence('Vehicles of the long-term incentive are:'),
      sentence('• performance shares, half of the grant'),
      sentence('• stock options, the other half'),
    ];
    expect(answer(list, 'Which vehicles does the long-term incentive have?')).toContain('stock options');
  });

  it.each([
    ['Audit and tax fees of 2025 combined?', 'Together $980,000: $80,000 (Tax fees) + $900,000 (Audit fees).'],
    ['Tax fees as a percentage of audit fees?', '8.89%: $80,000 (Tax fees) of $900,000 (Audit fees).'],
  ])('works out: %s', (text, result) => {
    expect(answer(FEES, text)).toContain(result);
  });

  it('works out what one person got more than another, in one column', () => {
    const pay = (name: string, total: string) =>
      row(name, [
        ['Fees', '$90,000'],
        ['Total', total],
      ]);
    const units = [pay('Jane Doe', '$250,000'), pay('Sam Roe', '$310,000')];
    const people = ['Jane Doe', 'Sam Roe'].map((name) => ({
      name,
      surname: name.split(' ')[1]?.toLowerCase() ?? '',
      roles: [],
      mentions: 3,
      isExecutive: false,
    }));
    expect(answer(units, 'How much more in total did Roe get than Doe?', people)).toContain(
      'Sam Roe $60,000 more than Jane Doe: $310,000 against $250,000.',
    );
  });

  it('works nothing out where an operand is missing', () => {
    expect(answer(FEES, 'Audit fees and consulting fees combined?')).not.toContain('Together');
  });

  it.each(CALCULATIONS)('reads the calculation of "$example"', ({ example, operation }) => {
    expect(operationOf(example)).toBe(operation);
  });
});
