import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { auditRecords } from '@/db/schema';
import { answerEngine, hasLanguageModel } from '@/lib/answers/answer-engine';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { openGrid, type OpenGrid } from '../open-grid';
import type { GridEstimate } from '../schema-cells';

/** Tokens of an answer until the organization has some of its own: ten passages and a short answer. */
const USUAL = { input: 3_500, output: 250 };
const SAMPLE = 200;
const FEWEST = 5;

/** What a run would compute, and what a language model would use for it. Nothing is stored. */
export async function estimateRun(ctx: Context, gridId: string, only: 'missing' | 'all'): Promise<GridEstimate> {
  return estimateOf(ctx, await openGrid(ctx, gridId), only);
}

/** `estimateRun` of a grid that is open. */
export async function estimateOf(ctx: Context, open: OpenGrid, only: 'missing' | 'all'): Promise<GridEstimate> {
  const { cells, questions } = (await open.tally())[only];
  const hasModel = hasLanguageModel();
  const each = hasModel ? await usageOfAnAnswer(ctx) : null;
  const usdEach = each && priceOf(each);
  const modelCells = hasModel ? questions : 0;
  return {
    cells,
    model_cells: modelCells,
    tokens: each && modelCells * (each.input + each.output),
    usd: usdEach === null ? null : modelCells * usdEach,
    tokens_per_cell: each && each.input + each.output,
    usd_per_cell: usdEach,
    has_model: hasModel,
  };
}

type Tokens = { input: number; output: number };

/** The average of the organization's own newest answers from the model that is set. */
async function usageOfAnAnswer({ tenantId }: Context): Promise<Tokens> {
  const recent = database()
    .select({
      input: sql<number>`(${auditRecords.details} ->> 'input_tokens')::float`.as('input'),
      output: sql<number>`(${auditRecords.details} ->> 'output_tokens')::float`.as('output'),
    })
    .from(auditRecords)
    .where(
      and(
        eq(auditRecords.tenantId, tenantId),
        inArray(auditRecords.action, ['query.answer', 'report.answer', 'grid.answer']),
        sql`${auditRecords.details} ->> 'engine' = ${answerEngine().id}`,
        sql`${auditRecords.details} ? 'input_tokens'`,
      ),
    )
    .orderBy(desc(auditRecords.id))
    .limit(SAMPLE)
    .as('recent');
  const [row] = await database()
    .select({
      count: sql<number>`count(*)::int`,
      input: sql<number>`coalesce(avg(${recent.input}), 0)::float`,
      output: sql<number>`coalesce(avg(${recent.output}), 0)::float`,
    })
    .from(recent);
  return row && row.count >= FEWEST ? { input: Math.round(row.input), output: Math.round(row.output) } : USUAL;
}

/** Null when the operator gave no price. */
function priceOf({ input, output }: Tokens): number | null {
  const price = env().OPENAI_PRICE;
  return price ? (input * price.input + output * price.output) / 1e6 : null;
}
