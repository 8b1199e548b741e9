import type { FactKey } from '@/lib/facts/fact-keys';
import { formatFactDate, formatFactNumber, formatFactValue } from '@/lib/facts/fact-words';
import type { Fact, FactItem } from '@/lib/facts/fact';

type Say = (fact: Fact) => string;

const inYear = (fact: Fact) =>
  fact.period ? ` for ${/^\d{4}$/.test(fact.period) ? 'fiscal ' : ''}${fact.period}` : '';
const money =
  (what: string): Say =>
  (fact) =>
    `${what}${inYear(fact)} ${/fees$/i.test(what) ? 'were' : 'was'} ${formatFactValue(fact)}`;
const yesNo =
  (yes: string, no: string): Say =>
  (fact) =>
    fact.value === true || fact.value === 'yes' ? yes : no;

/** One short sentence for each kind of fact, without its full stop, so that a citation can be appended. */
export const FACT_SENTENCES: Record<FactKey, Say> = {
  ceo_pay_ratio: (fact) =>
    `The CEO's total pay was ${formatFactNumber(Number(fact.value), null)} times that of the median employee (a pay ` +
    `ratio of ${formatFactNumber(Number(fact.value), null)} to 1)`,
  median_employee_pay: (fact) => `The median employee's annual total compensation was ${formatFactValue(fact)}`,
  ceo_total_pay: money("The CEO's total compensation"),
  ceo_name: (fact) => `The CEO named in the Summary Compensation Table is ${String(fact.value)}`,
  auditor: (fact) =>
    `${String(fact.value)} is the independent registered public accounting ` +
    `firm${/ratif/i.test(fact.quote) ? ', put to shareholders for ratification' : ''}`,
  auditor_since: (fact) => `The auditor has served since ${String(fact.value)}`,
  audit_fees: money('Audit fees'),
  audit_related_fees: money('Audit-related fees'),
  tax_fees: money('Tax fees'),
  other_fees: money('All other fees'),
  total_auditor_fees: money('Total auditor fees'),
  nominee_count: (fact) =>
    `${stateCount(fact)} ${Number(fact.value) === 1 ? 'director is' : 'directors are'} nominated for election`,
  nominees: (fact) => `The nominees are ${listOf(fact, nominee)}`,
  meeting_date: (fact) => `The annual meeting will be held on ${formatFactDate(String(fact.value))}`,
  meeting_time: (fact) => `It begins at ${String(fact.value)}`,
  meeting_place: (fact) => `Place: ${String(fact.value)}`,
  record_date: (fact) => `The record date is ${formatFactDate(String(fact.value))}`,
  shares_outstanding: (fact) => `${formatFactValue(fact)} shares were outstanding and entitled to vote`,
  say_on_pay_support: (fact) =>
    `${formatFactValue(fact)} of the votes supported executive pay ` +
    `(say-on-pay)${fact.period ? ` at the ${fact.period} annual meeting` : ''}`,
  say_on_pay_frequency: (fact) => `The say-on-pay vote is held ${String(fact.value)}`,
  ceo_ownership_multiple: (fact) =>
    `The CEO must hold stock worth ${formatFactNumber(Number(fact.value), null)} times base salary`,
  director_ownership_multiple: (fact) =>
    `Non-employee directors must hold stock worth ${formatFactNumber(Number(fact.value), null)} ` +
    'times their annual retainer',
  clawback_policy: yesNo(
    'Yes, the company has a clawback (recoupment) policy',
    'No, the filing states that there is no clawback policy',
  ),
  hedging_policy: (fact) => `Hedging of company stock is ${ruleWord(fact)}`,
  pledging_policy: (fact) => `Pledging of company stock is ${ruleWord(fact)}`,
  board_meetings: (fact) => `The board met ${formatFactNumber(Number(fact.value), null)} times during the year`,
  board_attendance: (fact) => (fact.value === 100 ? 'All directors attended the board meetings' : attendance(fact)),
  board_size: (fact) => `The board has ${formatFactNumber(Number(fact.value), null)} members`,
  independent_directors: (fact) => `${String(fact.value)} directors are independent`,
  largest_holder: (fact) => `The largest holder is ${listOf(fact, holder)}`,
  holders: (fact) => `Holders of more than five percent: ${listOf(fact, holder)}`,
  overboarding_limit: (fact) => `Directors are limited to ${String(fact.value)}`,
  proposals: (fact) =>
    `The ballot has ${Array.isArray(fact.value) ? fact.value.length : 0} items: ${listOf(fact, proposal)}`,
  shareholder_proposals: (fact) =>
    Array.isArray(fact.value) && fact.value.length > 0
      ? `Shareholder proposals on the ballot: ${listOf(fact, proposal)}`
      : 'There are no shareholder proposals on the ballot',
  proposal_deadline: (fact) =>
    `Proposals for the next annual meeting must be received by ${formatFactDate(String(fact.value))}`,
  board_chair: (fact) => `${String(fact.value)} chairs the board`,
  chair_ceo_separate: yesNo(
    'The chair and CEO are separate people',
    'The same person is both chair and CEO (combined roles)',
  ),
  lead_independent_director: (fact) => `${String(fact.value)} is the lead independent director`,
  classified_board: yesNo(
    'The board is classified, with directors elected in staggered terms',
    'The board is not classified; all directors are elected annually',
  ),
  director_vote_standard: (fact) => `Directors are elected by ${String(fact.value)} vote`,
  dual_class_shares: yesNo('The share classes carry unequal votes', 'Each share has one vote'),
  women_directors: (fact) =>
    fact.unit === 'percent'
      ? `${formatFactValue(fact)} of the directors are women`
      : `${stateCount(fact)} ${Number(fact.value) === 1 ? 'director is a woman' : 'directors are women'}`,
  diverse_directors: (fact) =>
    fact.unit === 'percent'
      ? `${formatFactValue(fact)} of the directors are racially or ethnically diverse`
      : `${stateCount(fact)} directors are racially or ethnically diverse`,
  retirement_age: (fact) => `The retirement age for directors is ${String(fact.value)}`,
  term_limit: (fact) => `Directors may serve at most ${String(fact.value)} years`,
  cybersecurity_oversight: (fact) => `The ${committee(fact)} oversees cybersecurity risk`,
  esg_oversight: (fact) => `The ${committee(fact)} oversees environmental and social matters`,
  supermajority: yesNo(
    'Some matters need a supermajority of the votes',
    'There are no supermajority vote requirements',
  ),
  poison_pill: yesNo('The company has a shareholder rights plan (poison pill)', 'The company has no poison pill'),
  special_meeting_right: (fact) =>
    fact.value === 'none'
      ? 'Shareholders cannot call a special meeting'
      : `Special meetings can be called by ${String(fact.value)} of the shares`,
  proxy_access: yesNo('Yes, eligible shareholders have proxy access', 'No, there is no proxy access'),
};

