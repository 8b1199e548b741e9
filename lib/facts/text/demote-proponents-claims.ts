import { FACT_TRAITS } from '../fact-traits';
import type { FactDraft } from '../types';
import type { FilingText, Span } from '@/lib/reading/text/filing-text';
import { oneOf } from '@/lib/format/patterns';
import { AFTER_BALLOT_WORDS } from './demote-proponents-claims-patterns';

/** A heading "Proposal N" on the filing's own pages, and whether the proposal is a shareholder's. */
export type ProposalHeading = { span: Span; isFromHolder: boolean };

/** Headings that follow the last proposal of the ballot. */
const AFTER_BALLOT = new RegExp(String.raw`^${oneOf(AFTER_BALLOT_WORDS)}`, 'i');
const LONGEST_PROPOSAL = 5;
const DOUBTFUL = 0.6;
/** A proponent's request, which does not describe what the company does. */
const REQUEST = /\b(?:(?:request|urge|ask|propose)s?\b|resolved:|be it resolved|should (?:adopt|be)|shall be)/i;
const ASKED_FOR = 'only a shareholder proposal mentions it, as something to be done';

/**
 * Neither a proponent's argument nor the board's answer to it may contradict what the filing states in its own
 * sections. Such a reading is dropped when the fact is stated elsewhere, and has low confidence otherwise; what a
 * proponent asks for is withheld.
 */
export function demoteProponentsClaims(
  filing: FilingText,
  headings: ProposalHeading[],
  drafts: FactDraft[],
  read: (filing: FilingText) => FactDraft[],
): FactDraft[] {
  const isArgued = (draft: FactDraft) =>
    FACT_TRAITS[draft.key].isArgued && isInHolderProposal(filing, headings, draft.span);
  const argued = new Set(drafts.filter(isArgued));
  if (argued.size === 0) return drafts;
  const own = drafts.filter((draft) => !argued.has(draft));
  const alone = [...argued].filter((draft) => own.every((other) => other.key !== draft.key));
  // The filing's own words may state the same value, hidden by a stronger reading from the proposal.
  const pages = new Set(alone.map((draft) => draft.span.page));
  const keys = new Set(alone.map((draft) => draft.key));
  const elsewhere =
    alone.length > 0
      ? read({ ...filing, pages: filing.pages.filter((page) => !pages.has(page.page)) }).filter(
          (draft) => keys.has(draft.key) && !isArgued(draft),
        )
      : [];
  const doubtful = alone
    .filter((draft) => elsewhere.every((other) => other.key !== draft.key))
    .map((draft) => ({
      ...(isAsked(filing, draft.span) ? { withheld: ASKED_FOR } : {}),
      ...draft,
      confidence: Math.min(draft.confidence, DOUBTFUL),
    }));
  return [...own, ...elsewhere, ...doubtful];
}

function isAsked({ pages }: FilingText, { page, start, end }: Span): boolean {
  return REQUEST.test(pages.find((each) => each.page === page)?.text.slice(start, end) ?? '');
}

/** Whether words are in a shareholder's proposal, its supporting statement or the board's answer. */
export function isInHolderProposal(filing: FilingText, headings: readonly ProposalHeading[], span: Span): boolean {
  const above = headings.filter(
    (heading) => isBefore(heading.span, span) && span.page - heading.span.page <= LONGEST_PROPOSAL,
  );
  const last = above.toSorted((a, b) => a.span.page - b.span.page || a.span.start - b.span.start).at(-1);
  return last?.isFromHolder === true && !ballotEndsBetween(filing, last.span, span);
}

function ballotEndsBetween(filing: FilingText, from: Span, to: Span): boolean {
  return filing.pages.some(
    (page) =>
      page.page >= from.page &&
      page.page <= to.page &&
      page.lines.some(
        (line) =>
          (line.line.isBold || line.line.role === 'heading') &&
          AFTER_BALLOT.test(line.text) &&
          isBefore(from, { page: page.page, start: line.start, end: line.end }) &&
          isBefore({ page: page.page, start: line.start, end: line.end }, to),
      ),
  );
}

function isBefore(a: Span, b: Span): boolean {
  return a.page < b.page || (a.page === b.page && a.start <= b.start);
}
