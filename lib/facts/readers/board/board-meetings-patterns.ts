import { alternatives, oneOf, wholeWords, type Alternatives } from '@/lib/format/patterns';

export const REQUIRED_OR_USUAL_WORDS: Alternatives = [
  'at least',
  'a minimum of',
  'minimum',
  'typically',
  'generally',
  'usually',
  'scheduled to',
  [/expects? to/, 'expect to'],
  'will',
  'should',
  'no fewer than',
];

export const LAST_YEAR_LAST: Alternatives = ['last ', 'fiscal ', 'calendar ', 'year '];

export const LAST_YEAR_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:during|in|for) (?:the )?(?:company's )?${oneOf(LAST_YEAR_LAST)}` +
        String.raw`*(?:year |ended )?(?:[A-Z][a-z]+ \d{1,2}, )?20\d\d`,
    ),
    'during 2022',
  ],
  'last fiscal year',
  [/(?:last|past) year/, 'last year'],
  'fiscal year',
];

export const OF_SHAREHOLDERS_WORDS: Alternatives = [
  [/\b(?:annual|general|special)\s(?:general\s)?meetings?\b/, 'annual meeting'],
  [/\bmeetings? of (?:our |the )?(?:share|stock)(?:holders|owners)/, 'meeting of shareholders'],
];

export const REQUIRED_OR_USUAL = wholeWords(REQUIRED_OR_USUAL_WORDS, 'i');

export const LAST_YEAR = new RegExp(alternatives(LAST_YEAR_WORDS), 'i');