/** An average attendance and a minimum share that every director reached are different statements. */
function attendance(fact: Fact): string {
  const said = fact.quote.replace(/\s+/g, ' ');
  // "Each attended more than 75%, with an average of 98%": use the clause that contains the value.
  const clause = said.split(/[,;]\s/).find((part) => part.includes(String(fact.value))) ?? said;
  if (/\baverage/i.test(clause)) return `Directors attended ${formatFactValue(fact)} of the meetings on average`;
  return /\b(?:at least|more than|or more|fewer than|less than)\b/i.test(fact.quote)
    ? `Every director attended at least ${formatFactValue(fact)} of the meetings`
    : `Attendance at meetings is given as ${formatFactValue(fact)}`;
}

function stateCount(fact: Fact): string {
  return formatFactNumber(Number(fact.value), null);
}

function ruleWord(fact: Fact): string {
  if (fact.value === 'restricted') return 'prohibited, with exceptions (such as prior approval)';
  return fact.value === 'permitted' ? 'not prohibited' : 'prohibited';
}

function committee(fact: Fact): string {
  return String(fact.value).replace(/^the\s/i, '');
}

function listOf(fact: Fact, stateItem: (item: FactItem) => string): string {
  return Array.isArray(fact.value) ? fact.value.slice(0, 20).map(stateItem).join('; ') : '';
}

function nominee(item: FactItem): string {
  const details = [
    item.age ? `age ${item.age}` : '',
    item.director_since ? `director since ${item.director_since}` : '',
    item.independent === true ? 'independent' : '',
  ].filter(Boolean);
  return `${String(item.name)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

function holder(item: FactItem): string {
  return `${String(item.holder)} with ${formatFactNumber(Number(item.percent), 'percent')}`;
}

function proposal(item: FactItem): string {
  const vote =
    typeof item.board_recommends === 'string'
      ? ' – the board recommends ' +
        `${/year/i.test(item.board_recommends) ? item.board_recommends.toLowerCase() : item.board_recommends}`
      : '';
  return `${item.number ? `${item.number}. ` : ''}${sentenceCase(String(item.title))}${vote}`;
}

/** A title set in capitals, rewritten in sentence case. */
function sentenceCase(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title.charAt(0) + title.slice(1).toLowerCase();
}
