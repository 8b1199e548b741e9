import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const RESULTS_STATED: Alternatives = [
  'approved',
  'ratified',
  'adopted',
  'passed',
  'carried',
  'defeated',
  'rejected',
  [/(?:re-?)?elected/, 'elected'],
];

export const SAYS_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:was|were|has been|have been|is|are) (?:\w+ly |not |therefore |thus ){0,3}` +
        String.raw`${oneOf(RESULTS_STATED)}\b`,
    ),
    'was approved',
  ],
  [/\b(?:did not|failed to) (?:pass|receive)\b/, 'did not pass'],
  [/\bpassed\b/, 'passed'],
  [/\bfailed\b/, 'failed'],
];

export const PROPOSALS: Alternatives = [
  [/proposals?/, 'proposals'],
  [/resolutions?/, 'resolutions'],
  [/items?/, 'items'],
  [/matters?/, 'matters'],
];
export const PASSED: Alternatives = ['passed', 'approved', 'adopted', 'carried'];
export const EXCEPT: Alternatives = ['except', 'other than', 'with the exception of'];
