import { DOMESTIC_TYPES, MONITORED_TYPES } from '@/lib/edgar/forms';

/** Groups do not have the annual report of foreign filers. */
export const GROUP_TYPES = DOMESTIC_TYPES;

/** Document types that a subscription may monitor; amendments ("/A") trigger reports too. */
export const SUBSCRIPTION_TYPES = MONITORED_TYPES;

/**
 * Types that a company files once a year. Only these can be missing; current reports, quarterly reports, mergers and
 * amendments cannot.
 */
export const ANNUAL_TYPES = ['10-K', 'DEF 14A', '20-F'] as const;

export function isAnnualType(type: string): boolean {
  return (ANNUAL_TYPES as readonly string[]).includes(type);
}
