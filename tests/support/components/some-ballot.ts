import type { Ballot, BallotLine } from '@/lib/voting/ballots/schema';

const ID = '5c2c5c2c-0000-4000-8000-000000000001';

export const someBallotLine = (number: string, nominee: string): BallotLine => ({
  id: `5c2c5c2c-0000-4000-8000-0000000000${number}`,
  number,
  kind: 'director_election',
  topic: null,
  title: nominee,
  nominee,
  proponent: null,
  board_recommendation: 'for',
  vote_standard: null,
  details: null,
  evidence: {},
  is_weak: false,
  line_by_hand: [],
  policy_vote: 'refer',
  rule: null,
  fact: null,
  facts: [],
  missing: null,
  rationale: '',
  is_rationale_by_hand: false,
  vote: null,
  reason: null,
  is_by_hand: false,
  set_by: null,
  set_by_name: null,
  set_at: null,
  choices: ['for', 'against', 'withhold', 'abstain'],
  outcome: null,
});

export function someBallot(lines: BallotLine[], changes: Partial<Ballot> = {}): Ballot {
  return {
    id: ID,
    company_id: ID,
    company_name: 'Aldermoor Semiconductor Inc',
    ticker: 'ALDM',
    meeting_date: '2026-06-10',
    policy_name: 'House policy',
    policy_version: 2,
    state: 'draft',
    meeting: { meeting_type: 'annual', record_date: null, meeting_time: '', place: '', proxy_document_id: null },
    lines,
    history: [],
    can_edit: true,
    approval_refusal: '2 lines have no vote yet.',
    approval_warning: null,
    outcome: null,
    engagement: null,
    ...changes,
  } as unknown as Ballot;
}
