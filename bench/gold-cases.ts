import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const proxyRow = z.object({
  company: z.string(),
  file: z.string(),
  qid: z.string(),
  category: z.string(),
  question: z.string(),
  answerable: z.boolean(),
  answer: z.string().nullable(),
  value: z.unknown(),
  gold_pages: z.array(z.number().int()),
  quote: z.string().nullable().optional(),
  quote_page: z.number().int().nullable().optional(),
});

const financeRow = z.object({
  id: z.string(),
  company: z.string(),
  file: z.string(),
  doc_type: z.string(),
  doc_period: z.number().int(),
  question_type: z.string(),
  question: z.string(),
  answer: z.string(),
  gold_pages: z.array(z.number().int()),
});

const rewordingRow = z.object({
  qid: z.string(),
  wording: z.string(),
  question: z.string(),
  company: z.string().optional(),
});

export type GoldCase = {
  /** One question about one document in one wording. */
  id: string;
  /** Question id or question type, the line of the report it counts in. */
  group: string;
  wording: string;
  company: string;
  file: string;
  question: string;
  answerable: boolean;
  answer: string | null;
  /** What the answer must state, as `bench/values.ts` compares it; null where only the page is judged. */
  value: unknown;
  goldPages: readonly number[];
  /** What an uploader would say of the file. */
  formType: string;
  fiscalYear: number | null;
};

const FORM_TYPES: Readonly<Record<string, string>> = { '10k': '10-K', '10q': '10-Q', '8k': '8-K', Earnings: '8-K' };

function readJsonLines<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim());
  return lines.map((line, at) => {
    const parsed = schema.safeParse(JSON.parse(line));
    if (!parsed.success)
      throw new Error(
        `${file}, line ${at + 1}: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
      );
    return parsed.data;
  });
}

/** The questions of a folder's gold.jsonl, in either of the two layouts. */
export function loadGold(folder: string): GoldCase[] {
  const file = path.join(folder, 'gold.jsonl');
  if (!existsSync(file)) throw new Error(`${folder} holds no gold.jsonl.`);
  return readJsonLines(file, z.union([proxyRow, financeRow])).map(toCase);
}

function toCase(row: z.infer<typeof proxyRow> | z.infer<typeof financeRow>): GoldCase {
  const shared = {
    company: row.company,
    file: row.file,
    question: row.question,
    answer: row.answer,
    goldPages: row.gold_pages,
    wording: 'original',
  };
  if ('qid' in row)
    return {
      ...shared,
      id: `${row.file}#${row.qid}`,
      group: row.qid,
      answerable: row.answerable,
      value: row.value,
      formType: 'DEF 14A',
      fiscalYear: null,
    };
  return {
    ...shared,
    id: row.id,
    group: row.question_type,
    answerable: true,
    value: null,
    formType: FORM_TYPES[row.doc_type] ?? row.doc_type,
    fiscalYear: row.doc_period,
  };
}

/**
 * The same cases asked in other words; `qid` is a question's group or its own id. A case without a rewording is left
 * out.
 */
export function rewordCases(cases: readonly GoldCase[], file: string): GoldCase[] {
  return readJsonLines(file, rewordingRow).flatMap((row) =>
    cases
      .filter(
        (one) =>
          (one.group === row.qid || one.id === row.qid) && (row.company === undefined || row.company === one.company),
      )
      .map((one) => ({ ...one, id: `${one.id}@${row.wording}`, wording: row.wording, question: row.question })),
  );
}
