import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const OTHER_NAMED = plainWords('named, senior, section 16, our, of, the');

export const OTHER_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:other|all|each|remaining)\s(?:${oneOf(OTHER_NAMED)}` +
        String.raw`\s)*(?:executives?|officers?|NEOs?)\b`,
    ),
    'other executive',
  ],
  [/\bexecutive vice\b/, 'executive vice'],
  [/\bsenior vice\b/, 'senior vice'],
  [/\b[ES]VPs?\b/, 'EVP'],
  [/\bvice presidents?\b/, 'vice president'],
  [/\bCFO\b/, 'CFO'],
  [/\bCOO\b/, 'COO'],
  [/\bchief (?:financial|operating|legal)\b/, 'chief financial'],
  [/\bNEOs?\b/, 'NEO'],
  [/\bnamed executive/, 'named executive'],
  [/\bexecutive officers\b/, 'executive officers'],
  [/\bpresidents?\b(?! and c| & c)/, 'president'],
  [/\b(?:operating|executive|management) committee\b/, 'operating committee'],
  [/\bsenior (?:leadership|management)\b/, 'senior leadership'],
];

export const NOT_OWNERSHIP_WORDS: Alternatives = [
  [/\bseverance/, 'severance'],
  [/\bchange[- ]in[- ]control/, 'change in control'],
  [/\bbonus\b/, 'bonus'],
  [/\btermination/, 'termination'],
  [/\bseparation\b/, 'separation'],
  [/\binsurance/, 'insurance'],
  [/\blump/, 'lump'],
  [/\bdeath\b/, 'death'],
  [/\bmedian\b/, 'median'],
  [/\bpay ratio/, 'pay ratio'],
];
