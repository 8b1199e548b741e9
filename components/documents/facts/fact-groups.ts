import type { DocumentFact } from '@/lib/facts/schema';

const THEMES: readonly { title: string; keys: readonly string[] }[] = [
  {
    title: 'Annual meeting',
    keys: [
      'meeting_date',
      'meeting_time',
      'meeting_place',
      'record_date',
      'shares_outstanding',
      'proposals',
      'shareholder_proposals',
      'proposal_deadline',
    ],
  },
  {
    title: 'Board',
    keys: [
      'board_chair',
      'chair_ceo_separate',
      'lead_independent_director',
      'nominees',
      'nominee_count',
      'board_size',
      'independent_directors',
      'women_directors',
      'diverse_directors',
      'board_meetings',
      'board_attendance',
      'overboarding_limit',
      'retirement_age',
      'term_limit',
      'cybersecurity_oversight',
      'esg_oversight',
    ],
  },
  {
    title: 'Pay',
    keys: [
      'ceo_name',
      'ceo_total_pay',
      'ceo_pay_ratio',
      'median_employee_pay',
      'say_on_pay_support',
      'say_on_pay_frequency',
      'ceo_ownership_multiple',
      'director_ownership_multiple',
      'clawback_policy',
      'hedging_policy',
      'pledging_policy',
    ],
  },
  {
    title: 'Auditor',
    keys: [
      'auditor',
      'auditor_since',
      'audit_fees',
      'audit_related_fees',
      'tax_fees',
      'other_fees',
      'total_auditor_fees',
    ],
  },
  {
    title: 'Shareholder rights',
    keys: [
      'classified_board',
      'director_vote_standard',
      'dual_class_shares',
      'poison_pill',
      'special_meeting_right',
      'proxy_access',
      'largest_holder',
      'holders',
    ],
  },
];
const OTHER = 'Other';

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
  const themed = THEMES.map(({ title, keys }) => ({ title, entries: keys.flatMap((key) => entries.get(key) ?? []) }));
  const known = new Set(THEMES.flatMap(({ keys }) => keys));
  return [...themed, { title: OTHER, entries: [...entries.values()].filter(({ key }) => !known.has(key)) }].filter(
    (theme) => theme.entries.length > 0,
  );
}

/** Whether readings differ for the same period; different periods are no contradiction. */
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
