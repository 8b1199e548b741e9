import { formatCounted } from '@/lib/format/numbers';
import type { Report } from '../schema';

type FlagStatus = NonNullable<Report['flag_status']>;

export type FlagVerdict = { tone: 'triggered' | 'undetermined' | 'clear'; headline: string; sentence: string };

/**
 * The overall statement about a report's flags. With undetermined flags and none triggered it is neither green nor
 * amber, because "all checked" would be wrong.
 */
export function flagVerdict({
  total_flags_configured: total,
  flags_triggered: triggered,
  flags_cannot_determine: undetermined,
  flags_clear: clear,
}: FlagStatus): FlagVerdict {
  if (triggered > 0) {
    return {
      tone: 'triggered',
      headline: `${triggered} of ${total} flags triggered`,
      sentence: 'Review triggered flags below for items requiring attention',
    };
  }
  if (undetermined > 0) {
    return {
      tone: 'undetermined',
      headline: `${undetermined} of ${formatCounted(total, 'flag')} could not be determined`,
      sentence:
        `${formatCounted(clear, 'flag')} ${clear === 1 ? 'is' : 'are'} clear and none triggered. What could not be ` +
        'determined is not counted as clear.',
    };
  }
  return {
    tone: 'clear',
    headline: `All ${total} flags checked - No issues identified`,
    sentence: 'Every condition was checked against evidence in the documents.',
  };
}
