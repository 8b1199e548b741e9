import { toViewerDocument, toViewerSource } from '@/components/viewer/to-viewer';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import type { Ballot, BallotLine } from '@/lib/voting/ballots/schema';
import type { VoteEvidence } from '@/lib/voting/evidence';

/** The fields of a line whose quotes are shown when no fact decided it. */
const FIELDS = ['nominee', 'title', 'board_recommendation', 'proponent'] as const;

export const OUTCOME = 'outcome';

/** The result of a line where the 8-K prints it; null where it is not placed. */
export function outcomeSourceOf({ id, number, nominee, title, outcome }: BallotLine): ViewerSource | null {
  if (!outcome || outcome.page_number === null) return null;
  return {
    id: `${id}/${OUTCOME}`,
    number: 0,
    documentId: outcome.document_id,
    page: outcome.bounding_boxes[0]?.page ?? outcome.page_number,
    boxes: outcome.bounding_boxes,
    label: `Result of ${number} ${nominee ?? title}, page ${outcome.page_number}`,
  };
}

/** For a closed ballot the result first, then the evidence of the line's vote. */
export function shownSourcesOf(line: BallotLine, documents: readonly ViewerDocument[]): ViewerSource[] {
  const outcome = outcomeSourceOf(line);
  return [...(outcome ? [outcome] : []), ...sourcesOf(line, documents)].map((source, index) => ({
    ...source,
    number: index + 1,
  }));
}

/** The evidence of a line's vote: the facts of its rule, otherwise the text that names the line in the filing. */
export function sourcesOf(line: BallotLine, documents: readonly ViewerDocument[]): ViewerSource[] {
  const seen = new Set<string>();
  return evidenceOf(line)
    .filter(({ document_id: id, page_number: page, quote }) => {
      const key = `${id}/${page}/${quote}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map((evidence, index) =>
      toViewerSource(evidence, { id: `${line.id}/${index + 1}`, number: index + 1, word: 'Evidence' }, documents),
    );
}

/** The facts of the line's rule; without facts, the quotes of the line's own fields. */
export function evidenceOf(line: BallotLine): VoteEvidence[] {
  if (line.facts.length > 0) return line.facts;
  return FIELDS.flatMap((field) => line.evidence[field] ?? []);
}

/** The company's filings for the viewer; the ballot's own is known before the others are read. */
export function documentsOf(ballot: Ballot, others: readonly ViewerDocument[]): ViewerDocument[] {
  const {
    proxy_document_id: id,
    form_type: formType,
    fiscal_year: fiscalYear,
    filing_date: filingDate,
  } = ballot.meeting;
  const filed = (ballot.outcome?.documents ?? []).map(toViewerDocument);
  const own = id ? [{ id, formType: formType ?? 'Proxy', fiscalYear, filingDate }] : [];
  const known = new Set(others.map((document) => document.id));
  return [...[...own, ...filed].filter((document) => !known.has(document.id)), ...others];
}
