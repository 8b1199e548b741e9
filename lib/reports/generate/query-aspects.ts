import { QUERY_LIBRARY } from '@/lib/templates/query-library';
import type { TemplateQuery } from '@/lib/templates/schema';

/** One part of a library question: the question for it alone, and its name in "Not found". */
export type Aspect = { ask: string; about: string };

/**
 * Library questions ask for several things at once. A language model answers them whole; the extractive engine answers
 * only the first thing it recognises, so it is asked for each part.
 */
const ASPECTS: Readonly<Record<string, readonly Aspect[]>> = {
  gov_board_composition: [
    aspect('How many directors are nominated for election?', 'number of nominees'),
    aspect('Who are the director nominees?', 'names of the nominees'),
  ],
  gov_tenure_refreshment: [
    aspect('What retirement age applies to directors?', 'retirement age'),
    aspect('What term limit applies to directors?', 'term limit'),
  ],
  gov_diversity: [
    aspect('How many women serve on the board?', 'women on the board'),
    aspect('How many directors are racially or ethnically diverse?', 'racial and ethnic diversity'),
  ],
  gov_attendance: [
    aspect('How many meetings did the board hold?', 'number of meetings'),
    aspect('What share of the board meetings did directors attend?', 'attendance'),
  ],
  gov_classified_board: [
    aspect('Is the board classified?', 'length of terms'),
    aspect('By which vote standard are directors elected?', 'vote standard'),
  ],
  prop_shareholder_proposals: [
    aspect('Which shareholder proposals are on the ballot?', 'shareholder proposals on the ballot'),
  ],
  prop_auditor: [
    aspect('Which firm is the independent auditor?', 'name of the firm'),
    aspect('How long has the auditor served?', 'start of its service'),
  ],
  prop_auditor_fees: [
    aspect('What audit fees were paid to the independent auditor?', 'audit fees'),
    aspect('What audit-related fees were paid?', 'audit-related fees'),
    aspect('What tax fees were paid?', 'tax fees'),
    aspect('What fees in total were paid to the auditor?', 'total fees'),
  ],
  prop_meeting_details: [
    aspect('When is the annual meeting?', 'date'),
    aspect('Where is the annual meeting held?', 'place'),
    aspect('What is the record date?', 'record date'),
  ],
  prop_shareholder_rights: [
    aspect('Which share of the stock lets shareholders call a special meeting?', 'right to call a special meeting'),
    aspect('Do shareholders have proxy access?', 'proxy access'),
  ],
};

/** Questions that no single fact answers, although they name one; they are answered with text of the filing. */
const IN_WORDS: ReadonlySet<string> = new Set(['gov_committees', 'prop_board_opposition']);

/** The parts of a library question; empty for other questions and for edited ones. */
export function aspectsOf(query: Pick<TemplateQuery, 'id' | 'text'>): readonly Aspect[] {
  return isUnchanged(query) ? (ASPECTS[query.id] ?? []) : [];
}

/** Whether a library question is answered with text of the filing instead of facts. */
export function isAnsweredInWords(query: Pick<TemplateQuery, 'id' | 'text'>): boolean {
  return IN_WORDS.has(query.id) && isUnchanged(query);
}

/** A library question with edited text is answered as edited. */
function isUnchanged(query: Pick<TemplateQuery, 'id' | 'text'>): boolean {
  return QUERY_LIBRARY.some((known) => known.id === query.id && known.text === query.text);
}

function aspect(ask: string, about: string): Aspect {
  return { ask, about };
}
