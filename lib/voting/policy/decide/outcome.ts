/** Whether a rule holds, in Kleene's three-valued logic: a fact that was not read is neither yes nor no. */
export type Truth = 'yes' | 'no' | 'unknown';

/** "yes" where all are, "no" where one is "no". */
export function all(truths: readonly Truth[]): Truth {
  if (truths.includes('no')) return 'no';
  return truths.includes('unknown') ? 'unknown' : 'yes';
}

/** "yes" where one is, "no" where all are "no". */
export function any(truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('unknown') ? 'unknown' : 'no';
}
