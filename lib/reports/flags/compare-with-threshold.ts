import type { FlagOutcome, FlagRule } from '@/lib/templates/flags/schema';
import type { Reading } from './reading';

/** The outcome of a condition for the whole range of a reading; `cannot_determine` when it differs within the range. */
export function compareWithThreshold(rule: FlagRule, reading: Pick<Reading, 'low' | 'high'>): FlagOutcome {
  const threshold = withoutFloatNoise(rule.threshold ?? 0);
  const low = withoutFloatNoise(reading.low);
  const high = withoutFloatNoise(reading.high);
  const decide = (isTriggered: boolean, isClear: boolean): FlagOutcome =>
    isTriggered ? 'triggered' : isClear ? 'clear' : 'cannot_determine';
  switch (rule.operator) {
    case 'above':
      return decide(low > threshold, high <= threshold);
    case 'at_least':
      return decide(low >= threshold, high < threshold);
    case 'below':
      return decide(high < threshold, low >= threshold);
    case 'at_most':
      return decide(high <= threshold, low > threshold);
    case 'equals':
      return decide(low === threshold && high === threshold, low > threshold || high < threshold);
    case 'is_true':
      return decide(low === 1, high === 0);
    case 'is_false':
      return decide(high === 0, low === 1);
  }
}

/** Removes floating-point noise, so that six of nine directors equal two thirds. */
function withoutFloatNoise(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : value;
}

/** The combined outcome of a line with several rules. */
export function joinOutcomes(outcomes: readonly FlagOutcome[], join: 'all' | 'any'): FlagOutcome {
  const [deciding, other] = join === 'all' ? (['clear', 'triggered'] as const) : (['triggered', 'clear'] as const);
  if (outcomes.includes(deciding)) return deciding;
  return outcomes.every((outcome) => outcome === other) ? other : 'cannot_determine';
}
