import type { Alternatives } from '@/lib/format/patterns';

export const CHAIR_WORDS: Alternatives = [
  [/chair\w*/, 'chairs'],
  [/heads? (?:of )?the board/, 'head the board'],
  [/heads? the board/, 'head the board'],
  [/leads? the board/, 'lead the board'],
  [/presid(?:es|ing) over the board/, 'presides over the board'],
  'board leadership',
  'head of the board',
];

export const BEFORE_PROPOSALS: Alternatives = ['themselves ', 'have ', 'has '];

export const PROPOSALS_MADE: Alternatives = [
  [/proposals?/, 'proposal'],
  [/resolutions?/, 'resolution'],
  [/motions?/, 'motion'],
  [/proponents?/, 'proponent'],
  [/ask\w*/, 'asked'],
];

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
