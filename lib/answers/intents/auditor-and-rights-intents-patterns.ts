import type { Alternatives } from '@/lib/format/patterns';

export const AUDITOR_ASKED_WORDS: Alternatives = [
  [/ratif\w*/, 'ratification'],
  [/propos\w*/, 'proposal'],
  [/appoint\w*/, 'appointment'],
  [/approve\w*/, 'approved'],
  [/select\w*/, 'selected'],
  'which',
  'who',
  "who's",
  'name',
  'identify',
  [/engage\w*/, 'engagements'],
  'external',
  'independent',
];

export const AUDITOR_UNLESS_WORDS: Alternatives = [
  [/committee (?:members?|chair)/, 'committee member'],
  [/chairs? the/, 'chair the'],
  [/sits? on/, 'sit on'],
  [/members? of/, 'member of'],
  'tenure',
  'since',
  [/independent directors?/, 'independent director'],
  [/cyber\w*/, 'cybersecurity'],
  [/resign\w*/, 'resignation'],
  [/dismiss\w*/, 'dismissed'],
  [/switch\w*/, 'switches'],
];

export const RECORD_DATE_ASKED_WORDS: Alternatives = [
  [/own\w*/, 'ownership'],
  'hold',
  'held',
  [/holders?/, 'holder'],
  [/regist\w*/, 'registered'],
  'record',
  [/entitle\w*/, 'entitled'],
  [/eligib\w*/, 'eligible'],
  [/qualif\w*/, 'qualify'],
  'allowed',
  'as of',
  [/cut ?off/, 'cutoff'],
  'get to vote',
  'can vote',
  'may vote',
];

export const DUAL_CLASS_SHARES_ASKED_WORDS: Alternatives = [
  'dual class',
  [/share class\w*/, 'share classified'],
  [/classes of (?:stock|shares?|common)/, 'classes of stock'],
  [/unequal vot\w*/, 'unequal vote'],
  [/one share,? one vote/, 'one share one vote'],
  [/super ?voting/, 'supervoting'],
  'multiple votes per share',
  'votes per share',
  'different voting rights',
  'each share has',
];

export const OVERBOARDING_LIMIT_ASKED_WORDS: Alternatives = [
  [/limit\w*/, 'limits'],
  'cap',
  'capped',
  [/max\w*/, 'maximum'],
  'at most',
  'how many',
  'more than',
  [/restrict\w*/, 'restricted'],
  'allowed',
  'too many',
  [/polic\w*/, 'policy'],
  'permitted',
  'may',
];

export const AUDITOR_SINCE_UNLESS_WORDS: Alternatives = [
  [/fees?/, 'fee'],
  'how much',
  'cost',
  [/charg\w*/, 'charged'],
  [/bill\w*/, 'billed'],
  'fiscal year',
  'most recent year',
  'latest year',
  'paid',
  'term limit',
  'committee',
];

export const RECORD_DATE_HOLDING_WORDS: Alternatives = [
  [/own\w*/, 'owned'],
  [/hold\w*/, 'holding'],
  'held',
  [/regist\w*/, 'registered'],
  'of record',
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
  [/cut ?off/, 'cutoff'],
  [/holders?/, 'holder'],
];

export const PROPOSAL_DEADLINE_ASKED_WORDS: Alternatives = [
  'deadline',
  'by when',
  'last day',
  'when must',
  'due',
  [/cut ?off/, 'cutoff'],
  [/submit\w*/, 'submitted'],
  'until when',
  'latest date',
];

export const OVERBOARDING_LIMIT_SERVING_WORDS: Alternatives = [
  'serve',
  'serving',
  'sit',
  'sits',
  'join',
  [/seats?/, 'seat'],
  [/directorships?/, 'directorship'],
  [/boards?/, 'board'],
  'hold',
];

export const RETIREMENT_AGE_LIMIT_WORDS: Alternatives = [
  [/retire\w*/, 'retirement'],
  'limit',
  'maximum',
  'mandatory',
  [/polic\w*/, 'policy'],
  'too old',
  'have to leave',
  'must leave',
  'step down',
];
