/** Kinds of proposals, topics of shareholder proposals, votes, and what people call them. Pure; screens use it too. */
export const KINDS = [
  'director_election',
  'say_on_pay',
  'say_on_pay_frequency',
  'auditor_ratification',
  'equity_plan',
  'employee_purchase_plan',
  'golden_parachute',
  'charter_or_bylaw',
  'share_capital',
  'transaction',
  'adjournment',
  'other_management',
  'shareholder_proposal',
] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_LABELS: Record<Kind, string> = {
  director_election: 'Director elections',
  say_on_pay: 'Say on pay',
  say_on_pay_frequency: 'Frequency of pay votes',
  auditor_ratification: 'Auditor',
  equity_plan: 'Equity plans',
  employee_purchase_plan: 'Employee purchase plans',
  golden_parachute: 'Golden parachutes',
  charter_or_bylaw: 'Charter and bylaws',
  share_capital: 'Share capital',
  transaction: 'Transactions',
  adjournment: 'Adjournment',
  other_management: 'Other management proposals',
  shareholder_proposal: 'Shareholder proposals',
};

export const TOPICS = [
  'independent_chair',
  'special_meeting',
  'written_consent',
  'simple_majority',
  'proxy_access',
  'clawback_or_severance',
  'political_spending_or_lobbying',
  'climate',
  'human_rights',
  'diversity_or_pay_equity',
  'artificial_intelligence',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Record<Topic, string> = {
  independent_chair: 'Independent chair',
  special_meeting: 'Special meetings',
  written_consent: 'Written consent',
  simple_majority: 'Simple majority',
  proxy_access: 'Proxy access',
  clawback_or_severance: 'Clawback or severance',
  political_spending_or_lobbying: 'Political spending and lobbying',
  climate: 'Climate and emissions',
  human_rights: 'Human rights',
  diversity_or_pay_equity: 'Diversity and pay equity',
  artificial_intelligence: 'Artificial intelligence',
  other: 'Other topics',
};

export const VOTES = ['for', 'against', 'withhold', 'abstain', 'one_year', 'two_years', 'three_years'] as const;
export type Vote = (typeof VOTES)[number];
/** `refer` is no vote but a person's task. */
export const RULE_VOTES = [...VOTES, 'refer'] as const;
export type RuleVote = (typeof RULE_VOTES)[number];
/** `with_board` follows the board's recommendation. */
export const DEFAULT_VOTES = [...RULE_VOTES, 'with_board'] as const;
export type DefaultVote = (typeof DEFAULT_VOTES)[number];

export const VOTE_LABELS: Record<DefaultVote, string> = {
  for: 'For',
  against: 'Against',
  withhold: 'Withhold',
  abstain: 'Abstain',
  one_year: 'One year',
  two_years: 'Two years',
  three_years: 'Three years',
  refer: 'Refer',
  with_board: 'With the board',
};

const FREQUENCY: readonly string[] = ['one_year', 'two_years', 'three_years'];

/** Whether a ballot can say this on a line of this kind: the frequency vote has answers of its own. */
export function isVoteOf(kind: Kind, vote: DefaultVote): boolean {
  if (vote === 'refer' || vote === 'abstain' || vote === 'with_board') return true;
  if (kind === 'say_on_pay_frequency') return FREQUENCY.includes(vote);
  if (vote === 'withhold') return kind === 'director_election';
  return !FREQUENCY.includes(vote);
}

export const VOTE_STANDARDS = ['majority', 'plurality', 'majority_outstanding', 'supermajority'] as const;
export type VoteStandard = (typeof VOTE_STANDARDS)[number];

/** Where directors are elected by plurality a vote against is withheld; elsewhere there is nothing to withhold. */
export function asCast<V extends DefaultVote>(
  vote: V,
  kind: Kind,
  standard: string | null,
): V | 'withhold' | 'against' {
  if (kind !== 'director_election') return vote;
  if (vote === 'against' && standard === 'plurality') return 'withhold';
  if (vote === 'withhold' && standard !== null && standard !== 'plurality') return 'against';
  return vote;
}

export const COMPANY = 'Company';
/** A shareholder's proposal whose maker the filing does not name where we read. */
export const UNNAMED_HOLDER = 'Shareholder';
