import { capitalise } from '@/lib/format/capitalise';
import type { MetricKey } from '@/lib/templates/flags/metric-types';

/** How a letter words a metric. Contains no statement of fact about any company. */
export type Topic = {
  /** Title of the paragraph; also used in the subject line. */
  title: string;
  /** Why investors look at it, in one sentence. */
  why: string;
  /** The one request, as a question that can be answered without reference to a vote. */
  ask: string;
};

const topic = (title: string, why: string, ask: string): Topic => ({ title, why, ask });

const AUDIT_FEES = topic(
  'Auditor fees',
  'We look at the balance of audit and other fees when we judge how independent an auditor is seen to be.',
  'Could you explain what the fees were paid for, and how the Audit Committee safeguards the independence of the ' +
    'auditor?',
);
const DIVERSITY = topic(
  'Board diversity',
  'We believe that boards decide better when their members bring different backgrounds and experience.',
  'Could you tell us how the Board searches for candidates, and what it aims for in the coming years?',
);
const OWNERSHIP = topic(
  'Share ownership guidelines',
  'A meaningful shareholding aligns the interests of those who lead the company with those of its owners.',
  'Could you tell us how the Board arrived at the present guideline, and whether it considers a review?',
);
const TENURE = topic(
  'Director tenure',
  'We value experience, and look at long service because it can affect how independent a director is seen to be.',
  'Could you explain how the Board reviews the independence of long-serving directors, and how it plans its ' +
    'refreshment?',
);
const OVERBOARDING = topic(
  'Outside board commitments',
  'Directors need enough time for each board on which they serve, above all when a company is under pressure.',
  'Could you tell us how the Board satisfies itself that every director has the time that the role demands?',
);
const INDEPENDENCE = topic(
  'Board independence',
  'A strong majority of independent directors protects the interests of all shareholders.',
  "Could you describe the Board's plans for its balance of independent and other directors over the next few years?",
);
const PAY = topic(
  'Executive pay',
  'We support pay that is tied to lasting results and that shareholders can follow.',
  "Could you explain what guided the Compensation Committee in setting the chief executive's pay, and how it " +
    'relates to long-term performance?',
);
const SAY_ON_PAY = topic(
  'Say-on-pay result',
  'A low level of support tells us that many owners had questions about pay.',
  'Could you tell us what the Compensation Committee heard from shareholders after the vote, and what it did in ' +
    'response?',
);
const SPECIAL_MEETING = topic(
  'Right to call a special meeting',
  'A workable right to call a special meeting lets owners raise urgent matters between annual meetings.',
  'Could you explain why the Board considers the present arrangement right for the company and its shareholders?',
);

