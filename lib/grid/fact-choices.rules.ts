import { FACT_LABELS } from '@/lib/facts/fact-keys';

export type FactChoice = { key: string; label: string };

/** Values that are computed from facts, by the key of their metric. */
const COMPUTED: readonly FactChoice[] = [
  { key: 'board_independence', label: 'Board independence' },
  { key: 'board_women', label: 'Women on the board, share' },
  { key: 'board_ethnic_diversity', label: 'Racially or ethnically diverse directors, share' },
  { key: 'auditor_tenure', label: 'Auditor tenure' },
  { key: 'non_audit_fee_share', label: 'Non-audit fees, share of all fees' },
  { key: 'average_tenure', label: 'Average tenure of nominees' },
  { key: 'director_tenure', label: 'Longest tenure of a nominee' },
  { key: 'director_age', label: 'Highest age of a nominee' },
  { key: 'combined_chair_ceo', label: 'Chair and CEO combined' },
  { key: 'annual_say_on_pay', label: 'Say on pay every year' },
];

/** What a column of facts can show, by name. */
export const FACT_CHOICES: readonly FactChoice[] = [
  ...Object.entries(FACT_LABELS).map(([key, label]) => ({ key, label })),
  ...COMPUTED,
].toSorted((one, other) => one.label.localeCompare(other.label));

/** The choice with the key; undefined for an unknown one. */
export function factChoice(key: string): FactChoice | undefined {
  return FACT_CHOICES.find((choice) => choice.key === key);
}
