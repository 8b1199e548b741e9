import { randomUUID } from 'node:crypto';
import type { Meeting, MeetingDetail, MeetingLine, Season } from '@/lib/voting/meetings/schema';
import type { Attention, AttentionItem, OutcomeLine } from '@/lib/voting/outcomes/schema';

export function someMeeting(changes: Partial<Meeting> = {}): Meeting {
  return {
    id: randomUUID(),
    company_id: randomUUID(),
    company_name: 'Meridian Tools Inc.',
    ticker: 'MRDT',
    meeting_date: '2026-05-12',
    meeting_type: 'annual',
    record_date: null,
    days_left: 40,
    proxy_document_id: null,
    filing: null,
    lines_total: 0,
    state: 'no_ballot',
    ballot: null,
    report: null,
    outcome: null,
    ...changes,
  };
}

export const noSeason: Season = {
  weeks: [],
  today: '2026-04-02',
  coming: 0,
  held: 0,
  need_review: 0,
  referred: 0,
  not_filed: 0,
  by_state: { no_ballot: 0, draft: 0, needs_review: 0, approved: 0, voted: 0, outcome: 0 },
};

export function someLine(changes: Partial<MeetingLine> = {}): MeetingLine {
  return {
    id: randomUUID(),
    number: '2',
    kind: 'auditor_ratification',
    topic: null,
    title: 'Ratification of the auditor',
    nominee: null,
    proponent: 'Company',
    board_recommendation: 'for',
    vote_standard: null,
    details: null,
    evidence: {},
    is_weak: false,
    by_hand: [],
    ...changes,
  };
}

export function someMeetingDetail(changes: Partial<MeetingDetail> = {}): MeetingDetail {
  return {
    ...someMeeting(),
    meeting_time: '',
    place: '',
    amendment_document_ids: [],
    evidence: {},
    by_hand: {},
    lines: [someLine()],
    ballots: [],
    can_edit: true,
    ...changes,
  };
}

export function someResultLine(changes: Partial<OutcomeLine> = {}): OutcomeLine {
  return {
    id: randomUUID(),
    number: '3',
    kind: 'say_on_pay',
    title: 'Advisory vote on executive compensation',
    nominee: null,
    share_class: null,
    for: 612_000,
    against: 388_000,
    withheld: null,
    abstain: 1_200,
    broker_non_votes: null,
    one_year: null,
    two_years: null,
    three_years: null,
    unread: [],
    support_cast: 61.2,
    support_with_abstentions: 61.1,
    passed: true,
    choice: null,
    stated_result: null,
    check: 'ok',
    document_id: randomUUID(),
    page_number: 2,
    bounding_boxes: [],
    quote: '',
    places: {},
    ballot_line_id: null,
    ballot_number: null,
    our_vote: 'against',
    with_majority: false,
    previous: { meeting_date: '2025-05-14', support_cast: 91.2 },
    ...changes,
  };
}

export function someAttention(changes: Partial<AttentionItem> = {}): AttentionItem {
  const line = changes.line ?? someResultLine();
  return {
    reasons: ['low_support'],
    company_id: randomUUID(),
    company_name: 'Meridian Tools Inc.',
    ticker: 'MRDT',
    meeting_date: '2026-05-12',
    meeting_type: 'annual',
    filing_date: '2026-05-15',
    document: { id: line.document_id, form_type: '8-K', fiscal_year: 2026, filing_date: '2026-05-15' },
    line,
    ...changes,
  };
}

export function attentionOf(attention: AttentionItem[], companies = attention.length): Attention {
  return {
    attention,
    total: attention.length,
    page: 1,
    size: 500,
    counts: {
      all: attention.length,
      low_support: attention.length,
      against_majority: 0,
      low_director: 0,
      not_certain: 0,
      meetings: 1,
    },
    companies: Array.from({ length: companies }, (_, index) => ({ id: `c${index}`, name: 'Meridian', ticker: 'MRDT' })),
  };
}
