/** Document types that a subscription may monitor; amendments ("/A") trigger reports too. */
export const SUBSCRIPTION_TYPES = [
  '10-K',
  '10-K/A',
  '10-Q',
  '10-Q/A',
  'DEF 14A',
  'DEF 14A/A',
  'DEFM14A',
  '8-K',
  '8-K/A',
  '20-F',
  '20-F/A',
] as const;

/** Groups do not have the annual report of foreign filers. */
export const GROUP_TYPES = [
  '10-K',
  '10-K/A',
  '10-Q',
  '10-Q/A',
  'DEF 14A',
  'DEF 14A/A',
  'DEFM14A',
  '8-K',
  '8-K/A',
] as const;

/**
 * Types that a company files once a year. Only these can be missing; current reports, quarterly reports, mergers and
 * amendments cannot.
 */
export const ANNUAL_TYPES = ['10-K', 'DEF 14A', '20-F'] as const;

export function isAnnualType(type: string): boolean {
  return (ANNUAL_TYPES as readonly string[]).includes(type);
}
