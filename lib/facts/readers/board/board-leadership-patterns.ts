import { alternatives, oneOf, plainWords, wholeWords, type Alternatives } from '@/lib/format/patterns';

export const BEFORE_CHAIR_TITLE: Alternatives = [
  'founder',
  'co-founder',
  'lead',
  'independent',
  [/non-?executive/, 'nonexecutive'],
  'executive',
  'president',
  'director',
  'chief executive officer',
  'ceo',
  'former',
];

export const CHAIR_ENDINGS: Alternatives = ['man', 'woman', 'person'];

export const COMMITTEE_STEMS = plainWords('audit, comp, nomin, gov, risk, fin');

export const AFTER_CHAIR_TITLE = plainWords('of the board, and, &, president, chief, ceo, director');

export const POSSIBLE_STRUCTURE_WORDS: Alternatives = [
  'whether',
  'should be',
  [/flexib\w*/, 'flexib'],
  [/no (?:fixed )?policy/, 'no policy'],
  'does not have a policy',
  [/(?:does|do) not require/, 'does not require'],
  'not required',
  [/maintain\w* the ability/, 'maintained the ability'],
  [/retains? the (?:ability|right)/, 'retain the ability'],
  'may',
  'if the',
  'when the',
  'either',
  'in the event',
  'in the future',
  'free to choose',
  'proposal',
  'periodically',
  'could',
];

export const PRESENT_STRUCTURE_WORDS: Alternatives = [
  [/\bcurrent(?:ly)?/, 'current'],
  [/our (?:board )?leadership structure/, 'our leadership structure'],
  'at this time',
  [/we (?:have|separate)/, 'we have'],
  [/are (?:held|filled|separate)/, 'are held'],
  [/is (?:combined|separate)/, 'is combined'],
];

export const OFFICE_ELSEWHERE_DIRECTOR: Alternatives = ['director', 'board', 'member', [/chair\w*/, 'chairs']];

export const OWN_BOARD_WORDS: Alternatives = [
  [/the\s/, 'the '],
  [/our\s/, 'our '],
  [/its\s/, 'its '],
  [/each\s/, 'each '],
  [/directors\b/, 'directors'],
];

export const OTHER_COMPANY_NAMES: Alternatives = [
  [/[A-Z][\w&'.-]*/, 'A'],
  [/\p{Lu}{2,}/u, 'AA'],
];

export const POSSIBLE_STRUCTURE = wholeWords(POSSIBLE_STRUCTURE_WORDS, 'i');

export const PRESENT_STRUCTURE = new RegExp(alternatives(PRESENT_STRUCTURE_WORDS), 'i');

export const OFFICE_ELSEWHERE = new RegExp(
  String.raw`\b${oneOf(OFFICE_ELSEWHERE_DIRECTOR)}\b[^.;]{0,40}?\b(?:of|at|for)\s(?!` +
    String.raw`${alternatives(OWN_BOARD_WORDS)})${oneOf(OTHER_COMPANY_NAMES)}[^.;]*$`,
  'u',
);

export const BEFORE_SEPARATE_ROLES: Alternatives = [
  [/separat\w*/, 'separate'],
  [/split\w*/, 'split'],
  'distinct',
  [/different (?:individuals|people|persons)/, 'different individuals'],
  [/two (?:separate )?(?:individuals|people)/, 'two individuals'],
  'filled separately',
  [/not (?:combined|the same)/, 'not combined'],
];

export const AFTER_SEPARATE_ROLES: Alternatives = [
  [/separat\w*/, 'separate'],
  'split',
  [/held by (?:two|different)/, 'held by two'],
  [/two (?:separate )?individuals/, 'two individuals'],
  'distinct',
];

export const CHAIR_AND_CEO =
  '(?:chair\\w*(?: of the board)?(?: of directors)?,? (?:and|&) (?:our |the )?(?:ceo|chief executive(?: officer)?)|' +
  '(?:ceo|chief executive(?: officer)?),? (?:and|&) (?:our |the )?chair\\w*)';

export const ROLES = '(?:roles?|positions?|offices?|functions?|titles?|responsibilities)';

export const SEPARATE_WORDS: Alternatives = [
  [
    new RegExp(String.raw`\b${oneOf(BEFORE_SEPARATE_ROLES)}\b[^.;]{0,120}?(?:${CHAIR_AND_CEO}|${ROLES})`),
    'separate chair and ceo',
  ],
  [
    new RegExp(String.raw`(?:${ROLES})[^.;]{0,80}?${CHAIR_AND_CEO}[^.;]{0,90}?\b${oneOf(AFTER_SEPARATE_ROLES)}\b`),
    'roles of chair and ceo are separate',
  ],
];

export const BEFORE_COMBINED_ROLES: Alternatives = [
  [/combin\w+/, 'combined'],
  [/same (?:person|individual)/, 'same person'],
  'both',
  'unified',
  'one individual',
  'one person',
  [/single (?:person|individual)/, 'single person'],
  'dual',
];

export const AFTER_COMBINED_ROLES: Alternatives = [
  [/combin\w+/, 'combined'],
  'held by the same',
  [/same (?:person|individual)/, 'same person'],
  [/one (?:person|individual)/, 'one person'],
];

export const COMBINED_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(BEFORE_COMBINED_ROLES)}\b[^.;]{0,110}?` +
        String.raw`(?:${CHAIR_AND_CEO}|chair\w*[^.;]{0,60}?(?:ceo|chief executive))`,
    ),
    'combined chair and ceo',
  ],
  [
    new RegExp(String.raw`(?:${CHAIR_AND_CEO})[^.;]{0,80}?\b${oneOf(AFTER_COMBINED_ROLES)}\b`),
    'chair and ceo combined',
  ],
  [
    /\b(?:chief executive officer|CEO)[^.;]{0,50}?serves as[^.;]{0,30}?chair\w*/,
    'chief executive officer serves as chair',
  ],
];

export const ONE_TITLE_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\bchair\w*(?: of (?:the|our) board(?: of directors)?)?,? (?:(?:and|&) )?(?:our |the )?` +
        String.raw`(?:(?:president|founder),? (?:(?:and|&) )?)*(?:chief executive|CEO)\b`,
    ),
    'chair and chief executive',
  ],
  [
    /\b(?:chief executive officer|CEO),? (?:and|&) (?:(?:our|the|executive) )*chair/,
    'chief executive officer and chair',
  ],
];

export const PAST_OFFICE_WORDS: Alternatives = [
  'was',
  'served',
  'former',
  'formerly',
  'previously',
  'until',
  'through',
  'resigned',
  'retired',
];

export const HOLDS_OFFICE_WORDS: Alternatives = [
  [/serves?/, 'serves'],
  'has served',
  'has been',
  'is',
  [/was (?:elected|appointed|named)/, 'was elected'],
  'continues',
  'acts',
  'currently serves',
  'presently serves',
];

export const OFFICE_WORDS: Alternatives = [
  'president',
  'chief',
  'ceo',
  'executive',
  'independent',
  'lead',
  'director',
  'nominee',
  'founder',
  'member',
  'co-founder',
];
