import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { NUMBER_WORD } from './governance-tag-words';

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

export const INDEPENDENCE_STATEMENTS: Alternatives = [
  [/determined.{0,250}\bindependent\b/, 'determined that Ms. Roe is independent'],
  [
    /\bindependent\b.{0,160}(?:nasdaq|nyse|new york stock exchange|listing standards|listing rules)/,
    'independent under the nasdaq',
  ],
  [
    new RegExp(String.raw`\b${NUMBER_WORD} (?:out )?of (?:our|the|its)? ?${NUMBER_WORD}\b.{0,80}independent`),
    'eight of our nine directors are independent',
  ],
  [
    /all (?:of )?(?:our |the )?(?:director )?(?:directors|nominees).{0,80}\bindependent\b/,
    'all of our directors are independent',
  ],
  [/\d+% independent/, '80% independent'],
  [new RegExp(String.raw`\b${NUMBER_WORD} (?:are )?independent (?:directors|nominees)`), 'nine independent directors'],
];

export const TIMES_MET: Alternatives = ['times', 'meetings', 'occasions'];

export const BOARD_MEETING_COUNTS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:board|directors)\b.{0,120}\b(?:met|held|meetings?)\b.{0,40}\b${NUMBER_WORD}` +
        String.raw`\b.{0,25}\b${oneOf(TIMES_MET)}`,
    ),
    'board of directors met nine times',
  ],
  [
    new RegExp(String.raw`\b${NUMBER_WORD} (?:\w+ ){0,3}meetings (?:of|by) (?:the|our) (?:full )?board`),
    'nine meetings of the board',
  ],
  [new RegExp(String.raw`\bboard meetings? (?:held )?.{0,20}\b${NUMBER_WORD}\b`), 'board meetings held: nine'],
  [new RegExp(String.raw`\b${NUMBER_WORD} board meetings`), 'nine board meetings'],
];

export const PROHIBITION_WORDS: Alternatives = [
  'prohibit',
  'restrict',
  'not permitted',
  'may not',
  'shall not',
  'forbid',
  'polic',
  'exception',
  [/bars?\b/, 'bar'],
];
