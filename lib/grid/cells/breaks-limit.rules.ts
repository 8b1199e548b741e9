import type { Limit } from '../limits.rules';

type Range = { low: number | null; high: number | null };

/** Whether a value is beyond a column's limit; null where the words allow both, or there is no number. */
export function breaksLimit({ low, high }: Range, limit: Limit | null): boolean | null {
  if (!limit || low === null || high === null) return null;
  const [least, most, value] = [low, high, limit.value].map((each) => Math.round(each * 1e6) / 1e6);
  if (least === undefined || most === undefined || value === undefined) return null;
  const decide = (isBroken: boolean, isKept: boolean) => (isBroken ? true : isKept ? false : null);
  switch (limit.operator) {
    case 'above':
      return decide(least > value, most <= value);
    case 'at_least':
      return decide(least >= value, most < value);
    case 'below':
      return decide(most < value, least >= value);
    case 'at_most':
      return decide(most <= value, least > value);
    case 'equals':
      return decide(least === value && most === value, least > value || most < value);
  }
}
