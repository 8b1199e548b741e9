import type { Alternatives } from '@/lib/format/patterns';

export const SAY_ON_PAY_SUPPORT_SUBJECT_WORDS: Alternatives = [
  [/\bsay[- ]on[- ]pay\b/, 'say on pay'],
  [/\badvisory\b/, 'advisory'],
  [/\bexecutive compensation\b/, 'executive compensation'],
  [/\bcompensation of (?:our|the) named/, 'compensation of our named'],
  [/\bpay program/, 'pay program'],
  [/\bcompensation program/, 'compensation program'],
];

export const WOMEN_DIRECTORS_NOT_WORDS: Alternatives = [
  [/\bchaired?\b/, 'chaire'],
  [/\bcommittees?\b/, 'committee'],
  [/\bemployees?\b/, 'employee'],
  [/\bworkforce/, 'workforce'],
  [/\bmanagers?\b/, 'manager'],
  [/\badded\b/, 'added'],
  [/\bnew (?:directors|nominees)/, 'new directors'],
  [/\bjoined\b/, 'joined'],
  [/\band\/or\b/, 'and/or'],
  [/\bwomen,? or\b/, 'women or'],
  [/\bor (?:racially|ethnically|people)/, 'or racially'],
];
