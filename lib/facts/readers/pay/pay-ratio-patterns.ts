import { alternatives, oneOf, type Alternatives } from '@/lib/format/patterns';

export const RATIO_WORDS: Alternatives = [
  [/(?<many>\d[\d,]*(?:\.\d+)?)\s?(?::|to|-to-)\s?(?:1(?:\.0+)?|one)(?![\d,.:]*\d)/, '2:1'],
  [/(?:1|one)\s?(?::|to|-to-)\s?(?<reversed>\d[\d,]*(?:\.\d+)?)(?!\d|\s?(?:share|vote|basis|split))/, '1:2'],
  [/(?<times>\d[\d,]*(?:\.\d+)?)\s?(?:times|x)\b/, '2times'],
];

export const SUPPLEMENT_WORDS: Alternatives = [
  'supplemental',
  [/alternat\w+/, 'alternative'],
  [/if we (?:had )?exclud\w+/, 'if we excluded'],
  'excluding',
  'adjusted',
  'for comparison',
  'hypothetical',
  [/would (?:have been|be)/, 'would have been'],
  [/without (?:the|these|this)/, 'without the'],
  'last year',
  'prior year',
  'previous year',
];

export const PAY_RATIO_WORDS_LIST: Alternatives = [
  'pay ratio',
  [/402\(u\)/, '402(u)'],
  [
    /ratio of (?:(?:the|our|its)[^.]{0,60})?(?:ceo|peo|chief executive|principal executive|compensation)\b/,
    'ratio of ceo',
  ],
];

export const ROW_CEO: Alternatives = ['ceo', 'peo', 'chief executive officer'];

export const NUMBER_GOES_ON: Alternatives = [
  [/[\d,.]*\d/, '2'],
  [/\s?(?::|to\b|%)/, ':'],
];

export const LEFT_OUT_OTHER_THAN: Alternatives = [
  'other than',
  'excluding',
  [/except(?: for)?/, 'except'],
  'not including',
  'without',
];

export const LEFT_OUT_CEO: Alternatives = [
  'ceo',
  'chief executive officer',
  [/mr\. \w+/, 'mr. board'],
  [/ms\. \w+/, 'ms. board'],
  'principal executive officer',
  'peo',
];

export const PAY_RATIO_WORDS = new RegExp(alternatives(PAY_RATIO_WORDS_LIST), 'i');

export const LEFT_OUT = new RegExp(
  String.raw`\(?${oneOf(LEFT_OUT_OTHER_THAN)}[^.;)$]{0,60}?${oneOf(LEFT_OUT_CEO)}\)?`,
  'gi',
);
