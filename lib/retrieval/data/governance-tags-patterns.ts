import type { Alternatives } from '@/lib/format/patterns';

export const NEXT_YEARS_NOMINATIONS_WORDS: Alternatives = [
  'advance notice',
  'proxy access',
  [/must be (?:received|delivered|submitted)/, 'must be received'],
  [/notice of (?:such |any |a )?nominat/, 'notice of nominat'],
  'stockholder nominee',
  [/nominat\w+ (?:by|from) (?:share|stock)holders/, 'nominated by shareholders'],
  'rule 14a-8',
  'rule 14a-19',
];

export const SHAREHOLDER_PROPOSAL_WORDS: Alternatives = [
  [/\b(?:share|stock)(?:holder|owner)(?:s'|'s)? proposals?/, 'shareholder proposal'],
  [/\bproposals? (?:by|from|submitted by) (?:a |our )?(?:share|stock)holders?/, 'proposal by shareholder'],
];

export const SHAREHOLDER_PROPOSAL_TEXT_WORDS: Alternatives = [
  [
    /\b(?:proposal|item)s? (?:no\.? ?|number )?\d{1,2}\W{0,6}(?:share|stock)(?:holder|owner) proposal/,
    'proposal 2shareholder proposal',
  ],
  [/(?:advised|notified|informed) (?:us|the company|by).{0,160}(?:proposal|resolution)/, 'advised usproposal'],
  [/(?:proponent|supporting statement|statement in (?:opposition|support))/, 'proponent'],
  [
    /\bresolved\W{1,3}(?:that )?(?:share|stock)?(?:holders|owners)?.{0,40}(?:request|ask|urge)/,
    'resolved: that shareholders request',
  ],
];

export const SAY_ON_PAY_SUPPORT_WORDS: Alternatives = [
  [/say.?on.?pay/, 'sayonpay'],
  [/advisory (?:vote|resolution|basis|proposal)/, 'advisory vote'],
  [/(?:compensation|pay) (?:program|of our named|proposal)/, 'compensation program'],
  'named executive officers',
];

export const SAY_ON_PAY_WORDS: Alternatives = [
  [/say.?on.?pay/, 'sayonpay'],
  [/advisory vote (?:to approve|on) (?:the )?(?:named )?executive/, 'advisory vote to approve executive'],
  [/advisory (?:resolution|approval|vote).{0,60}compensation/, 'advisory resolutioncompensation'],
];

export const BOARD_LEADERSHIP_WORDS: Alternatives = [
  'leadership structure',
  [/separat(?:e|ed|ion|ing)/, 'separate'],
  [/combin(?:e|ed|ing|ation)/, 'combine'],
  [/both (?:positions|roles)/, 'both positions'],
  [/lead(?:ing)? independent director/, 'lead independent director'],
  [/two (?:separate )?(?:roles|positions|individuals)/, 'two roles'],
  'independent chair',
  'executive chair',
];

export const BOARD_CHAIR_WORDS: Alternatives = [
  [
    /\b(?:non-?executive |independent |executive )?chair(?:man|woman|person)? of (?:the|our|its) board/,
    'chair of the board',
  ],
  [/\b(?:board|independent|executive|non-executive) chair(?:man|woman|person)?\b/, 'board chair'],
  [/\bchairman (?:and|&) (?:ceo|chief)/, 'chairman and ceo'],
];

export const OWNERSHIP_GUIDELINES_WORDS: Alternatives = [
  [/ownership (?:guideline|requirement|polic|level|target|threshold)/, 'ownership guideline'],
  [/(?:stock|share) ownership/, 'stock ownership'],
  'holding requirement',
  'ownership and retention',
  [/must (?:own|hold)/, 'must own'],
  [/required to (?:own|hold)/, 'required to own'],
  [/expected to (?:own|hold)/, 'expected to own'],
];

export const BENEFICIAL_OWNERSHIP_WORDS: Alternatives = [
  [/beneficial(?:ly)? own/, 'beneficial own'],
  'security ownership',
  'share ownership',
  'stock ownership of',
  [/principal (?:share|stock)holders/, 'principal shareholders'],
  [/(?:significant|certain) (?:share|stock)holders/, 'significant shareholders'],
];

export const BENEFICIAL_OWNERSHIP_AT_LEAST_WORDS: Alternatives = [
  [/percent(?:age)? of (?:class|total|shares|outstanding|common)/, 'percent of class'],
  [/% of (?:class|total|shares|outstanding)/, '% of class'],
  [/\bpercent\b/, 'percent'],
  'percentage',
];

export const MAJOR_HOLDERS_WORDS: Alternatives = [
  'beneficial',
  [/5 ?%/, '5%'],
  'five percent',
  [/principal (?:share|stock)holders/, 'principal shareholders'],
  [/significant (?:share|stock)holders/, 'significant shareholders'],
  'vanguard',
  'blackrock',
  'state street',
  'fmr llc',
];

export const DIRECTOR_RETIREMENT_WORDS: Alternatives = [
  'retirement age',
  'mandatory retirement',
  [/retire(?:ment)? policy/, 'retire policy'],
  [/term limits?/, 'term limit'],
  [/attain\w* (?:the )?age/, 'attaining age'],
  [/age (?:of )?7\d/, 'age 72'],
  [/\btenure\b/, 'tenure'],
];

export const SHAREHOLDER_RIGHTS_WORDS: Alternatives = [
  'proxy access',
  [/special meetings?/, 'special meeting'],
  'written consent',
  'majority voting',
  'plurality',
  'supermajority',
  'classified board',
  'staggered',
  'annual election',
  'poison pill',
  'rights plan',
  [/dual.class/, 'dual class'],
];
