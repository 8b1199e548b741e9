import { KIND_LABELS, VOTE_LABELS } from '../../vocabulary.rules';
import type { Ballot } from '../schema';

export const COLUMNS = [
  ['Company', 34],
  ['Ticker', 9],
  ['CIK', 12],
  ['Meeting date', 13],
  ['No.', 6],
  ['Proposal', 60],
  ['Kind', 24],
  ['Nominee', 28],
  ['Proponent', 28],
  ['Board recommendation', 14],
  ['Policy vote', 12],
  ['Vote', 12],
  ['By hand', 9],
  ['Reason', 60],
  ['Rationale', 70],
  ['Rule', 60],
  ['Fact', 30],
  ['Quote', 70],
  ['Page', 7],
  ['Ballot', 12],
  ['Policy', 30],
  ['Policy version', 8],
  ['Approved by', 26],
  ['Approved (UTC)', 22],
] as const;

export type ExportedBallot = { ballot: Ballot; cik: string };
export type ExportCell = string | number | null;

const STATE_LABELS = { draft: 'Draft', approved: 'Approved', voted: 'Voted', outcome: 'Voted' } as const;

/** The rows of a ballot, one for each line, in the order of `COLUMNS`. */
export function rowsOf({ ballot, cik }: ExportedBallot): ExportCell[][] {
  return ballot.lines.map((line) => [
    ballot.company_name,
    ballot.ticker,
    cik,
    ballot.meeting_date,
    line.number,
    line.title,
    KIND_LABELS[line.kind],
    line.nominee,
    line.proponent,
    line.board_recommendation ? VOTE_LABELS[line.board_recommendation] : null,
    VOTE_LABELS[line.policy_vote],
    line.vote ? VOTE_LABELS[line.vote] : null,
    line.is_by_hand ? 'yes' : 'no',
    line.reason,
    line.rationale,
    line.rule ? `${line.rule.index}. ${line.rule.text}` : null,
    line.fact?.value ?? line.missing,
    line.fact ? line.fact.quote.replace(/\s+/g, ' ').trim() : null,
    line.fact?.page_number ?? null,
    STATE_LABELS[ballot.state],
    ballot.policy_name,
    ballot.policy_version,
    ballot.approved_by_name,
    ballot.approved_at,
  ]);
}
