import type { FactKey } from './fact-keys';
import type { FactUnit } from './types';

type FactTraits = {
  /** What its value counts or measures; null for names and other words. A reader may give another: a share of women. */
  unit: FactUnit | null;
  /** Its value must occur in the quoted words; values of others are computed from lists or shown by their table. */
  isShown: boolean;
  /** A filing states it outside its ballot, and proponents often make claims about it. */
  isArgued: boolean;
  /** A proxy statement may leave it out. Meeting dates, auditors and nominees are mandatory. */
  isOptional: boolean;
  /**
   * Annual and quarterly reports state it too. Their items, hedges and pledges mean something different from those in a
   * proxy statement.
   */
  isPeriodic: boolean;
};

/** What the checks of a reading and of an answer must know of each fact. */
export const FACT_TRAITS: Readonly<Record<FactKey, FactTraits>> = {
  ceo_pay_ratio: { unit: 'ratio', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  median_employee_pay: { unit: 'USD', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  ceo_total_pay: { unit: 'USD', isShown: false, isArgued: true, isOptional: false, isPeriodic: false },
  ceo_name: { unit: null, isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  auditor: { unit: null, isShown: true, isArgued: false, isOptional: false, isPeriodic: true },
  auditor_since: { unit: null, isShown: true, isArgued: false, isOptional: true, isPeriodic: true },
  audit_fees: { unit: 'USD', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  audit_related_fees: { unit: 'USD', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  tax_fees: { unit: 'USD', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  other_fees: { unit: 'USD', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  total_auditor_fees: { unit: 'USD', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  nominee_count: { unit: 'people', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  nominees: { unit: 'people', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  meeting_date: { unit: 'date', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  meeting_time: { unit: null, isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  meeting_place: { unit: null, isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  record_date: { unit: 'date', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  shares_outstanding: { unit: 'shares', isShown: true, isArgued: false, isOptional: false, isPeriodic: true },
  say_on_pay_support: { unit: 'percent', isShown: true, isArgued: true, isOptional: false, isPeriodic: false },
  say_on_pay_frequency: { unit: null, isShown: false, isArgued: false, isOptional: true, isPeriodic: false },
  ceo_ownership_multiple: { unit: 'times', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  director_ownership_multiple: { unit: 'times', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  clawback_policy: { unit: null, isShown: true, isArgued: true, isOptional: false, isPeriodic: false },
  hedging_policy: { unit: null, isShown: true, isArgued: true, isOptional: false, isPeriodic: false },
  pledging_policy: { unit: null, isShown: true, isArgued: true, isOptional: false, isPeriodic: false },
  board_meetings: { unit: 'meetings', isShown: true, isArgued: true, isOptional: false, isPeriodic: false },
  board_attendance: { unit: 'percent', isShown: true, isArgued: true, isOptional: false, isPeriodic: false },
  board_size: { unit: 'people', isShown: true, isArgued: true, isOptional: false, isPeriodic: false },
  independent_directors: { unit: 'people', isShown: false, isArgued: true, isOptional: false, isPeriodic: false },
  largest_holder: { unit: 'percent', isShown: true, isArgued: false, isOptional: false, isPeriodic: false },
  holders: { unit: 'percent', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  overboarding_limit: { unit: 'boards', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  proposals: { unit: null, isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  shareholder_proposals: { unit: null, isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  proposal_deadline: { unit: 'date', isShown: false, isArgued: false, isOptional: false, isPeriodic: false },
  board_chair: { unit: null, isShown: true, isArgued: true, isOptional: false, isPeriodic: true },
  chair_ceo_separate: { unit: null, isShown: false, isArgued: true, isOptional: false, isPeriodic: true },
  lead_independent_director: { unit: null, isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  classified_board: { unit: null, isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  director_vote_standard: { unit: null, isShown: false, isArgued: true, isOptional: false, isPeriodic: false },
  dual_class_shares: { unit: null, isShown: true, isArgued: true, isOptional: true, isPeriodic: true },
  women_directors: { unit: 'people', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  diverse_directors: { unit: 'people', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  retirement_age: { unit: 'years', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  term_limit: { unit: 'years', isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  cybersecurity_oversight: { unit: null, isShown: false, isArgued: true, isOptional: true, isPeriodic: true },
  esg_oversight: { unit: null, isShown: false, isArgued: true, isOptional: true, isPeriodic: false },
  poison_pill: { unit: null, isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  supermajority: { unit: null, isShown: true, isArgued: false, isOptional: false, isPeriodic: false },
  special_meeting_right: { unit: null, isShown: true, isArgued: true, isOptional: true, isPeriodic: false },
  proxy_access: { unit: null, isShown: false, isArgued: true, isOptional: true, isPeriodic: false },
};
