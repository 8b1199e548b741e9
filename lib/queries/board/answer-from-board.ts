import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/db/client';
import { meetingAgendas } from '@/db/schema';
import type { EngineAnswer } from '@/lib/answers/types';
import { boardAnswer, type BoardLine } from './board-answer';

const lineSchema = z.object({
  nominee: z.string().nullable(),
  details: z
    .object({
      age: z.number().nullable(),
      director_since: z.number().nullable(),
      independent: z.boolean().nullable(),
      committees: z.array(z.object({ name: z.string(), role: z.enum(['chair', 'member']) })),
      other_boards: z.number().nullable(),
      other_board_names: z.array(z.string()),
      is_board_chair: z.boolean().nullable(),
      is_lead_independent: z.boolean().nullable(),
    })
    .nullable(),
  evidence: z.record(
    z.string(),
    z.object({ document_id: z.string(), page_number: z.number(), quote: z.string(), quote_verified: z.boolean() }),
  ),
});
const contentSchema = z.object({ lines: z.array(lineSchema) });

/**
 * Answers a question for an office of the board, a committee or one nominee from what was read of the nominees of the
 * one proxy statement among the documents, which the caller has made sure may be seen. Undefined where it gives no
 * answer.
 */
export async function answerFromBoard(
  question: string,
  documentIds: readonly string[],
): Promise<Pick<EngineAnswer, 'answer' | 'quotes'> | undefined> {
  const agendas = await database()
    .select({ content: meetingAgendas.content })
    .from(meetingAgendas)
    .where(inArray(meetingAgendas.documentId, [...documentIds]));
  const [agenda] = agendas;
  const content = contentSchema.safeParse(agenda?.content);
  if (agendas.length !== 1 || !content.success) return undefined;
  const lines = content.data.lines.flatMap(({ nominee, details, evidence }): BoardLine[] =>
    nominee && details ? [{ nominee, details, evidence }] : [],
  );
  return boardAnswer(question, lines);
}
