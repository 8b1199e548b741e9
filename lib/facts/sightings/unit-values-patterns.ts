import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const AMOUNT_OF_RATIO: Alternatives = [
  [/\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?/, '2,222'],
  [/\d{1,5}(?:\.\d{1,2})?/, '2'],
];

export const RATIO_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`(?<![\d.,$])(?<value>${alternatives(AMOUNT_OF_RATIO)}` +
        String.raw`)(?:\s?(?::\s?1(?!\.?\d)|[ -]?to[ -](?:1|one)\b|x\b|times\b))`,
    ),
    '2,222:1',
  ],
  [/\b1\s?(?::|to)\s?(?<after>\d[\d,]*(?:\.\d+)?)/, '1:2'],
];
