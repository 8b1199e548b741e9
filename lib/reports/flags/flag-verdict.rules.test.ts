import { describe, expect, it } from 'vitest';
import { flagVerdict } from './flag-verdict.rules';

const status = (triggered: number, undetermined: number, clear: number) => ({
  flags_configured: true,
  total_flags_configured: triggered + undetermined + clear,
  flags_triggered: triggered,
  flags_cannot_determine: undetermined,
  flags_clear: clear,
});

describe('flagVerdict', () => {
  it('counts triggered flags of all', () => {
    expect(flagVerdict(status(4, 2, 9))).toMatchObject({
      tone: 'triggered',
      headline: '4 of 15 flags triggered',
      sentence: 'Review triggered flags below for items requiring attention',
    });
  });

  it('is neither green nor amber when some could not be determined and none triggered', () => {
    expect(flagVerdict(status(0, 3, 12))).toEqual({
      tone: 'undetermined',
      headline: '3 of 15 flags could not be determined',
      sentence: '12 flags are clear and none triggered. What could not be determined is not counted as clear.',
    });
  });

  it('says that all were checked only when all were', () => {
    expect(flagVerdict(status(0, 0, 15)).headline).toBe('All 15 flags checked - No issues identified');
  });
});
