/** Kinds of proposals, topics of shareholder proposals, votes, and what people call them. Pure; screens use it too. */
export const KIND_LABELS = {
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
} as const;
export type Kind = keyof typeof KIND_LABELS;
export const KINDS = keysOf(KIND_LABELS);

export const TOPIC_LABELS = {
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
} as const;
export type Topic = keyof typeof TOPIC_LABELS;
export const TOPICS = keysOf(TOPIC_LABELS);

/** The answers of the vote on frequency. */
export const FREQUENCIES = ['one_year', 'two_years', 'three_years'] as const;
export const VOTES = ['for', 'against', 'withhold', 'abstain', ...FREQUENCIES] as const;
export type Vote = (typeof VOTES)[number];
/** `refer` is not a vote: a person decides. */
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

const isFrequency = (vote: string) => FREQUENCIES.some((each) => each === vote);

/** Whether a ballot can say this on a line of this kind: the frequency vote has answers of its own. */
export function isVoteOf(kind: Kind, vote: DefaultVote): boolean {
  if (vote === 'refer' || vote === 'abstain' || vote === 'with_board') return true;
  if (kind === 'say_on_pay_frequency') return isFrequency(vote);
  if (vote === 'withhold') return kind === 'director_election';
  return !isFrequency(vote);
}

/** An election without names: the nominees could not be read from the filing, or not all of them. */
export function isUnreadElection(kind: Kind, nominee: string | null, byHand: readonly string[] = []): boolean {
  return kind === 'director_election' && nominee === null && !byHand.includes('*');
}

export const VOTE_STANDARDS = ['majority', 'plurality', 'majority_outstanding', 'supermajority'] as const;
export type VoteStandard = (typeof VOTE_STANDARDS)[number];

/**
 * The vote as the ballot of this line offers it: "withhold" instead of "against" in an election by plurality, "against"
 * instead of "withhold" in one by majority.
 */
export function voteAsOffered<V extends DefaultVote>(
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
/** Proponent of a shareholder proposal where none was read. */
export const UNNAMED_HOLDER = 'Shareholder';

function keysOf<Key extends string>(labels: Record<Key, string>): readonly [Key, ...Key[]] {
  return Object.keys(labels) as [Key, ...Key[]];
}
