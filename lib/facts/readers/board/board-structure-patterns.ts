import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';

export const CLASSIFIED_BOARD_DIVIDED = plainWords('divided, classified, separated, staggered');

export const CLASSIFIED_BOARD_YES: Alternatives = [
  [
    new RegExp(
      String.raw`\bboard[^.;]{0,70}?(?:is |are )?${oneOf(CLASSIFIED_BOARD_DIVIDED)}` +
        String.raw`[^.;]{0,30}?(?:into )?(?:three|two|3) (?:staggered )?classes`,
    ),
    'boarddividedthree classes',
  ],
  [
    /\b(?:class (?:i{1,3}|1|2|3|a|b) directors?)\b[^.;]{0,100}?(?:three[- ]year|expire|term)/,
    'class i director three year',
  ],
  [/\bclassified board (?:structure|of directors)?/, 'classified board '],
];

export const CLASSIFIED_BOARD_UNLESS_WORDS: Alternatives = [
  [/declassif\w*/, 'declassifies'],
  'no classified',
  [/not (?:have )?(?:a )?classified/, 'not classified'],
  [/eliminat\w*/, 'eliminated'],
  'no longer',
  [/do(?:es)? not have/, 'do not have'],
  'without a classified',
];

export const CLASSIFIED_BOARD_DIRECTORS: Alternatives = [
  [/directors?/, 'director'],
  [/nominees?/, 'nominee'],
];

export const CLASSIFIED_BOARD_STAND = plainWords('stand, stands, are, is, be');

export const CLASSIFIED_BOARD_ANNUALLY: Alternatives = [
  'annually',
  'on an annual basis',
  'each year',
  'every year',
  [/for (?:a )?one[- ]year terms?/, 'for one year term'],
];

