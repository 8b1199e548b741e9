import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const BY_THE_COMPANY = plainWords('company, Company, COMPANY, board, Board, BOARD');

export const RECOMMENDS_OR_URGES: Alternatives = [
  [/[Rr]ecommends?/, 'Recommend'],
  [/RECOMMENDS?/, 'RECOMMEND'],
  [/urges?/, 'urge'],
  [/URGES?/, 'URGE'],
];

export const WITHHOLD_FROM: Alternatives = ['on ', 'ON ', 'from ', 'FROM ', 'for ', 'FOR ', 'as to '];

/** Of a sentence on proposals and nominees: "AGAINST each of the proposals, FOR all nominees". */
export const ANOTHER_VOTE: Alternatives = ['FOR', 'for', [/[Pp]roposals?/, 'Proposal'], [/PROPOSALS?/, 'PROPOSAL']];

export const EACH_NOMINEE = plainWords('each, all, any, EACH, ALL, ANY');

export const SOLICITATIONS: Alternatives = ['solicitation', 'proxy statement'];

export const OF_THE_COMPANY: Alternatives = ['board', 'company', 'management'];

export const OFFICE_WORDS: Alternatives = [
  [/\bchair(?:man|woman|person)? of (?:the|our) board\b/, 'chair of the board'],
  [
    /\b(?:elections?|elect|as) (?:of )?(?:the |our )?(?:board |executive )?chair(?:man|woman|person)?\b(?! of)/,
    'election of the chair',
  ],
  [/\b(?:of|to|elect) (?:the |our )(?:[\w&,’'-]+ ){1,5}committees?\b/, 'of the audit committee'],
  [/\bcommittee members?\b/, 'committee member'],
];