/** Null where the flag's own words are the title. */
export const TOPICS: Readonly<Record<MetricKey, Topic | null>> = {
  ceo_pay_ratio: topic(
    'CEO pay ratio',
    'We read the ratio as one sign of how pay is shared across a workforce.',
    'Could you explain how the Compensation Committee takes the pay of the wider workforce into account when it ' +
      'sets the pay of the chief executive?',
  ),
  median_employee_pay: topic(
    'Median employee pay',
    'What the median employee earns tells us something about how a company invests in its people.',
    'Could you tell us what explains the level of median pay, and how the Board oversees pay across the workforce?',
  ),
  ceo_total_pay: PAY,
  ceo_ownership_multiple: OWNERSHIP,
  director_ownership_multiple: OWNERSHIP,
  say_on_pay_support: SAY_ON_PAY,
  say_on_pay_opposition: SAY_ON_PAY,
  annual_say_on_pay: topic(
    'Frequency of the say-on-pay vote',
    'A yearly vote lets owners respond to pay decisions while they are fresh.',
    'Could you explain why the Board prefers the present frequency of the vote?',
  ),
  non_audit_to_audit_fees: AUDIT_FEES,
  non_audit_fee_share: AUDIT_FEES,
  audit_related_fees: AUDIT_FEES,
  tax_fees: AUDIT_FEES,
  total_auditor_fees: AUDIT_FEES,
  audit_fees: AUDIT_FEES,
  auditor_tenure: topic(
    'Auditor tenure',
    'Long tenure brings knowledge of the business, and can also make an auditor less ready to challenge.',
    'Could you tell us when the Audit Committee last considered a tender or a rotation of the audit firm, and how ' +
      'it assesses the quality of the audit?',
  ),
  attendance: topic(
    'Attendance at meetings',
    'Attendance is the simplest sign that a director gives the role the time that it needs.',
    'Could you explain the circumstances, and how the Board follows up when a director misses meetings?',
  ),
  board_meetings: topic(
    'Board meetings',
    'The number of meetings is one sign of how closely a board follows the business.',
    'Could you tell us how the Board plans its calendar, and how it works between its meetings?',
  ),
  director_tenure: TENURE,
  average_tenure: TENURE,
  term_limit: topic(
    'Term limits',
    'A policy on terms helps a board to renew itself in good order.',
    'Could you explain how the Board arrived at its policy on terms of service?',
  ),
  retirement_age: topic(
    'Retirement policy for directors',
    'A clear retirement policy helps a board to plan its succession.',
    'Could you explain how the retirement policy works in practice, and when exceptions are made?',
  ),
  director_age: topic(
    'Succession on the Board',
    'Good boards prepare for changes among their members well ahead of time.',
    'Could you tell us how the Board prepares the succession of its longest-standing members?',
  ),
  overboarding_limit: OVERBOARDING,
  director_board_seats: OVERBOARDING,
  board_women: DIVERSITY,
  women_directors: DIVERSITY,
  board_ethnic_diversity: DIVERSITY,
  diverse_directors: DIVERSITY,
  board_diversity: DIVERSITY,
  board_independence: INDEPENDENCE,
  independent_directors: INDEPENDENCE,
  board_non_independence: null,
  non_independent_directors: null,
  board_size: topic(
    'Size of the Board',
    'A board should be large enough for its committees and small enough for real debate.',
    'Could you explain how the Board decides on its size, and whether it expects to change it?',
  ),
  special_meeting_threshold: SPECIAL_MEETING,
  special_meeting_right: SPECIAL_MEETING,
  largest_holder: topic(
    'Concentration of ownership',
    'Where ownership is concentrated, we look for safeguards for the other shareholders.',
    'Could you describe how the Board protects the interests of minority shareholders?',
  ),
  shareholder_proposals: topic(
    'Shareholder proposals',
    'Proposals on the ballot show what concerns other owners.',
    'Could you tell us about any conversations that the Board had with the proponents, and what it took from them?',
  ),
  classified_board: topic(
    'Annual election of directors',
    'Yearly elections give owners a regular say on every director.',
    'Could you explain why the Board considers staggered terms to serve shareholders well, and whether it plans ' +
      'to review them?',
  ),
  plurality_vote: topic(
    'Vote standard in director elections',
    'A majority standard gives the vote of owners a clear effect in uncontested elections.',
    'Could you explain why the Board keeps the present standard, and what happens when a director receives less ' +
      'than a majority?',
  ),
  dual_class_shares: topic(
    'Voting rights',
    'We look for voting rights that are in proportion to the capital at risk.',
    'Could you explain how the Board sees the future of the share structure, and whether a time limit has been ' +
      'discussed?',
  ),
  combined_chair_ceo: topic(
    'Chair and chief executive',
    'A chair who is independent of management can make oversight and debate stronger.',
    'Could you explain why the Board considers its leadership structure right at this time, and how it ensures ' +
      'independent oversight?',
  ),
  lead_independent_director: topic(
    'Lead independent director',
    'A lead independent director gives the other directors, and shareholders, an independent point of contact.',
    'Could you tell us how the independent directors organise their work, and whom shareholders may address?',
  ),
  clawback_policy: topic(
    'Recovery of pay',
    'The possibility to recover pay protects owners when results turn out to be wrong.',
    'Could you tell us which pay can be recovered, and in which circumstances?',
  ),
  hedging_permitted: topic(
    'Hedging of company shares',
    'Hedging weakens the link between the interests of executives and those of owners.',
    'Could you explain how the policy on hedging is applied, and whether the Board plans to review it?',
  ),
  pledging_permitted: topic(
    'Pledging of company shares',
    'Pledged shares may have to be sold at the worst time for other owners.',
    'Could you explain how the Board oversees the pledging of shares, and whether it plans to review the policy?',
  ),
  poison_pill: topic(
    'Shareholder rights plan',
    'We look at such plans with care because they can shield a board from its owners.',
    'Could you explain the purpose of the plan, and how the Board decides on its duration?',
  ),
  supermajority: topic(
    'Supermajority requirements',
    'High hurdles can prevent changes that most owners support.',
    'Could you explain why the Board keeps these requirements, and whether it plans to review them?',
  ),
  proxy_access: topic(
    'Proxy access',
    'Access to the proxy gives long-term owners a measured way to propose directors.',
    "Could you explain the Board's view on proxy access?",
  ),
};

/** The topic of a metric; undefined for one of figures, and where the flag's own words are the title. */
export function topicOf(metric: string): Topic | undefined {
  return Object.hasOwn(TOPICS, metric) ? (TOPICS[metric as MetricKey] ?? undefined) : undefined;
}

const GENERAL_ASK =
  "Could you share the Board's thinking on this point, and tell us whether any change is under consideration?";
const GENERAL_WHY = 'We raise this point with every company where our review finds it.';
const MAX_TITLE_WORDS = 9;

/** For a flag without a known metric, the flag's own words are the title. */
export function topicOfWords(description: string): Topic {
  const words = description
    .replace(/\s+/g, ' ')
    .replace(/[.;:]+$/, '')
    .trim()
    .split(' ');
  const title = words.length > MAX_TITLE_WORDS ? `${words.slice(0, MAX_TITLE_WORDS).join(' ')} …` : words.join(' ');
  return { title: capitalise(title), why: GENERAL_WHY, ask: GENERAL_ASK };
}

/**
 * The topic without its usual question, for flags on the unproblematic side of a metric, where the question would make
 * no sense.
 */
export function neutralTopic(topic: Topic): Topic {
  return { ...topic, ask: GENERAL_ASK };
}
