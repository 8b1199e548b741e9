import { type MetricKey, type NumberMetric, type Metric } from './metric-types';
import { PAY_METRICS } from './pay-metrics';
import { AUDITOR_AND_TENURE_METRICS } from './auditor-and-tenure-metrics';
import { BOARD_METRICS } from './board-metrics';
import { POLICY_METRICS } from './policy-metrics';

export const METRICS: readonly Metric[] = [
  ...PAY_METRICS,
  ...AUDITOR_AND_TENURE_METRICS,
  ...BOARD_METRICS,
  ...POLICY_METRICS,
];

export function metricOf(key: string): Metric | undefined {
  return METRICS.find((metric) => metric.key === key) ?? COUNTED[key];
}

/** Shares that may also be given as a count: "fewer than 3 women on the board". */
export const COUNT_TWIN: Record<string, string> = {
  board_women: 'women_directors',
  board_ethnic_diversity: 'diverse_directors',
  board_independence: 'independent_directors',
  board_non_independence: 'non_independent_directors',
};

const counted = (
  key: MetricKey,
  label: string,
  libraryQueryId: string,
  concern: NumberMetric['concern'] = 'below',
): NumberMetric => ({ kind: 'number', key, unit: 'people', concern, label, ways: [], libraryQueryId });
const COUNTED: Record<string, NumberMetric> = {
  women_directors: counted('women_directors', 'the number of women on the board', 'gov_diversity'),
  diverse_directors: counted(
    'diverse_directors',
    'the number of racially or ethnically diverse directors',
    'gov_diversity',
  ),
  independent_directors: counted('independent_directors', 'the number of independent directors', 'gov_independence'),
  non_independent_directors: counted(
    'non_independent_directors',
    'the number of directors who are not independent',
    'gov_independence',
    'above',
  ),
};
