import { database } from '@/db/client';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import type { Context } from '@/lib/context';
import { readLayouts } from '@/lib/documents/read-layouts';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { compareNominees, compareProposals } from './ballot/compare-ballots';
import {
  boxesOfHeading,
  boxesOfName,
  readBallotItems,
  type BallotItems,
  type Proposal,
} from './ballot/read-ballot-items';
import { choosePair } from './choose-pair';
import { compareFacts } from './compare-facts';
import type { Comparison, Directory } from './compare/compare-stored';
import { readStatedFacts } from './read-filing-facts';
import { waitForComparison, type ComparisonJob } from './request-comparison';
import type { ChangesQuery, CompanyChanges, NomineeChanges, ProposalChanges } from './schema';
import { readComparison } from './stored-comparison';
import { toFilingRef, toSections } from './to-changes';

type Asking = { waitMs: number; signal: AbortSignal };

const NOTHING = {
  facts: [],
  facts_same: 0,
  nominees: { joined: [], left: [], from_count: null, to_count: null, again: 0, note: null },
  proposals: { added: [], removed: [], from_count: null, to_count: null, again: [], note: null },
  sections: [],
  job: null,
} satisfies Partial<CompanyChanges>;

/**
 * What changed between two filings of one form. The text is compared by a job, once; until it is done `sections` is
 * empty
 * and `job` says how far it is.
 */
export async function companyChanges(
  ctx: Context,
  companyId: string,
  query: ChangesQuery,
  { waitMs, signal }: Asking,
): Promise<CompanyChanges> {
  await requireTenantCompany(database(), ctx, companyId);
  const { from, to, choices, missing } = await choosePair(ctx, companyId, query);
  const filings = {
    from: from && toFilingRef(from),
    to: to && toFilingRef(to),
    missing,
    choices: choices.map(toFilingRef),
  };
  if (!from || !to) return { ...filings, ...NOTHING };
  let job: ComparisonJob | null = null;
  let comparison = await readComparison({ from, to });
  if (!comparison) {
    job = await waitForComparison(ctx, { from, to }, waitMs, signal);
    if (!job) comparison = await readComparison({ from, to });
  }
  return {
    ...filings,
    ...(await changesOf(from, to, comparison)),
    sections: comparison ? toSections(comparison.sections, query.detail) : [],
    job: job && { id: job.id, status: job.status, done: job.done, total: job.total, message: job.message },
  };
}

type Sides = Pick<CompanyChanges, 'facts' | 'facts_same' | 'nominees' | 'proposals'>;

/** Facts, nominees and proposals of two filings that the caller may see. */
export async function changesOf(from: DocumentRow, to: DocumentRow, comparison: Comparison | null): Promise<Sides> {
  const stated = await readStatedFacts([from.id, to.id]);
  const [older, newer] = [stated.get(from.id) ?? [], stated.get(to.id) ?? []];
  const { changed, same } = compareFacts(older, newer);
  const items = {
    from: readBallotItems(older, comparison?.from ?? null),
    to: readBallotItems(newer, comparison?.to ?? null),
  };
  return {
    facts: changed,
    facts_same: same,
    nominees: await nomineesOf(from, to, items, comparison?.to ?? null),
    proposals: await proposalsOf(from, to, items),
  };
}

type Items = { from: BallotItems; to: BallotItems };

async function nomineesOf(
  from: DocumentRow,
  to: DocumentRow,
  items: Items,
  directory: Directory | null,
): Promise<NomineeChanges> {
  const change = compareNominees(items.from, items.to);
  const counts = { from_count: items.from.nominees?.length ?? null, to_count: items.to.nominees?.length ?? null };
  if (!change) return { joined: [], left: [], ...counts, again: 0, note: unread('nominees', from, to, counts) };
  const [came, went] = await Promise.all([
    layoutsOf(to.id, change.came.map(pageOfPerson)),
    layoutsOf(from.id, change.went.map(pageOfPerson)),
  ]);
  return {
    joined: change.came.map((one) => ({
      name: one.name,
      detail: one.detail,
      document_id: to.id,
      page_number: one.place?.page ?? null,
      bounding_boxes: boxesOfName(came(pageOfPerson(one)), one),
    })),
    left: change.went.map((one) => {
      const said = directory?.departures.find(({ text }) => text.toLowerCase().includes(one.surname));
      return {
        name: one.name,
        detail: said?.text ?? null,
        document_id: said ? to.id : from.id,
        page_number: said?.page ?? one.place?.page ?? null,
        bounding_boxes: said?.boxes ?? boxesOfName(went(pageOfPerson(one)), one),
      };
    }),
    ...counts,
    again: change.stayed.length,
    note: null,
  };
}

const pageOfPerson = ({ place }: { place: { page: number } | null }) => place?.page ?? null;

/** The named pages of a filing; others are not there. */
async function layoutsOf(documentId: string, pages: readonly (number | null)[]) {
  const layouts = await readLayouts(
    documentId,
    pages.flatMap((page) => page ?? []),
  );
  return (page: number | null) => layouts.find((each) => each.page === page);
}

async function proposalsOf(from: DocumentRow, to: DocumentRow, items: Items): Promise<ProposalChanges> {
  const change = compareProposals(items.from, items.to);
  const counts = { from_count: items.from.proposals?.length ?? null, to_count: items.to.proposals?.length ?? null };
  if (!change) return { added: [], removed: [], ...counts, again: [], note: unread('proposals', from, to, counts) };
  const shown = async (documentId: string, proposals: readonly Proposal[]) => {
    const layoutOf = await layoutsOf(
      documentId,
      proposals.map(({ page }) => page),
    );
    return proposals.map((one) => ({
      number: one.number,
      title: one.title,
      from_shareholders: one.isFromShareholders,
      board_recommendation: one.recommendation,
      document_id: documentId,
      page_number: one.page,
      bounding_boxes: boxesOfHeading(layoutOf(one.page), one),
    }));
  };
  return {
    added: await shown(to.id, change.came),
    removed: await shown(from.id, change.went),
    ...counts,
    again: change.stayed.map(({ title }) => title),
    note: null,
  };
}

/** Null for forms that name neither. A filing of which nothing was read does not count as one without nominees. */
function unread(
  what: 'nominees' | 'proposals',
  from: DocumentRow,
  to: DocumentRow,
  { from_count: older, to_count: newer }: { from_count: number | null; to_count: number | null },
): string | null {
  if (!/14A/.test(to.formType)) return null;
  const years = [older === null ? from : null, newer === null ? to : null].flatMap((row) =>
    row ? [row.fiscalYear === null ? 'one filing' : `the filing for fiscal year ${row.fiscalYear}`] : [],
  );
  return `The ${what} of ${years.join(' and ')} could not be read reliably enough to compare them.`;
}
