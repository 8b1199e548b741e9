import { expect, it } from 'vitest';
import { METRIC_KEYS } from './metric-types';
import { metricOf } from './metrics';

it('has an entry for each metric that a reader is typed by', () => {
  expect(METRIC_KEYS.filter((key) => metricOf(key) === undefined)).toEqual([]);
});
