import type { Vote } from '@/lib/voting/vocabulary.rules';

const FREQUENCIES: readonly (readonly [Vote, RegExp])[] = [
  [
    'one_year',
    /\b(?:1|one)\)?["']?[- ]years?\b|\bannual(?:ly)?\b(?!\s(?:general )?(?:meeting|report))|\b(?:every|each) year\b/i,
  ],
  ['two_years', /\b(?:2|two)\)?["']?[- ]years?\b|\bevery other year\b|\bbiennial(?:ly)?\b/i],
  ['three_years', /\b(?:3|three)\)?["']?[- ]years?\b|\btriennial(?:ly)?\b/i],
];
/** All choices of the vote: "every one, two or three years". */
const CHOICES = new RegExp(
  String.raw`\b(?:one|1)(?:[- ]years?)?,?\s(?:or\s)?(?:every\s)?(?:two|2)(?:[- ]years?)?,?\s(?:or|and)\s` +
    String.raw`(?:every\s)?(?:three|3)\s?[- ]years?`,
  'gi',
);
/** Words in quotation marks, or in capitals. */
const EMPHASIS = /"[^"]{3,40}"|\b(?:[A-Z\d]{1,5}[ -]){1,3}YEARS?\b|\b(?:ANNUALLY|BIENNIALLY|TRIENNIALLY)\b/g;

/**
 * How often the vote on pay is to be held by a text; undefined where it names no frequency, or more than one as a list
 * of choices does.
 */
export function frequencyIn(text: string): Vote | undefined {
  const told = text.replace(CHOICES, ' ');
  return theOnly(told) ?? theOnly([...told.matchAll(EMPHASIS)].map(([words]) => words).join(' '));
}

function theOnly(text: string): Vote | undefined {
  const found = FREQUENCIES.filter(([, pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** The vote that a word or a frequency means: "in favor", "approve", "every three years". Undefined for other words. */
export function voteOf(word: string): Vote | undefined {
  const text = word.toLowerCase();
  if (/year|annual/.test(text)) return frequencyIn(text);
  if (/favou?r|approve|adopt|ratify|elect|^yes$/.test(text)) return 'for';
  if (/reject|oppose|^no$/.test(text)) return 'against';
  return text === 'for' || text === 'against' || text === 'abstain' || text === 'withhold' ? text : undefined;
}
