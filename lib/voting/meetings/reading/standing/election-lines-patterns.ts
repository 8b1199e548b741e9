import { type Alternatives } from '@/lib/format/patterns';

export const OFFICE_WORDS: Alternatives = [
  [/\bchair(?:man|woman|person)? of (?:the|our) board\b/, 'chair of the board'],
  [
    /\b(?:elections?|elect|as) (?:of )?(?:the |our )?(?:board |executive )?chair(?:man|woman|person)?\b(?! of)/,
    'election of the chair',
  ],
  [/\b(?:of|to|elect) (?:the |our )(?:[\w&,’'-]+ ){1,5}committees?\b/, 'of the audit committee'],
  [/\bcommittee members?\b/, 'committee member'],
];