export const CLASSIFIED_BOARD_NO: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:all|each|our) (?:of (?:our|the) )?${oneOf(CLASSIFIED_BOARD_DIRECTORS)}[^.;]{0,60}?` +
        String.raw`${oneOf(CLASSIFIED_BOARD_STAND)}? ?(?:for )?(?:re-?)?elect(?:ed|ion)? ` +
        oneOf(CLASSIFIED_BOARD_ANNUALLY),
    ),
    'all directorelect annually',
  ],
  [
    /\bannual(?:ly)? (?:elect\w*|election) of (?:all |our |the )?(?:directors|nominees|board)/,
    'annual election of directors',
  ],
  [/\bdirectors (?:are )?elected annually/, 'directors elected annually'],
  [/\b(?:no|not (?:have )?(?:a )?) ?classified board/, 'noclassified board'],
  [/\bdeclassified board/, 'declassified board'],
  [/\bone-year terms?\b/, 'one-year term'],
  [/\ball directors (?:stand|elected)/, 'all directors stand'],
];

export const MAJORITY_VOTE: Alternatives = [
  [
    /\bmajority[- ](?:vote|voting)\b[^.;]{0,80}?(?:standard|director|election|policy|uncontested)/,
    'majority vote standard',
  ],
  [
    /\b(?:elect\w*|nominee|director)[^.;]{0,120}?(?:a |the )?majority of (?:the )?votes cast/,
    'electionmajority of votes cast',
  ],
];

export const DIRECTOR_VOTE_STANDARD_NOMINEE: Alternatives = ['nominee', 'director', 'elect'];

export const PLURALITY_OR_MAJORITY_VOTE: Alternatives = [
  [/\belect\w*[^.;]{0,80}?\bby (?:a )?majority vote/, 'election by majority vote'],
  [
    new RegExp(
      String.raw`\b${oneOf(DIRECTOR_VOTE_STANDARD_NOMINEE)}\w*[^.;]{0,140}?\bvotes ` +
        String.raw`(?:cast )?"?for"?[^.;]{0,70}?\bexceed\w*[^.;]{0,60}?"?against"?`,
    ),
    'nominees votes for exceeds against',
  ],
  [
    new RegExp(
      String.raw`\b${oneOf(DIRECTOR_VOTE_STANDARD_NOMINEE)}\w*[^.;]{0,120}?\bmore votes ` +
        String.raw`(?:cast )?"?for"?[^.;]{0,40}?than[^.;]{0,20}?"?against"?`,
    ),
    'nominees more votes for than against',
  ],
];

export const ELECTION_KINDS: Alternatives = ['otherwise', 'uncontested'];

export const DUAL_CLASS_SHARES_TEN: Alternatives = ['ten', '10', 'twenty', '20', 'fifteen', 'five', [/\d{1,2}/, '2']];

export const DUAL_CLASS_SHARES_PER_SHARE: Alternatives = [' per share', ' for each'];

export const DUAL_CLASS_YES: Alternatives = [
  [
    new RegExp(
      String.raw`\bclass [b-h] (?:common )?(?:stock|shares?)[^.;]{0,120}?\b${oneOf(DUAL_CLASS_SHARES_TEN)}` +
        String.raw` votes${oneOf(DUAL_CLASS_SHARES_PER_SHARE)}?`,
    ),
    'class b stock ten votes',
  ],
  [
    /\b(?:ten|10|twenty|20|\d{1,2}) votes (?:per share|for each share)[^.;]{0,80}?class [b-h]/,
    'ten votes per shareclass b',
  ],
  [/\bdual[- ]class (?:common |capital )?(?:stock |share )?structure/, 'dual class structure'],
  [/\bmulti-class (?:stock|share)/, 'multi-class stock'],
];

export const DUAL_CLASS_NO: Alternatives = [
  [/no dual[- ]class/, 'no dual class'],
  [/one share,? (?:equals )?one vote/, 'one share one vote'],
  [/single class of (?:voting|common|capital|stock)/, 'single class of voting'],
  [/one class of (?:outstanding )?(?:voting|common|capital|stock)/, 'one class of voting'],
  [/only (?:one )?class of voting/, 'only class of voting'],
  [/no other (?:class of )?voting securities/, 'no other voting securities'],
  [/each share[^.;]{0,60}?(?:is )?entitled to one vote/, 'each shareentitled to one vote'],
  [/entitled to one vote (?:per|for each) share/, 'entitled to one vote per share'],
];

export const POISON_PILL_POISON_PILL: Alternatives = [
  'poison pill',
  [/(?:stock|share)holder rights plan/, 'stockholder rights plan'],
  'rights plan',
];

export const POISON_PILL_WORDS: Alternatives = [
  [/no (?:poison pill|(?:stock|share)holder rights plan)/, 'no poison pill'],
  [
    new RegExp(String.raw`do(?:es)? not (?:currently )?have (?:a|any) ${oneOf(POISON_PILL_POISON_PILL)}`),
    'do not have a poison pill',
  ],
];

export const POISON_PILL_ADOPTED: Alternatives = [
  'adopted',
  [/maintain\w*/, 'maintained'],
  'has in place',
  'entered into',
];

export const POISON_PILL_STOCK_SHARE: Alternatives = [
  [/(?:stock|share)holder rights (?:plan|agreement)/, 'stockholder rights plan'],
  'poison pill',
  'rights agreement',
];

export const SUPERMAJORITY_ELIMINATED = plainWords('eliminated, removed, have eliminated, has eliminated');

export const SUPERMAJORITY_NO: Alternatives = [
  [/\b(?:no|without|not (?:have|contain|include) (?:any )?) ?super-?\s?majority\b[^.;]{0,60}/, 'nosupermajority'],
  [
    new RegExp(
      String.raw`\b${oneOf(SUPERMAJORITY_ELIMINATED)}` +
        String.raw`\s(?:all |our |the |any )*super-?\s?majority\b[^.;]{0,60}`,
    ),
    'eliminated supermajority',
  ],
];

export const SUPERMAJORITY_SHARES: Alternatives = [
  [/66\s?2\/3/, '662/3'],
  [/66\.6\d?/, '66.6'],
  [/66\.67/, '66.67'],
  '67',
  '75',
  '80',
  [/two[- ]thirds/, 'two thirds'],
  [/three[- ]fourths/, 'three fourths'],
  'eighty',
  'seventy-five',
  'sixty-six and two-thirds',
];

export const PERCENT_SIGNS: Alternatives = ['%', [/percent(?:\s\(\d{1,2}%\))?/, 'percent']];

export const SUPERMAJORITY_VOTING_POWER = plainWords('voting power, outstanding, combined voting, votes, shares');

export const AMENDED_DOCUMENTS: Alternatives = [
  'amend',
  'alter',
  'repeal',
  'remov',
  [/bylaws?/, 'bylaw'],
  [/by-laws?/, 'by-law'],
  'certificate',
  'articles',
  'charter',
];

export const AMENDING_VERBS = plainWords('amend, alter, repeal, remov');

export const SUPERMAJORITY_SHARES_AFTER: Alternatives = [
  [/66\s?2\/3/, '662/3'],
  [/66\.67/, '66.67'],
  '67',
  '75',
  '80',
  [/two[- ]thirds/, 'two thirds'],
  'eighty',
];

export const SUPERMAJORITY_YES: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(SUPERMAJORITY_SHARES)}\s?${oneOf(PERCENT_SIGNS)}` +
        String.raw`?\s(?:or more )?(?:of (?:the |our |all )?)?(?:then[- ])?${oneOf(SUPERMAJORITY_VOTING_POWER)}` +
        String.raw`[^.;]{0,160}?\b${oneOf(AMENDED_DOCUMENTS)}\w*`,
    ),
    '662/3 voting power amended',
  ],
  [
    new RegExp(
      String.raw`\b${oneOf(AMENDING_VERBS)}\w*[^.;]{0,160}?\b${oneOf(SUPERMAJORITY_SHARES_AFTER)}` +
        String.raw`\s?(?:%|percent)?\s(?:or more )?(?:of (?:the |our |all )?)?(?:then[- ])?` +
        oneOf(SUPERMAJORITY_VOTING_POWER),
    ),
    'amended 662/3 voting power',
  ],
];

