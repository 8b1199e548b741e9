import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const BOARD_WOMEN_FILLERS_WORDS: Alternatives = [
  'on',
  'gender',
  'diversity',
  'representation',
  [/seats?/, 'seat'],
  'female',
  'women',
  'comprised',
  'comprises',
  'made up',
  'identify',
  'members',
  'nominees',
  'directors',
];

export const RACIAL_OR_ETHNIC: Alternatives = [
  [/racial(?:ly)?/, 'racial'],
  [/ethnic(?:ally)?/, 'ethnic'],
];

export const DIVERSE_FORMS: Alternatives = [
  [/divers(?:e|ity)/, 'diverse'],
  [/minorit(?:y|ies)/, 'minority'],
];

export const BOARD_ETHNIC_DIVERSITY_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(RACIAL_OR_ETHNIC)}(?:(?:\/| or | and |\/or )*${oneOf(RACIAL_OR_ETHNIC)})*[- ]` +
        String.raw`${oneOf(DIVERSE_FORMS)}\b`,
    ),
    'racial diverse',
  ],
  [/\bpeople of colou?r\b/, 'people of color'],
  [/\bminority directors\b/, 'minority directors'],
];

export const SPECIAL_MEETING_THRESHOLD_FILLERS_WORDS: Alternatives = [
  'threshold',
  'own',
  'ownership',
  [/holders?/, 'holder'],
  'holding',
  [/requires?/, 'require'],
  'required',
  'call',
  'calling',
  'right',
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
  [/shares?/, 'share'],
  'outstanding',
  'request',
];

export const LARGEST_HOLDER_FILLERS_WORDS: Alternatives = [
  [/owns?/, 'own'],
  'owning',
  [/holds?/, 'hold'],
  'holding',
  [/controls?/, 'control'],
  'stake',
  'ownership',
  [/shares?/, 'share'],
  'stock',
  [/votes?/, 'vote'],
  'voting power',
  'outstanding',
  'individual',
  [/beneficial(?:ly)?/, 'beneficial'],
];
