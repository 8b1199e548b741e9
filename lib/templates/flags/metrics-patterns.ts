import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const SAY_ON_PAY_WORDS: Alternatives = [
  [/\bsay[- ]on[- ]pay\b/, 'say on pay'],
  [
    /\badvisory vote on (?:(?:executive|named executive officer|neo)(?:'s|s')? )?(?:compensation|pay)\b/,
    'advisory vote on compensation',
  ],
];

export const SAY_ON_PAY_OPPOSITION_FILLERS_WORDS: Alternatives = [
  [/votes?/, 'vote'],
  'voted',
  'voting',
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
  [/investors?/, 'investor'],
  'previous',
  'last',
  'prior',
  'cast',
  'resolution',
  'proposal',
  'received',
  'receives',
  'meeting',
  'annual',
  "year's",
];

export const SAY_ON_PAY_SUPPORT_FILLERS_WORDS: Alternatives = [
  'support',
  'supported',
  'approval',
  'approved',
  [/votes?/, 'vote'],
  'voted',
  'voting',
  'favor',
  'favour',
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
  [/investors?/, 'investor'],
  'previous',
  'last',
  'prior',
  'cast',
  'resolution',
  'proposal',
  [/results?/, 'result'],
  'received',
  'receives',
  'receive',
  'meeting',
  'annual',
  "year's",
  'passed',
  'passes',
  'passing',
  'outcome',
  'got',
  'gets',
];

export const NON_AUDIT_FEE_SHARE_FILLERS_WORDS: Alternatives = [
  'paid',
  [/auditors?/, 'auditor'],
  'accounting',
  'firm',
  'independent',
  'services',
  'billed',
  [/fees?/, 'fee'],
  [/of (?:the |all )?(?:total|fees)(?: auditor| audit firm)?(?: fees)?/, 'of total'],
  'all fees',
];

export const TOTAL_AUDITOR_FEES_WORDS: Alternatives = [
  [/\btotal (?:auditor|audit firm|accounting firm|accountant) fees?\b/, 'total auditor fee'],
  [/\btotal fees (?:paid )?to (?:the )?auditor\b/, 'total fees to auditor'],
  [/\bauditor(?:'s)? total fees\b/, 'auditor total fees'],
];

export const AUDITOR_TENURE_FILLERS_WORDS = plainWords(`
  served, serving, been, retained, engaged, place, office, continuously, consecutive, consecutively, same,
  external, independent, since,
`);

export const DIRECTOR_TENURE_ANY = plainWords('any, a, individual, longest, maximum, independent');

export const DIRECTOR_TENURE_BOARD: Alternatives = [
  'board ',
  'director ',
  [/directors'? /, 'directors '],
  'board member ',
];

export const DIRECTOR_TENURE_FILLERS_WORDS = plainWords(`
  any, served, serving, serves, tenure, individual, nominee, longer, seat, member, of the board, years of service,
  service,
`);

export const OVERBOARDING_LIMIT_FILLERS_WORDS: Alternatives = [
  'other',
  'outside',
  'public',
  'publicly',
  'traded',
  'listed',
  [/boards?/, 'board'],
  [/directorships?/, 'directorship'],
  'seats',
  'serve',
  'sit',
  'overboarding',
  [/allows?/, 'allow'],
  [/permits?/, 'permit'],
  'policy',
  'limit',
];

export const DIRECTOR_BOARD_SEATS_WORDS = plainWords(
  'other, outside, public, publicly, traded, listed, company, corporate',
);

export const DIRECTOR_BOARD_SEATS_FILLERS_WORDS: Alternatives = [
  'any',
  [/serves?/, 'serve'],
  'serving',
  [/sits?/, 'sit'],
  'sitting',
  [/holds?/, 'hold'],
  'holding',
  [/seats?/, 'seat'],
  'other',
  'outside',
  'public',
  'publicly',
  'traded',
  'listed',
  'company',
  'director',
  'overboarded',
  'overboarding',
  'concurrent',
  'concurrently',
  'additional',
  'nominee',
  'executive',
  'ceo',
];

export const BOARD_WOMEN_FILLERS_WORDS: Alternatives = [
  'on',
  'gender',
  'diversity',
  'representation',
  [/seats?/, 'seat'],
  'female',
  'women',
  'comprised',
  'comprises',
  'made up',
  'identify',
  'members',
  'nominees',
  'directors',
];

export const RACIAL_OR_ETHNIC: Alternatives = [
  [/racial(?:ly)?/, 'racial'],
  [/ethnic(?:ally)?/, 'ethnic'],
];

export const DIVERSE_FORMS: Alternatives = [
  [/divers(?:e|ity)/, 'diverse'],
  [/minorit(?:y|ies)/, 'minority'],
];

export const BOARD_ETHNIC_DIVERSITY_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(RACIAL_OR_ETHNIC)}(?:(?:\/| or | and |\/or )*${oneOf(RACIAL_OR_ETHNIC)})*[- ]` +
        String.raw`${oneOf(DIVERSE_FORMS)}\b`,
    ),
    'racial diverse',
  ],
  [/\bpeople of colou?r\b/, 'people of color'],
  [/\bminority directors\b/, 'minority directors'],
];

export const SPECIAL_MEETING_THRESHOLD_FILLERS_WORDS: Alternatives = [
  'threshold',
  'own',
  'ownership',
  [/holders?/, 'holder'],
  'holding',
  [/requires?/, 'require'],
  'required',
  'call',
  'calling',
  'right',
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
  [/shares?/, 'share'],
  'outstanding',
  'request',
];

export const LARGEST_HOLDER_FILLERS_WORDS: Alternatives = [
  [/owns?/, 'own'],
  'owning',
  [/holds?/, 'hold'],
  'holding',
  [/controls?/, 'control'],
  'stake',
  'ownership',
  [/shares?/, 'share'],
  'stock',
  [/votes?/, 'vote'],
  'voting power',
  'outstanding',
  'individual',
  [/beneficial(?:ly)?/, 'beneficial'],
];

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
