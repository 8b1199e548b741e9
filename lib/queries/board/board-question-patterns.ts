import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const WHO_CHAIRS: Alternatives = [
  [/(?:who|which (?:director|nominee)) (?:currently )?(?:chairs|leads|heads)/, 'who chairs'],
  [
    /(?:who is|who's) (?:currently )?(?:the )?(?:current )?(?:chair(?:man|woman|person)?|head) (?:of|for)/,
    'who is the chair of',
  ],
  [
    /(?:who|which director) (?:currently )?serves as (?:the )?chair(?:man|woman|person)? (?:of|for)/,
    'who serves as chair of',
  ],
];

export const WHO_SITS: Alternatives = [
  [/(?:who|which (?:directors|nominees)) (?:currently )?(?:sits?|serves?|is|are) on/, 'who sits on'],
  [/who (?:are|is) (?:the )?(?:current )?members? of/, 'who are the members of'],
];

/** Offices of the board, by the field of a nominee's details. */
export const OFFICES = {
  lead_independent: [
    [
      /(?:who is|who's|who serves as) (?:the |our |its )?(?:current )?lead independent director/,
      'who is the lead independent director',
    ],
  ],
  board_chair: [
    [
      /(?:who|which director) (?:currently )?(?:chairs|leads|heads) the board(?: of directors)?/,
      'who chairs the board',
    ],
    [
      /(?:who is|who's|who serves as) (?:the )?(?:current )?chair(?:man|woman|person)? of the board(?: of directors)?/,
      'who is the chair of the board',
    ],
  ],
} satisfies Record<string, Alternatives>;

/** Words of a committee's name. */
export const COMMITTEE_WORDS = plainWords(
  `audit, risk, finance, financial, compliance, compensation, remuneration, pay, human, capital, resources, people,
  talent, management, development, leadership, organization, organisation, nominating, nomination, nominations,
  corporate, governance, sustainability, responsibility, public, policy, social, environmental, safety, technology,
  innovation, executive, and, &`,
);

export const OF_THE_BOARD: Alternatives = [
  [/ of (?:the|its|their) board(?: of directors)?/, ' of the board'],
  [/ at (?:the|this) company/, ' at the company'],
  ' today',
  ' currently',
];

/** What is asked of one nominee, whose name is replaced by X. */
export const PERSON_QUESTIONS = {
  age: ['how old is X', [/what(?: is|'s) (?:the age of X|X's age)/, 'what is the age of X'], 'what age is X'],
  director_since: [
    [
      /since (?:when|what year|which year) has X (?:been|served as|sat as) a director/,
      'since when has X been a director',
    ],
    [
      /since (?:when|what year|which year) has X (?:been|served|sat) on the board/,
      'since when has X been on the board',
    ],
    [
      /(?:when|in (?:what|which) year) did X (?:first )?(?:join the board|become a director)/,
      'when did X join the board',
    ],
    [
      /(?:when|in (?:what|which) year) was X first elected(?: to the board| as a director)?/,
      'when was X first elected',
    ],
    [
      /how long has X (?:been a director|been on the board|served on the board|served as a director)/,
      'how long has X been a director',
    ],
  ],
  independent: [
    [/is X (?:considered (?:to be )?)?(?:an )?independent(?: director| nominee)?/, 'is X an independent director'],
  ],
  committees: [
    [/(?:on )?(?:which|what) (?:board )?committees does X (?:sit|serve)(?: on)?/, 'which committees does X sit on'],
    [/(?:which|what) committees is X (?:on|a member of)/, 'which committees is X on'],
  ],
  other_boards: [
    [
      /(?:on )?(?:how many|which|what) other (?:public )?(?:company )?boards does X (?:sit|serve)(?: on)?/,
      'which other boards does X sit on',
    ],
    [
      /(?:which|what|how many) other (?:public )?directorships does X (?:have|hold)/,
      'which other directorships does X hold',
    ],
  ],
} satisfies Record<string, Alternatives>;
