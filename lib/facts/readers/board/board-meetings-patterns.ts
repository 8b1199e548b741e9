import { alternatives, oneOf, plainWords, wholeWords, type Alternatives } from '@/lib/format/patterns';
import { PERCENT } from '@/lib/facts/text/values';
import { COUNT } from '@/lib/format/words/number-words';

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

export const REGULAR_MEETINGS: Alternatives = [
  [/regular\w*/, 'regular'],
  'quarterly',
  'scheduled',
  'regularly scheduled',
];

export const SPECIAL_MEETINGS = plainWords('special, telephonic, additional, unscheduled, other');

export const ROW_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\bnumber of (?:board )?meetings(?: held)?(?: in (?:fiscal )?20\d\d)?:?\s` +
        String.raw`(?<count>${COUNT})\b`,
    ),
    'number of meetings nine',
  ],
  [
    new RegExp(
      String.raw`\bboard (?:of directors )?meetings(?: held)?(?: in (?:fiscal )?(?:year )?20\d\d)?\s?:` +
        String.raw`\s?(?<colon>${COUNT})\b`,
    ),
    'board meetings: nine',
  ],
  [new RegExp(String.raw`\bboard(?: of directors)?\s?[:-]?\s(?<row>${COUNT})\smeetings\b`), 'board nine meetings'],
  [new RegExp(String.raw`\b(?<lead>${COUNT})\s(?:full )?board (?:of directors )?meetings\b`), 'nine board meetings'],
];

export const SHARE_ATTENDED: Alternatives = [
  [new RegExp(PERCENT), '25%'],
  [/all (?:of|the|board|\w+ meetings)/, 'all of'],
  'every',
];

export const WHO_ATTENDED = plainWords('director, nominee, member, incumbent');

export const ATTENDANCE_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:each|every|all|no|none)\b[^.;]{0,80}?\b${oneOf(WHO_ATTENDED)}s?\b[^.;]{0,120}?` +
        String.raw`\battend\w*\b(?<rest>[^.;]{0,60}?(?<value>${alternatives(SHARE_ATTENDED)}))`,
    ),
    'each director attended at least 75%',
  ],
  [new RegExp(String.raw`average attendance[^.;]{0,80}?(?<average>${PERCENT})`), 'average attendance was 97%'],
  [new RegExp(String.raw`(?<lead>${PERCENT})\s(?:average )?attendance`), '97% attendance'],
];

export const MET = plainWords('met, held, convened, conducted, had, meet');

export const TIMES: Alternatives = ['times', 'meetings', 'occasions'];
