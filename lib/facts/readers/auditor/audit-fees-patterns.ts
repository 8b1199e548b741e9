import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const ROWS_WORDS: Alternatives = ['aggregate ', 'total '];

export const AMOUNT_WORDS: Alternatives = [
  [/\(?\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d+)?\)?/, '2,222'],
  [/\$\s?\d[\d,]*(?:\.\d+)?(?:\s(?:thousand|million))?/, '$2'],
  [/(?<![\w(.,])\d{1,6}(?:\.\d{1,3})?(?![\w%),.])/, '2'],
  [/(?<=\s|^)(?:-|–|—|N\/A|nil)(?=\s|$)/, '-'],
];

export const FEES_IN_PROSE_FEES: Alternatives = [' fees', ' services'];

export const FEES_IN_PROSE_WAS = plainWords('was, were, totaled, totalled, of, billed, paid, amounted to');

export const FEES_IN_PROSE_WORDS: Alternatives = ['thousand', 'million'];

export const FEES_IN_PROSE = new RegExp(
  String.raw`\b${oneOf(ROWS_WORDS)}?(?:audit${oneOf(FEES_IN_PROSE_FEES)}?\b(?![- ]related))[^$]{0,420}?` +
    String.raw`${oneOf(FEES_IN_PROSE_WAS)}[^$]{0,60}(?<amounts>\$\s?[\d,.]+(?: ` +
    String.raw`${oneOf(FEES_IN_PROSE_WORDS)})?(?:[^.$]{0,60}?\$\s?[\d,.]+(?: ${oneOf(FEES_IN_PROSE_WORDS)}` +
    String.raw`)?)?)`,
  'gi',
);

export const TOTAL_FEES_IN_PROSE = new RegExp(
  String.raw`\bfees\b[^.;$]{0,120}?\btotal(?:ed|led)\b[^.;$]{0,40}?(?<amount>\$\s?[\d,]+(?:\.\d+)?(?: ` +
    String.raw`${oneOf(FEES_IN_PROSE_WORDS)})?)[^.;$]{0,30}?\b(?<year>20\d\d)\b`,
  'gi',
);
