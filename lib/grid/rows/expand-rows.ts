import { and, eq, inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documents, subscriptionGroupCompanies, subscriptionGroups, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import { DEFAULT_FORM_TYPE } from '../limits.rules';
import type { RowSource } from '../schema';
import { newestFirst, newestOf } from './newest.rules';
import { rowId } from './row-id.rules';

/** A filing of a row with the revision that shows whether it was read again. */
export type RowDocument = {
  id: string;
  companyId: string;
  formType: string;
  fiscalYear: number | null;
  filingDate: string | null;
  revision: number;
  createdAt: Date;
};

export type ExpandedRow = {
  id: string;
  companyId: string;
  companyName: string;
  ticker: string;
  groupId: string | null;
  formType: string;
  fiscalYear: number | null;
  document: RowDocument | null;
  /** The annual report that figures are read from. */
  financials: RowDocument | null;
  /** The newest filing of the form, where the row names another one. */
  isNotNewest: boolean;
};

const ANNUAL_FORMS = ['10-K', '20-F', '40-F'];
const FORMS_WITH_STATEMENTS = [...ANNUAL_FORMS, '10-K/A', '10-KT', '10-Q', '10-Q/A'];

const documentColumns = {
  id: documents.id,
  companyId: documents.companyId,
  formType: documents.formType,
  fiscalYear: documents.fiscalYear,
  filingDate: documents.filingDate,
  revision: documents.revision,
  createdAt: documents.createdAt,
};

/**
 * The rows of a grid as they are today: groups by their companies, companies by the filing that their cells are read
 * from.
 */
export async function expandRows(
  ctx: Pick<Context, 'tenantId'>,
  gridId: string,
  sources: readonly RowSource[],
  db: Db = database(),
): Promise<ExpandedRow[]> {
  return rowsOf(gridId, sources, await readRowData(ctx, sources, db));
}

/** The rows of several grids by the grid's id, with as many statements as one grid takes. */
export async function expandGrids(
  ctx: Pick<Context, 'tenantId'>,
  grids: readonly { id: string; rows: readonly RowSource[] }[],
  db: Db = database(),
): Promise<Map<string, ExpandedRow[]>> {
  const data = await readRowData(
    ctx,
    grids.flatMap(({ rows }) => rows),
    db,
  );
  return new Map(grids.map(({ id, rows }) => [id, rowsOf(id, rows, data)]));
}

/** The members of groups, and the named documents, companies and filings of row sources. */
type RowData = Awaited<ReturnType<typeof readRowData>>;

async function readRowData(ctx: Pick<Context, 'tenantId'>, sources: readonly RowSource[], db: Db) {
  const members = await companiesOfGroups(ctx, idsOf(sources, 'group_id'), db);
  const named = await namedDocuments(ctx, idsOf(sources, 'document_id'), db);
  const companyIds = [
    ...new Set([
      ...idsOf(sources, 'company_id'),
      ...[...members.values()].flat(),
      ...[...named.values()].map(({ companyId }) => companyId),
    ]),
  ];
  const companies = await readCompanies(ctx, companyIds, db);
  const filings = await readFilings(ctx, companyIds, db);
  return { members, named, companies, filings };
}

function rowsOf(
  gridId: string,
  sources: readonly RowSource[],
  { members, named, companies, filings }: RowData,
): ExpandedRow[] {
  const rows = new Map<string, ExpandedRow>();
  const add = (row: ExpandedRow | null) => row && !rows.has(row.id) && rows.set(row.id, row);
  const ofCompany = (companyId: string, source: RowSource): ExpandedRow | null => {
    const company = companies.get(companyId);
    if (!company) return null;
    const formType = source.form_type ?? DEFAULT_FORM_TYPE;
    const own = filings.get(companyId) ?? [];
    const document = newestOf(own, formType, source.fiscal_year);
    return {
      id: rowId(gridId, { companyId, formType, fiscalYear: source.fiscal_year }),
      companyId,
      ...company,
      groupId: source.group_id,
      formType,
      fiscalYear: source.fiscal_year,
      document,
      financials: financialsOf(document, own, source.fiscal_year),
      isNotNewest: false,
    };
  };
  const ofDocument = (source: RowSource): ExpandedRow | null => {
    const document = named.get(source.document_id ?? '');
    const company = document && companies.get(document.companyId);
    if (!document || !company) return null;
    const own = filings.get(document.companyId) ?? [];
    const newest = newestOf(own, document.formType, null);
    return {
      id: rowId(gridId, { documentId: document.id }),
      companyId: document.companyId,
      ...company,
      groupId: null,
      formType: document.formType,
      fiscalYear: document.fiscalYear,
      document: own.find(({ id }) => id === document.id) ?? null,
      financials: financialsOf(document, own, document.fiscalYear),
      isNotNewest: newest !== null && newest.id !== document.id,
    };
  };
  for (const source of sources) {
    if (source.document_id) add(ofDocument(source));
    else if (source.company_id) add(ofCompany(source.company_id, source));
    else
      for (const row of (members.get(source.group_id ?? '') ?? [])
        .flatMap((companyId) => ofCompany(companyId, source) ?? [])
        .toSorted((one, other) => one.companyName.localeCompare(other.companyName)))
        add(row);
  }
  return [...rows.values()];
}

/** A proxy has no statements; those of its year's annual report are meant. */
function financialsOf(
  document: RowDocument | null,
  own: readonly RowDocument[],
  fiscalYear: number | null,
): RowDocument | null {
  if (document && FORMS_WITH_STATEMENTS.includes(document.formType)) return document;
  const annual = own.filter(({ formType }) => ANNUAL_FORMS.includes(formType)).toSorted(newestFirst);
  return (fiscalYear === null ? annual[0] : annual.find((each) => each.fiscalYear === fiscalYear)) ?? null;
}

function idsOf(sources: readonly RowSource[], field: 'company_id' | 'group_id' | 'document_id'): string[] {
  return [...new Set(sources.flatMap((source) => source[field] ?? []))];
}

async function companiesOfGroups(
  ctx: Pick<Context, 'tenantId'>,
  groupIds: readonly string[],
  db: Db,
): Promise<Map<string, string[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ groupId: subscriptionGroupCompanies.groupId, companyId: subscriptionGroupCompanies.companyId })
    .from(subscriptionGroupCompanies)
    .innerJoin(subscriptionGroups, eq(subscriptionGroups.id, subscriptionGroupCompanies.groupId))
    .where(and(inArray(subscriptionGroups.id, [...groupIds]), eq(subscriptionGroups.tenantId, ctx.tenantId)));
  const byGroup = new Map<string, string[]>();
  for (const { groupId, companyId } of rows) byGroup.set(groupId, [...(byGroup.get(groupId) ?? []), companyId]);
  return byGroup;
}

async function namedDocuments(
  ctx: Pick<Context, 'tenantId'>,
  documentIds: readonly string[],
  db: Db,
): Promise<Map<string, RowDocument>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .select(documentColumns)
    .from(documents)
    .where(and(inArray(documents.id, [...documentIds]), isVisibleTo(ctx)));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readCompanies(
  ctx: Pick<Context, 'tenantId'>,
  companyIds: readonly string[],
  db: Db,
): Promise<Map<string, { companyName: string; ticker: string }>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .select({ id: tenantCompanies.companyId, companyName: tenantCompanies.name, ticker: tenantCompanies.ticker })
    .from(tenantCompanies)
    .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), inArray(tenantCompanies.companyId, [...companyIds])));
  return new Map(rows.map(({ id, ...company }) => [id, company]));
}

/** Processed filings by company. */
async function readFilings(
  ctx: Pick<Context, 'tenantId'>,
  companyIds: readonly string[],
  db: Db,
): Promise<Map<string, RowDocument[]>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .select(documentColumns)
    .from(documents)
    .where(
      and(inArray(documents.companyId, [...companyIds]), eq(documents.processingStatus, 'processed'), isVisibleTo(ctx)),
    );
  return Map.groupBy(rows, ({ companyId }) => companyId);
}
