import { z } from 'zod';
import { FIGURES } from '@/lib/financials/figures/figure-list.rules';
import { ANSWER_TYPES, LIMIT_OPERATORS, type Limit } from '@/lib/grid/limits.rules';
import { columnHeading, columnInput } from '@/lib/grid/schema';
import { limitOf, NOT_A_LIMIT } from './limit-fields';

const COLUMN_CHOICES = ['question', 'fact', 'figure', 'flag'] as const;

const limitForm = z
  .object({ operator: z.enum([...LIMIT_OPERATORS, 'none']), value: z.string() })
  .transform((typed, context): Limit | null => {
    const limit = limitOf(typed);
    if (limit !== undefined) return limit;
    context.addIssue({ code: 'custom', message: NOT_A_LIMIT });
    return z.NEVER;
  });

/** The form of a new column, validated as the column that it creates. */
export const newColumnForm = z
  .object({
    kind: z.enum(COLUMN_CHOICES),
    text: z.string(),
    key: z.string(),
    heading: z.string(),
    answerType: z.enum(ANSWER_TYPES),
    limit: limitForm,
  })
  .transform(({ kind, text, key, heading, answerType, limit }): z.input<typeof columnInput> => {
    const isTyped = kind === 'question' || kind === 'flag';
    return {
      kind: kind === 'figure' ? (FIGURES.find((each) => each.key === key)?.kind ?? 'line_item') : kind,
      text: isTyped ? text : '',
      key: isTyped ? null : key,
      heading,
      answer_type: kind === 'question' ? answerType : 'auto',
      limit: kind === 'flag' ? null : limit,
    };
  })
  .pipe(columnInput);

export type NewColumnForm = z.input<typeof newColumnForm>;

/** The fields of a column that can be changed without running anything again. */
export const columnHeadForm = z.object({ heading: columnHeading.min(1, 'Write a heading'), limit: limitForm });
