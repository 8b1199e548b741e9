import type { FactKey } from '@/lib/facts/fact-keys';
import type { DocumentFact } from '@/lib/facts/schema';

const THEMES = ['Annual meeting', 'Board', 'Pay', 'Auditor', 'Shareholder rights', 'Other'] as const;
type Theme = (typeof THEMES)[number];

/** The theme of each fact; within a theme facts are listed in this order. */
const THEME_OF: Readonly<Record<FactKey, Theme>> = {
  meeting_date: 'Annual meeting',
  meeting_time: 'Annual meeting',
  meeting_place: 'Annual meeting',
  record_date: 'Annual meeting',
  shares_outstanding: 'Annual meeting',
  proposals: 'Annual meeting',
  shareholder_proposals: 'Annual meeting',
  proposal_deadline: 'Annual meeting',
  board_chair: 'Board',
  chair_ceo_separate: 'Board',
  lead_independent_director: 'Board',
  nominees: 'Board',
  nominee_count: 'Board',
  board_size: 'Board',
  independent_directors: 'Board',
  women_directors: 'Board',
  diverse_directors: 'Board',
  board_meetings: 'Board',
  board_attendance: 'Board',
  overboarding_limit: 'Board',
  retirement_age: 'Board',
  term_limit: 'Board',
  cybersecurity_oversight: 'Board',
  esg_oversight: 'Board',
  ceo_name: 'Pay',
  ceo_total_pay: 'Pay',
  ceo_pay_ratio: 'Pay',
  median_employee_pay: 'Pay',
  say_on_pay_support: 'Pay',
  say_on_pay_frequency: 'Pay',
  ceo_ownership_multiple: 'Pay',
  director_ownership_multiple: 'Pay',
  clawback_policy: 'Pay',
  hedging_policy: 'Pay',
  pledging_policy: 'Pay',
  auditor: 'Auditor',
  auditor_since: 'Auditor',
  audit_fees: 'Auditor',
  audit_related_fees: 'Auditor',
  tax_fees: 'Auditor',
  other_fees: 'Auditor',
  total_auditor_fees: 'Auditor',
  classified_board: 'Shareholder rights',
  director_vote_standard: 'Shareholder rights',
  dual_class_shares: 'Shareholder rights',
  poison_pill: 'Shareholder rights',
  special_meeting_right: 'Shareholder rights',
  proxy_access: 'Shareholder rights',
  largest_holder: 'Shareholder rights',
  holders: 'Shareholder rights',
  supermajority: 'Other',
};

/** The readings of one fact: several when the filing gives it for several periods or contradicts itself. */
export type FactEntry = { key: string; label: string; readings: DocumentFact[] };
export type FactTheme = { title: string; entries: FactEntry[] };

/** Facts by theme; the search matches label and value. */
export function groupFacts(facts: readonly DocumentFact[], search: string): FactTheme[] {
  const words = search.toLowerCase().trim().split(/\s+/).filter(Boolean);
  const entries = new Map<string, FactEntry>();
  for (const fact of facts) {
    const text =
      `${fact.label} ${fact.display} ${Array.isArray(fact.value) ? JSON.stringify(fact.value) : ''}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const entry = entries.get(fact.key) ?? { key: fact.key, label: fact.label, readings: [] };
    entry.readings.push(fact);
    entries.set(fact.key, entry);
  }
  return THEMES.map((title) => ({ title, entries: entriesOf(title, entries) })).filter(
    (theme) => theme.entries.length > 0,
  );
}

/** A key that an earlier version read and this one does not have is listed under "Other". */
function entriesOf(title: Theme, entries: ReadonlyMap<string, FactEntry>): FactEntry[] {
  const known = Object.entries(THEME_OF).flatMap(([key, theme]) => (theme === title ? (entries.get(key) ?? []) : []));
  const unknown = title === 'Other' ? [...entries.values()].filter(({ key }) => !Object.hasOwn(THEME_OF, key)) : [];
  return [...known, ...unknown];
}

/** Whether readings differ for the same period; different periods are not a contradiction. */
export function isContradicted({ readings }: FactEntry): boolean {
  const perPeriod = new Map<string | null, Set<string>>();
  for (const { period, value } of readings.filter((reading) => reading.withheld_reason === null))
    perPeriod.set(period, (perPeriod.get(period) ?? new Set()).add(JSON.stringify(value)));
  return [...perPeriod.values()].some((values) => values.size > 1);
}

/** One line per list entry: "Brightwater Index Management, L.P. · 24,010,274 shares · 11.3%". */
export function describeItem(item: Record<string, string | number | boolean | null>): string {
  return Object.entries(item)
    .filter(([, value]) => value !== null && value !== false && value !== '')
    .sort(([, a], [, b]) => Number(typeof b === 'string') - Number(typeof a === 'string'))
    .map(([name, value]) => describeField(name, value))
    .join(' · ');
}

function describeField(name: string, value: string | number | boolean | null): string {
  const words = name.replaceAll('_', ' ');
  if (value === true) return words;
  if (typeof value === 'string') return /^(FOR|AGAINST|ABSTAIN)$/.test(value) ? `board recommends ${value}` : value;
  if (typeof value !== 'number') return words;
  if (name === 'percent') return `${value}%`;
  if (name === 'number') return `no. ${value}`;
  if (isYear(name, value)) return `${words} ${value}`;
  return `${words} ${value.toLocaleString('en-US')}`;
}

/** Years have no thousands separator. */
function isYear(name: string, value: number): boolean {
  return (
    Number.isInteger(value) &&
    value >= 1900 &&
    value <= 2100 &&
    /(?:^|_)(?:since|year|elected|appointed|joined|expires|from|until|to)$/.test(name)
  );
}
