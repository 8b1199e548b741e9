import { alternatives, oneOf, type Alternatives } from '@/lib/format/patterns';

export const COUNTED_WOMEN_WORDS: Alternatives = [
  [/\b(?:female|women) (?:board members|directors|nominees)\b/, 'female board members'],
  [/\bof (?:our |the )?[\w-]+ (?:directors|nominees|board members)\b/, 'of board directors'],
];

export const TO_COME_WILL: Alternatives = [
  'will',
  [/anticipates?/, 'anticipate'],
  [/expect\w*/, 'expected'],
  [/intends?/, 'intend'],
];

export const TO_COME_WORDS: Alternatives = [
  [
    /\b(?:incoming|new|next)\s(?:independent\s)?(?:lead|presiding)\s(?:independent\s)?director\b/,
    'incoming lead director',
  ],
  [
    new RegExp(String.raw`\b${oneOf(TO_COME_WILL)}\b[^.;]{0,60}\b(?:lead|presiding)\s(?:independent\s)?director\b`),
    'will lead director',
  ],
];

export const COUNTED_WOMEN = new RegExp(alternatives(COUNTED_WOMEN_WORDS), 'i');

/** Titles before names, besides "Mr." and "Ms." */
export const RANK_TITLES: Alternatives = ['Gen', 'General', 'Adm', 'Admiral', 'Sir', 'Lord', 'Prof', 'Amb'];
