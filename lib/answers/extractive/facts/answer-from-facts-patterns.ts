import type { Alternatives } from '@/lib/format/patterns';

export const OTHER_MEASURE_WORDS: Alternatives = [
  [/supplement\w*/, 'supplemental'],
  [/alternat\w*/, 'alternative'],
  [/hypothetical\w*/, 'hypothetical'],
  'excluding',
  [/if we (?:had )?exclud\w+/, 'if we excluded'],
  'adjusted',
  [/annuali[sz]ed/, 'annualised'],
  'for comparison',
  [/(?:down|up) from/, 'down from'],
  [/(?:a|one) year earlier/, 'a year earlier'],
  'prior year',
  'previous year',
  [/would (?:have been|be)/, 'would have been'],
  [/without (?:the|these|this)/, 'without the'],
  'assuming',
  [/full[- ]time (?:employees|workers) only/, 'full time employees only'],
];
