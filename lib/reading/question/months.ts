export const MONTHS: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december'.split(' '),
);
