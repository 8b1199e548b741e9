import type { Alternatives } from '@/lib/format/patterns';

export const MEDIAN_EMPLOYEE_PAY_UNLESS_WORDS: Alternatives = [
  [/\bhow many times/, 'how many times'],
  [/\bdivid(?:e|ed|ing)\b/, 'divide'],
  [/\bmultiple\b/, 'multiple'],
  [/\bratio (?:of|between|is|was)/, 'ratio of'],
  [/\bpay ratio$/, 'pay ratio'],
  [/\btimes the\b/, 'times the'],
  [/\bhow much more\b/, 'how much more'],
  [/\bcompare\w*/, 'compared'],
  [/\brelative to\b/, 'relative to'],
  [/\bversus\b/, 'versus'],
  [/\bexceed\w*/, 'exceeds'],
  [/\bto (?:the )?(?:median|typical|average)/, 'to median'],
];

export const CEO_PAY_RATIO_ASKED_WORDS: Alternatives = [
  'ratio',
  'multiple',
  'times',
  [/divid\w*/, 'dividends'],
  [/compare\w*/, 'compared'],
  'versus',
  'vs',
  'relative',
  'disparity',
  'gap',
  'how much more',
  [/exceed\w*/, 'exceeds'],
  'than',
];

export const CEO_OWNERSHIP_MULTIPLE_ASKED_WORDS: Alternatives = [
  [/guidelines?/, 'guideline'],
  [/requirements?/, 'requirement'],
  'multiple',
  [/polic\w*/, 'policy'],
  [/targets?/, 'target'],
  [/levels?/, 'level'],
];

export const CEO_OWNERSHIP_MULTIPLE_UNLESS_WORDS: Alternatives = [
  [/hedg\w*/, 'hedging'],
  [/pledg\w*/, 'pledging'],
  'largest',
  'biggest',
  'vote',
  [/percent\w*/, 'percentage'],
  [/beneficial\w*/, 'beneficially'],
  'special meeting',
  'proxy access',
  [/directors?' (?:stock|share)/, "director' stock"],
  'non employee director',
  'outside director',
];

export const SAY_ON_PAY_SUPPORT_ASKED_WORDS: Alternatives = [
  [/support\w*/, 'supported'],
  [/approv\w*/, 'approved'],
  [/percent\w*/, 'percentage'],
  [/results?/, 'result'],
  [/back\w*/, 'background'],
  [/favou?r\w*/, 'favorable'],
  'outcome',
  'level',
  'happy',
  [/endors\w*/, 'endorses'],
  [/agree\w*/, 'agreement'],
  'how many',
  'strongly',
  'proportion',
  'share',
  'score',
  [/fare\w*/, 'fare'],
  [/pass\w*/, 'passage'],
  'how did',
];

export const VOTE_ASKED_WORDS: Alternatives = [
  [/vot\w*/, 'vote'],
  [/resolutions?/, 'resolution'],
  'advisory',
  [/last (?:year|annual)/, 'last year'],
  'previous',
  'prior',
  'last meeting',
  [/investors?/, 'investor'],
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
];

export const CEO_PAY_RATIO_STAFF_WORDS: Alternatives = [
  [/employees?/, 'employee'],
  [/workers?/, 'worker'],
  "worker's",
  'workforce',
  'staff',
  [/associates?/, 'associate'],
  [/team members?/, 'team member'],
  'median',
  'person',
];

export const CEO_OWNERSHIP_MULTIPLE_REQUIRED_WORDS: Alternatives = [
  'multiple',
  'times',
  'salary',
  'salaries',
  'relative',
  [/required?/, 'require'],
  'must',
  'have to',
  'expected',
  [/guidelines?/, 'guideline'],
  'retainer',
];

export const CEO_OWNERSHIP_MULTIPLE_WHOSE_WORDS: Alternatives = [
  'ceo',
  [/chief exec\w*/, 'chief executive'],
  'peo',
  'boss',
  [/executives?/, 'executive'],
  [/officers?/, 'officer'],
  [/directors?/, 'director'],
  'salary',
  'management',
];

export const HEDGING_POLICY_ASKED_WORDS: Alternatives = [
  'stock',
  [/shares?/, 'share'],
  'securities',
  [/holdings?/, 'holding'],
  [/insiders?/, 'insider'],
  [/exec\w*/, 'executives'],
  [/directors?/, 'director'],
  [/officers?/, 'officer'],
  [/employees?/, 'employee'],
  [/polic\w*/, 'policy'],
];

export const HEDGING_POLICY_UNLESS_WORDS: Alternatives = [
  'interest rate',
  'foreign',
  'currency',
  'cash flow',
  'notional',
  'commodity',
  'fuel',
  'gain',
  'loss',
];

export const PLEDGING_POLICY_ASKED_WORDS: Alternatives = [
  'stock',
  [/shares?/, 'share'],
  'securities',
  [/holdings?/, 'holding'],
  [/insiders?/, 'insider'],
  [/exec\w*/, 'executives'],
  [/directors?/, 'director'],
  [/officers?/, 'officer'],
  [/polic\w*/, 'policy'],
];

export const SAY_ON_PAY_RESULT_WORDS: Alternatives = [
  [/support\w*/, 'supported'],
  [/approv\w*/, 'approval'],
  [/percent\w*/, 'percentage'],
  [/results?/, 'result'],
  [/back\w*/, 'backed'],
  [/favou?r\w*/, 'favored'],
  'outcome',
  'level',
  [/votes?/, 'vote'],
  'voted',
  'share',
];
