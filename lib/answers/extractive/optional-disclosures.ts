import type { FactKey } from '@/lib/facts/fact-keys';

/** Facts that a proxy statement may leave out. Meeting dates, auditors and nominees are mandatory. */
const OPTIONAL = new Set<FactKey>([
  'overboarding_limit',
  'retirement_age',
  'term_limit',
  'ceo_ownership_multiple',
  'director_ownership_multiple',
  'poison_pill',
  'special_meeting_right',
  'proxy_access',
  'women_directors',
  'diverse_directors',
  'lead_independent_director',
  'auditor_since',
  'dual_class_shares',
  'classified_board',
  'esg_oversight',
  'cybersecurity_oversight',
  'say_on_pay_frequency',
  'median_employee_pay',
  'ceo_pay_ratio',
]);

/** Whether a proxy statement may leave out this fact. */
export function isOptionalDisclosure(key: FactKey): boolean {
  return OPTIONAL.has(key);
}
