import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const CLAWBACK_OR_CANCEL: Alternatives = [
  'or cancel ',
  [/from (?:executive officers|executives|officers) /, 'from executive officers '],
];

export const CLAWBACK_INCENTIVE = plainWords('incentive, bonus, erroneously, performance');

export const CLAWBACK_WORDS: Alternatives = [
  [/claw-?\s?backs?/, 'clawback'],
  [/recovery polic(?:y|ies)/, 'recovery policy'],
  [
    new RegExp(
      String.raw`recover ${oneOf(CLAWBACK_OR_CANCEL)}?(?:any |certain |all |excess )?` +
        String.raw`${oneOf(CLAWBACK_INCENTIVE)}[\w -]{0,30}`,
    ),
    'recover incentive',
  ],
  [/recoup(?:ment|ed|s)?/, 'recoup'],
  'compensation recovery',
  [
    /recovery of (?:erroneously awarded |certain |incentive )[^.;]{0,40}compensation/,
    'recovery of erroneously awarded compensation',
  ],
  'executive compensation recovery',
  [/incentive (?:compensation )?recovery/, 'incentive recovery'],
];

export const HAS_WORDS: Alternatives = [
  [/allows?/, 'allow'],
  [/permits?/, 'permit'],
  'will recover',
  'must recover',
  [/adopt\w*/, 'adopted'],
  [/maintain\w*/, 'maintained'],
  [/has (?:a|in place)/, 'has a'],
  [/have (?:a|an|in place)/, 'have a'],
  [/implement\w*/, 'implementation'],
  [/approv\w*/, 'approved'],
  'amended',
  [/policy (?:requires|provides|permits|allows|applies)/, 'policy requires'],
  [/requires?/, 'require'],
  [/provides?/, 'provide'],
  'subject to',
  'may recover',
  'will recover',
  'is required to recover',
  'effective',
  'in place',
  'our clawback',
  'the clawback',
];

export const DOES_NOT_HAVE: Alternatives = [
  [/do(?:es)? not (?:currently |presently )?(?:have|maintain)/, 'do not have'],
  [/ha(?:s|ve) not (?:yet )?adopted/, 'has not adopted'],
];

export const TAKEN_BACK = '(?:claw-?\\s?back|recoupment|(?:compensation )?recovery)';

export const LACKS_CLAWBACK: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(DOES_NOT_HAVE)} (?:an? |any )?(?:(?!(?:to|discretion|authority|power) )` +
        String.raw`[\w-]+ ){0,4}?${TAKEN_BACK}`,
    ),
    'does not currently have a clawback',
  ],
  [
    new RegExp(
      String.raw`\bno (?:formal |separate |written )?${TAKEN_BACK} ` +
        String.raw`(?:polic(?:y|ies)|provisions?|arrangements?)\b`,
    ),
    'no clawback policy',
  ],
];
