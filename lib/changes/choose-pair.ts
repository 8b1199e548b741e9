import { and, desc, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo, type DocumentRow } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import type { ChangesQuery } from './schema';

export type ChosenPair = {
  from: DocumentRow | null;
  to: DocumentRow | null;
  /** The processed filings of the company that could be compared, newest first. */
  choices: DocumentRow[];
  /** Why there is nothing to compare. */
  missing: string | null;
};

/** Forms are tried in this order where the caller names no filing. */
const PREFERRED = ['DEF 14A', '10-K', '20-F', '10-Q'];

/** Two filings of one form: those that the caller names, or the newest two that are processed. */
export async function choosePair(ctx: Context, companyId: string, query: ChangesQuery): Promise<ChosenPair> {
  const choices = await database()
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.processingStatus, 'processed'),
        // A scan holds no words to compare.
        sql`${documents.hasText} is not false`,
        isVisibleTo(ctx),
      ),
    )
    .orderBy(
      sql`${documents.fiscalYear} desc nulls last`,
      sql`${documents.filingDate} desc nulls last`,
      desc(documents.createdAt),
      documents.id,
    );
  const named = (id: string | undefined, path: string) => {
    if (id === undefined) return null;
    const row = choices.find((each) => each.id === id);
    if (row) return row;
    throw new AppError('not_found', `${path} does not name a processed filing of this company.`);
  };
  const to = named(query.to_document_id, 'to_document_id');
  const from = named(query.from_document_id, 'from_document_id');
  if (from && to) {
    requireComparable(from, to);
    return { from, to, choices, missing: null };
  }
  if (to) return withOther({ to, from: olderThan(choices, to) }, choices);
  if (from) return withOther({ from, to: newerThan(choices, from) }, choices);
  const newest = newestPair(choices);
  return withOther(newest ?? { from: null, to: choices[0] ?? null }, choices);
}

function withOther(pair: Pick<ChosenPair, 'from' | 'to'>, choices: DocumentRow[]): ChosenPair {
  return { ...pair, choices, missing: pair.from && pair.to ? null : whyMissing(pair.to ?? pair.from) };
}

function whyMissing(row: DocumentRow | null): string {
  if (!row)
    return 'No filing of this company has been processed yet. Fetch or upload two filings of one form to compare them.';
  const year = row.fiscalYear === null ? '' : ` for fiscal year ${row.fiscalYear}`;
  return (
    `Only one ${row.formType} of this company is processed${year ? `, that${year}` : ''}. Fetch or upload ` +
    'one of another year to see what changed.'
  );
}

function newestPair(choices: readonly DocumentRow[]): { from: DocumentRow; to: DocumentRow } | null {
  const forms = [...new Set(choices.map(({ formType }) => formType))];
  const rank = (form: string) => (PREFERRED.includes(form) ? PREFERRED.indexOf(form) : PREFERRED.length);
  for (const form of forms.toSorted((a, b) => rank(a) - rank(b))) {
    const to = choices.find(({ formType }) => formType === form);
    const from = to ? olderThan(choices, to) : null;
    if (to && from) return { from, to };
  }
  return null;
}

/** Of another fiscal year if there is one: a filing that was added twice changed nothing. */
function olderThan(choices: readonly DocumentRow[], row: DocumentRow): DocumentRow | null {
  const older = choices.slice(choices.indexOf(row) + 1).filter(({ formType }) => formType === row.formType);
  return older.find(({ fiscalYear }) => fiscalYear !== row.fiscalYear) ?? older[0] ?? null;
}

function newerThan(choices: readonly DocumentRow[], row: DocumentRow): DocumentRow | null {
  return choices.slice(0, choices.indexOf(row)).findLast(({ formType }) => formType === row.formType) ?? null;
}

function requireComparable(from: DocumentRow, to: DocumentRow): void {
  const refuse = (message: string) => {
    throw new AppError('invalid', message, { errors: [{ path: 'from_document_id', message }] });
  };
  if (from.id === to.id) refuse('A filing cannot be compared with itself. Choose two filings.');
  if (from.formType !== to.formType)
    refuse(`A ${from.formType} cannot be compared with a ${to.formType}. Choose two filings of one form.`);
}
