/** Whether a rule holds: Kleene's three values, because what was not read is neither yes nor no. */
export type Truth = 'yes' | 'no' | 'unknown';

export function all(truths: readonly Truth[]): Truth {
  if (truths.includes('no')) return 'no';
  return truths.includes('unknown') ? 'unknown' : 'yes';
}

export function any(truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('unknown') ? 'unknown' : 'no';
}
