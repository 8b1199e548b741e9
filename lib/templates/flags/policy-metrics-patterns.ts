import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const ELECTED_ANNUALLY: Alternatives = [
  [/annual(?:ly)? elect(?:ed|ions?)/, 'annual elected'],
  [/elected (?:annually|each year|every year)/, 'elected annually'],
];

export const CLASSIFIED_BOARD_OPPOSITE_WAYS_WORDS: Alternatives = [
  [
    new RegExp(String.raw`\b(?:directors?|board|nominees?)?\s?(?:is |are )?${oneOf(ELECTED_ANNUALLY)}\b`),
    'annual elected',
  ],
  [/\bannual elections?\b/, 'annual election'],
  [/\bdeclassified\b/, 'declassified'],
];

export const DUAL_CLASS_SHARES_WORDS: Alternatives = [
  [
    /\b(?:dual|multi|multiple)[- ]class(?:es)?(?: (?:share|stock|capital))?(?: structure| shares?| stock)?\b/,
    'dual class',
  ],
  [/\bunequal voting(?: rights| shares?)?\b/, 'unequal voting'],
  [/\bsuper-?voting(?: shares?| stock)?\b/, 'supervoting'],
];

export const COMBINING_ENDINGS: Alternatives = ['ed', [/es?/, 'e'], 'ing', 'ation of'];

export const FIRST_ROLE: Alternatives = ['ceo', [/chair(?:man|person|woman)?/, 'chair'], 'chief executive'];

export const ROLES_JOINED_BY: Alternatives = [[/\//, '/'], ' and ', ' & ', '-', ' '];

export const COMBINED_CHAIR_CEO_ROLES: Alternatives = [
  [/ roles?/, ' role'],
  [/ positions?/, ' position'],
];

export const CEO_NAMES: Alternatives = ['ceo', [/chief executive(?: officer)?/, 'chief executive']];

export const HOLDS_ROLE: Alternatives = ['is ', 'also ', 'serves as ', 'acts as ', 'serving as ', 'who is ', 'holds '];

export const CHAIR_ENDINGS: Alternatives = ['man', 'person', 'woman'];

export const CHAIR_OR_CEO: Alternatives = [[/chair(?:man|person|woman)?/, 'chair'], 'ceo'];

export const CEO_OR_CHAIR: Alternatives = ['ceo', [/chair(?:man|person|woman)?/, 'chair']];

export const HELD_BY_ONE: Alternatives = [
  'combined',
  [/held by (?:the same|one) person/, 'held by the same person'],
  'the same person',
];

export const HOLDS_VERBS = plainWords('is, serves as, holds, as');

export const SEPARATED_ROLES: Alternatives = [[/chair(?:man|person|woman)?/, 'chair'], 'ceo', 'chief executive'];

export const SEPARATED_FORMS: Alternatives = [[/separate[d]?/, 'separate'], 'split'];

export const SEPARATE_CHAIR_AND_CEO: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(SEPARATED_ROLES)}(?:\/| and | & )(?:the )?${oneOf(FIRST_ROLE)}(?: officer)?` +
        String.raw`${oneOf(COMBINED_CHAIR_CEO_ROLES)}? (?:are |is )?(?:not )?${oneOf(SEPARATED_FORMS)}\b`,
    ),
    'chair/ceo separate',
  ],
  [
    new RegExp(
      String.raw`\bseparat(?:e|ion of)(?: the)? (?:chair|ceo)\w*(?: and |\/)(?:the )?(?:ceo|chair)\w*` +
        String.raw`${oneOf(COMBINED_CHAIR_CEO_ROLES)}?\b`,
    ),
    'separate chairs and ceo',
  ],
];

export const HEDGING_BANS: Alternatives = [
  [/anti-?hedging/, 'antihedging'],
  'hedging prohibition',
  [/prohibition (?:of|on|against) hedging/, 'prohibition of hedging'],
  'ban on hedging',
  'hedging ban',
  [/prohibits? hedging/, 'prohibit hedging'],
  [/hedging (?:and pledging )?polic(?:y|ies)/, 'hedging policy'],
];

export const HEDGING_PERMITTED_OPPOSITE_WAYS_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(HEDGING_BANS)}\b`), 'antihedging'],
  [
    /\bhedg\w+ (?:of (?:company )?(?:stock|shares) )?(?:is |are )?(?:not )?(?:prohibited|banned|forbidden)\b/,
    'hedging prohibited',
  ],
];

export const PLEDGING_BANS: Alternatives = [
  [/anti-?pledging/, 'antipledging'],
  'pledging prohibition',
  [/prohibition (?:of|on|against) pledging/, 'prohibition of pledging'],
  'ban on pledging',
  'pledging ban',
  [/prohibits? pledging/, 'prohibit pledging'],
  [/pledging polic(?:y|ies)/, 'pledging policy'],
];

export const PLEDGING_PERMITTED_OPPOSITE_WAYS_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(PLEDGING_BANS)}\b`), 'antipledging'],
  [
    /\bpledg\w+ (?:of (?:company )?(?:stock|shares) )?(?:is |are )?(?:not )?(?:prohibited|banned|forbidden)\b/,
    'pledging prohibited',
  ],
];

export const PLURALITY_VOTE_FILLERS_WORDS: Alternatives = [
  [/elections?/, 'elections'],
  'elected',
  'uncontested',
  'standard',
  'voting',
  'vote',
  'for',
  [/directors?/, 'directors'],
  [/uses?/, 'uses'],
];

export const HEDGING_AND_PLEDGING_FILLERS_WORDS: Alternatives = [
  'policy',
  'policies',
  'stock',
  'shares',
  [/executives?/, 'executives'],
  [/officers?/, 'officers'],
  [/insiders?/, 'insiders'],
  'employees',
  [/directors?/, 'directors'],
];
