import type { FactKey } from '../fact-keys';
import { EVIDENCE } from './evidence';

const at = (name: (typeof EVIDENCE)[number]) => EVIDENCE.indexOf(name);

/** Share of nominees whom the filing mentions with a title elsewhere; one in ten may have none. */
const MOST_KNOWN = 0.9;

/** Why a value is not stated, however probable: other statements of the filing contradict it. */
export function reasonToWithhold(key: FactKey, row: readonly number[], isFromRules: boolean): string | undefined {
  const agrees = row[at('agrees')] ?? 0;
  if (row[at('isLargest')] === 0) return 'another holder of the table has a larger share';
  if (key === 'ceo_pay_ratio' && agrees < 0) return 'it is not the quotient of the pay amounts that the filing states';
  if (key === 'record_date' && agrees < 0) return 'it is not shortly before the meeting';
  if (key === 'nominees' && agrees <= 0) return 'no other place in the filing gives this number of nominees';
  if (key === 'nominees' && (row[at('support')] ?? 0) < MOST_KNOWN)
    return 'the filing does not mention this person elsewhere';
  if (isFromRules) return undefined;
  if (agrees < 0) return 'other facts of the filing do not fit it';
  if (key === 'ceo_total_pay' && agrees < 1) return 'the pay ratio does not confirm it';
  return undefined;
}