export const SUPERMAJORITY_UNLESS_WORDS: Alternatives = [
  'incumbent directors',
  'plan',
  'award',
  'indenture',
  'notes',
  [/eliminat\w*/, 'eliminated'],
  [/replac\w*/, 'replace'],
  'proposal',
  'would',
  [/change (?:in|of) control/, 'change in control'],
];

export const SPECIAL_MEETING_RIGHT_WORDS: Alternatives = [
  'may not',
  'cannot',
  [/do not have the (?:right|ability) to/, 'do not have the right to'],
  [/are not (?:permitted|able|entitled) to/, 'are not permitted to'],
];

export const PROXY_ACCESS_WORDS: Alternatives = [
  [/\bproxy access\b[^.;]{0,120}?(?:3%|three percent|bylaw|right|provision|adopt|nominat|permit)/, 'proxy access 3%'],
  [
    /\b(?:3%|three percent)[^.;]{0,140}?(?:three years|3 years)[^.;]{0,140}?(?:nominat|nominee|20%|include)/,
    '3%three yearsnominat',
  ],
];

export const TERM_LIMIT_UNLESS_WORDS: Alternatives = [
  'committee',
  'chair',
  'auditor',
  'partner',
  'lead director',
  'lead independent',
  'class i',
  'three-year term',
  'no term limit',
  'does not have',
  'do not have',
  [/not (?:believe|impose)/, 'not believe'],
  'audit',
];

export const RETIREMENT_OF_OTHERS_PENSION: Alternatives = [
  'pension',
  '401',
  [/vest\w*/, 'vesting'],
  'award',
  'option',
  'plan',
  [/executive officers?/, 'executive officer'],
  [/employees?/, 'employee'],
  'normal retirement',
  'early retirement',
  'years of service',
  'having reached',
  'will be retiring',
  'although',
  [/expects? to retire/, 'expect to retire'],
  'director since',
];

export const RETIREMENT_OF_OTHERS_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(RETIREMENT_OF_OTHERS_PENSION)}\b`), 'pension'],
  [new RegExp(String.raw`\b${PLAIN_TITLE}\.`), 'Mr.'],
];

export const RETIREMENT_OF_OTHERS = new RegExp(alternatives(RETIREMENT_OF_OTHERS_WORDS), 'i');
