import { PERCENT } from '@/lib/facts/text/values';
import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { COUNT } from '@/lib/format/words/number-words';

export const SPECIAL_OR_EXTRAORDINARY: Alternatives = ['special', 'extraordinary general'];

export const SPECIAL_MEETING_SHARE: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:stock|share)(?:holders?|owners?)[^.;]{0,110}?(?<share>${PERCENT})[^.;]{0,110}?` +
        String.raw`(?:call|request)[^.;]{0,30}?${oneOf(SPECIAL_OR_EXTRAORDINARY)} meetings?`,
    ),
    'stockholders who own 25% may call special meetings',
  ],
  [
    new RegExp(
      String.raw`special meetings?[^.;]{0,160}?(?:stock|share)(?:holders?|owners?)[^.;]{0,90}?` +
        String.raw`(?<shareAfter>${PERCENT})`,
    ),
    'special meetings at the request of stockholders with 25%',
  ],
  [
    new RegExp(String.raw`(?<lead>${PERCENT})[^.;]{0,60}?(?:call|request) (?:a )?special meeting`),
    '25% may call a special meeting',
  ],
];

export const LEAVES_BEFORE_AGE: Alternatives = [
  [/retire\w*/, 'retire'],
  'age limit',
  [/stand for (?:re-?)?election/, 'stand for election'],
  [/nominat\w*/, 'nominated'],
  'serve',
  [/renominat\w*/, 'renominated'],
  [/tender\w*/, 'tender'],
];

export const COMES_OF_AGE: Alternatives = [
  [/age(?: of)?/, 'age'],
  [/attain\w*/, 'attains'],
  [/reach\w*/, 'reaches'],
  [/turn\w*/, 'turns'],
  'birthday',
  'years of age',
];

export const LEAVES_AFTER_AGE: Alternatives = [
  [/retire\w*/, 'retire'],
  [/nominat\w*/, 'nominated'],
  [/(?:re-?)?elect\w*/, 'elected'],
  'stand',
  'resign',
  'serve',
];

export const SERVES_BEFORE_BIRTHDAY: Alternatives = [
  'stand for',
  [/elect\w*/, 'elected'],
  [/nominat\w*/, 'nominated'],
  'serve',
];

export const LEAVES_AFTER_BIRTHDAY = plainWords('retire, elect, nominat, stand, resign');

export const AGE = '(?<age>6[5-9]|7\\d|8[0-5]|sixty-\\w+|seventy(?:-\\w+)?|eighty)';

export const RETIREMENT_AGE_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(LEAVES_BEFORE_AGE)}\b[^.;]{0,150}?\b${oneOf(COMES_OF_AGE)}\s?` +
        String.raw`(?:of |the age of |or she (?:has )?)?${AGE}\b`,
    ),
    'retire at the age of 72',
  ],
  [
    new RegExp(
      String.raw`\b(?:age(?: of)?|attain\w*|reach\w*|turn\w*)\s(?:of |the age of |age )?` +
        String.raw`${AGE.replace('?<age>', '?<ageFirst>')}\b[^.;]{0,130}?\b${oneOf(LEAVES_AFTER_AGE)}`,
    ),
    'age of 72 must retire',
  ],
  [
    /\bretire\w*\b[^.;]{0,120}?\b(?<ageBirthday>[67]\d|8[0-5])(?:st|nd|rd|th) birthday/,
    'retire before the 72nd birthday',
  ],
  [
    new RegExp(
      String.raw`\b${oneOf(SERVES_BEFORE_BIRTHDAY)}\b[^.;]{0,110}?\b(?<ageAfter>[67]\d|8[0-5])` +
        String.raw`(?:st|nd|rd|th) birthday`,
    ),
    'stand for election after the 72nd birthday',
  ],
  [
    new RegExp(
      String.raw`\b(?<ageBirthdayFirst>[67]\d|8[0-5])(?:st|nd|rd|th) birthday[^.;]{0,120}?` +
        String.raw`${oneOf(LEAVES_AFTER_BIRTHDAY)}`,
    ),
    '72nd birthday must retire',
  ],
  [
    new RegExp(
      String.raw`\b${AGE.replace('?<age>', '?<ageYears>')} years of age[^.;]{0,120}?` +
        String.raw`(?:retire|nominat|elect|stand|resign)`,
    ),
    '72 years of age must retire',
  ],
];

export const TERM_LIMIT_LEADS: Alternatives = [
  [/term limits?/, 'term limit'],
  [/tenure (?:limit|policy)/, 'tenure limit'],
  [/maximum (?:term|tenure)/, 'maximum term'],
  [/serve (?:no|not) more than/, 'serve no more than'],
  [/may not serve (?:for )?more than/, 'may not serve more than'],
  'limit of',
  [/serve (?:for )?(?:a )?maximum of/, 'serve a maximum of'],
];

export const TERM_LIMIT_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(TERM_LIMIT_LEADS)}\b[^.;]{0,80}?\b(?<years>${COUNT})[- ](?:consecutive )?` +
        String.raw`(?:years?|full terms|terms|one-year terms)`,
    ),
    'term limit of nine years',
  ],
  [
    new RegExp(String.raw`\b(?<yearsFirst>${COUNT})[- ]year (?:term limit|tenure limit|director term limit)`),
    'nine-year term limit',
  ],
];
