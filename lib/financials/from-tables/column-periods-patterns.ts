import { type Alternatives, alternatives } from '@/lib/format/patterns';

export const WEEK_COUNTS: Alternatives = [
  '13',
  '14',
  '26',
  '27',
  '39',
  '40',
  '52',
  '53',
  'thirteen',
  'fourteen',
  'twenty-six',
  'thirty-nine',
  'fifty-two',
  'fifty-three',
];

export const SPAN_WORDS: Alternatives = [
  [/(three|six|nine|twelve|3|6|9|12)\s+months/, 'three months'],
  [new RegExp(String.raw`(${alternatives(WEEK_COUNTS)})\s+weeks`), '13 weeks'],
  [/(quarters?)\s+(?:and\b|ended)/, 'quarter and'],
  [/(?:fiscal\s+)?(years?)(?:\s+ended|\s+ending|\b)/, 'year ended'],
];
