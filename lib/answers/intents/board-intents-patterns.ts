import type { Alternatives } from '@/lib/format/patterns';

export const SHAREHOLDER_PROPOSALS_UNLESS_WORDS: Alternatives = [
  [/reasons?/, 'reason'],
  'why',
  'deadline',
  'next year',
  'proxy access',
  'nominate',
  [/required to (?:approve|pass)/, 'required to approve'],
  'say on pay',
  'remuneration',
  [/executive (?:pay|compensation)/, 'executive pay'],
  [/ratif\w*/, 'ratification'],
  'auditor',
  'how many directors',
  'each proposal',
  [/all (?:the )?proposals/, 'all proposals'],
  'accounting',
];

export const BOARD_MEETINGS_UNLESS_WORDS: Alternatives = [
  [/attend\w*/, 'attendance'],
  'annual meeting',
  [/nomin\w*/, 'nominees'],
  [/elect\w*/, 'election'],
  'independent',
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
  'agm',
  [/committees?/, 'committee'],
  [/other (?:public )?boards/, 'other boards'],
];

export const BOARD_CHAIR_ASKED_WORDS: Alternatives = [
  'who',
  "who's",
  'name',
  'which',
  [/combin\w*/, 'combined'],
  'same',
  [/separat\w*/, 'separate'],
  'both',
  'split',
  'independent',
  'dual',
  'structure',
  [/one (?:person|individual)/, 'one person'],
  [/roles?/, 'role'],
  'also',
  'and',
  'is',
];

export const BOARD_CHAIR_UNLESS_WORDS: Alternatives = [
  [/\b(?:audit|compensation|nominating|governance|risk|finance|committee)\b.*\bchair/, 'audit chair'],
  [/\bchair\w* of the (?:audit|comp|nomin|gov|risk|fin)/, 'chairs of the audit'],
  [/\bcommittee\b/, 'committee'],
];

export const LARGEST_HOLDER_ASKED_WORDS: Alternatives = [
  'largest',
  'biggest',
  'principal',
  'top',
  'major',
  'most',
  'main',
  'leading',
  'five percent',
  [/5 ?(?:%|percent)/, '5%'],
  'significant',
  'greatest',
];

export const HOLDINGS_ASKED_WORDS: Alternatives = [
  [/(?:share|stock)?\s?(?:holders?|owners?|investors?)/, 'holder'],
  [/stakes?/, 'stake'],
  [/positions?/, 'position'],
  'slice',
  [/shareholdings?/, 'shareholding'],
  [/holdings?/, 'holding'],
  'shares',
  'stock',
];

export const CYBERSECURITY_OVERSIGHT_ASKED_WORDS: Alternatives = [
  [/cyber\w*/, 'cybersecurity'],
  'information security',
  [/data (?:security|breach\w*|privacy)/, 'data security'],
  [/hack\w*/, 'hackers'],
  'it security',
  'digital security',
];

export const CEO_TOTAL_PAY_ASKED_WORDS: Alternatives = [
  [/total\w*/, 'totals'],
  'all',
  'overall',
  'aggregate',
  'how much',
  'altogether',
  [/add\w* up/, 'address up'],
  'summary',
  'sct',
  'reported',
  'package',
  [/what (?:was|is|did|were)/, 'what was'],
  'state',
  'latest',
  'recent',
  'last year',
];

export const CEO_TOTAL_PAY_UNLESS_WORDS: Alternatives = [
  'ratio',
  'median',
  [/own(?:ership)?/, 'own'],
  'typical',
  [/claw\w*/, 'clawback'],
  'severance',
  [/recoup\w*/, 'recoupment'],
  'base salary',
  [/bonus (?:amount|target)/, 'bonus amount'],
  [/stock awards?/, 'stock award'],
  [/option awards?/, 'option award'],
  [/perquisit\w*/, 'perquisites'],
  'other compensation',
  'target',
  'actually paid',
  'golden',
  'termination',
  'previous ceo',
  [/increase\w*/, 'increased'],
];

export const MEETING_DATE_UNLESS_WORDS: Alternatives = [
  'record',
  'entitled',
  'eligible',
  'allowed',
  [/regist\w*/, 'registered'],
  [/own(?:ed)?/, 'own'],
  [/qualif\w*/, 'qualify'],
  [/last (?:year|meeting)/, 'last year'],
  'previous',
  'prior',
  'support',
  [/board meet\w*/, 'board meeting'],
  [/how (?:many|often)/, 'how many'],
  'deadline',
  [/proxy solicit\w*/, 'proxy solicitation'],
  'fee',
];

export const PROPOSALS_UNLESS_WORDS: Alternatives = [
  'auditor',
  'accounting',
  [/directors?/, 'director'],
  [/nominees?/, 'nominee'],
  [/ratif\w*/, 'ratified'],
  'pay',
  'compensation',
  'deadline',
  'date',
  'when',
];

export const BOARD_MEETINGS_ASKED_WORDS: Alternatives = [
  [/meetings?/, 'meeting'],
  'meet',
  'meets',
  'met',
  'get together',
  'got together',
  [/gather\w*/, 'gathered'],
  [/conven\w*/, 'convened'],
  [/sessions?/, 'session'],
  'sat',
];

export const HOLDERS_ASKED_WORDS: Alternatives = [
  'largest',
  'biggest',
  'principal',
  'top',
  'major',
  'main',
  'beneficial',
  'significant',
  'five percent',
  [/5 ?%/, '5%'],
];

export const LARGEST_HOLDER_UNLESS_WORDS: Alternatives = [
  [/propos\w*/, 'proposal'],
  [/guideline\w*/, 'guidelines'],
  'salary',
  [/pledg\w*/, 'pledged'],
  [/hedg\w*/, 'hedging'],
  'highest paid',
  [/customers?/, 'customer'],
  'segment',
  [/awards?/, 'award'],
  'compensation',
  'pay',
];

export const OVERSIGHT_ASKED_WORDS: Alternatives = [
  'committee',
  'board',
  [/oversee\w*/, 'oversees'],
  'oversight',
  'who',
  [/responsib\w*/, 'responsible'],
  'which',
  [/monitor\w*/, 'monitors'],
  [/supervis\w*/, 'supervises'],
  [/watch\w*/, 'watches'],
];
