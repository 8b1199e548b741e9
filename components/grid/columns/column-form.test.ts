import { describe, expect, it } from 'vitest';
import { FIGURES } from '@/lib/financials/figures/figure-list.rules';
import { FACT_CHOICES } from '@/lib/grid/fact-choices.rules';
import { columnHeadForm, newColumnForm, type NewColumnForm } from './column-form';
import { NO_LIMIT } from './limit-fields';

const untouched: NewColumnForm = { kind: 'fact', text: '', key: '', heading: '', answerType: 'auto', limit: NO_LIMIT };
const read = (typed: Partial<NewColumnForm>) => newColumnForm.safeParse({ ...untouched, ...typed });

describe('the form of a new column', () => {
  it('asks for a fact, a figure, a question or a flag', () => {
    for (const kind of ['fact', 'figure', 'question', 'flag'] as const)
      expect(read({ kind }), kind).toMatchObject({ success: false });
    expect(read({ kind: 'question', text: '   ' })).toMatchObject({ success: false });
  });

  it('takes every fact and figure that can be chosen', () => {
    for (const { key } of FACT_CHOICES) expect(read({ key }), key).toMatchObject({ success: true, data: { key } });
    for (const { key, kind } of FIGURES)
      expect(read({ kind: 'figure', key }), key).toMatchObject({ success: true, data: { kind, key } });
  });

  it('sends what the chosen kind has and nothing that was typed for another', () => {
    const typed = { text: 'What are the fees?', key: 'ceo_pay_ratio', answerType: 'money' } as const;
    expect(read({ ...typed, kind: 'question' }).data).toMatchObject({
      text: typed.text,
      key: null,
      answer_type: 'money',
    });
    expect(read({ ...typed, kind: 'fact' }).data).toMatchObject({ text: '', key: typed.key, answer_type: 'auto' });
  });

  it('reads the limit as it is typed, and refuses what is no number', () => {
    const limit = (value: string) => read({ key: 'ceo_pay_ratio', limit: { operator: 'above', value } });
    expect(limit('200:1').data).toMatchObject({ limit: { operator: 'above', value: 200 } });
    expect(limit('$2 million').data).toMatchObject({ limit: { value: 2_000_000 } });
    expect(limit('').success).toBe(false);
    expect(limit('many').error?.issues[0]?.message).toBe('Write a number, such as 50%, 200:1 or 2 million.');
  });
});

describe('the form of a column that is there', () => {
  it('needs a heading', () => {
    expect(columnHeadForm.safeParse({ heading: ' ', limit: NO_LIMIT }).success).toBe(false);
    expect(columnHeadForm.parse({ heading: ' Fees ', limit: NO_LIMIT })).toEqual({ heading: 'Fees', limit: null });
  });
});
