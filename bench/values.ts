import { alternatives, plainWords, type Alternatives } from '@/lib/format/patterns';
import { WORD_FORMS } from '@/lib/format/words/legal-forms-patterns';
import { datesIn, isSameNumber, numbersIn } from '@/bench/numbers';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const X_OF_Y = /^(\d+) of (\d+)$/;
/** Words of names and titles that distinguish nothing. */
const NOT_TELLING = new Set([
  ...WORD_FORMS.map((form) => form.toLowerCase()),
  ...plainWords('the, group, and, of, on, for, a, an, to, in, from, each, committee'),
]);
const SEPARATE = new RegExp(
  String.raw`\bseparate|\bseparation\b|\bnot (?:also )?the (?:ceo|chief)|` +
    String.raw`\bdifferent (?:person|people|individual)|\btwo (?:separate )?(?:people|persons|individuals)|` +
    String.raw`\bindependent (?:board )?(?:chair|director)|\bnon-?executive chair|` +
    String.raw`\bno\b.{0,40}\bsame (?:person|individual)|\b(?:ceo|chief executive officer) is (?!also)`,
);
const COMBINED = new RegExp(
  String.raw`\bcombin|\bboth (?:roles|positions|chair)|\bsame (?:person|individual)|` +
    String.raw`\balso (?:serves as |the |our )*(?:ceo|chief executive|chair)|` +
    String.raw`\bchair(?:man|woman|person)?(?: of the board)? and (?:our )?` +
    String.raw`(?:ceo|chief executive|co-founder)|\bchief executive officer and chair|\bceo and chair`,
);
const RESTRICTED_WORDS: Alternatives = [
  'exception',
  'restrict',
  'limited',
  'unless',
  'case-by-case',
  [/pre-?approv/, 'preapprov'],
  'prior approval',
  'approval of',
  [/pre-?clear/, 'pre-clear'],
  'certain',
];
const PROHIBITED_WORDS: Alternatives = [
  'prohibit',
  'forbid',
  'forbidden',
  'not permitted',
  'may not',
  'not allowed',
  'ban',
  'barred',
  'shall not',
  'cannot',
  'must not',
];
const RESTRICTED = new RegExp(alternatives(RESTRICTED_WORDS));
const PROHIBITED = new RegExp(alternatives(PROHIBITED_WORDS));

/** Letters and digits in lower case, for comparing names and titles. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’‘']s\b/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function nameWords(name: string): string[] {
  const words = fold(name).split(' ').filter(Boolean);
  const telling = words.filter((word) => !NOT_TELLING.has(word) && word.length > 1);
  return telling.length > 0 ? telling : words;
}

function shareOfWords(words: readonly string[], text: string): number {
  const present = new Set(fold(text).split(' '));
  return words.filter((word) => present.has(word)).length / Math.max(1, words.length);
}

function statesNumber(answer: string, value: number): boolean {
  return numbersIn(answer).some((number) => isSameNumber(number, value));
}

function statesText(answer: string, value: string): boolean {
  if (ISO_DATE.test(value)) return datesIn(answer).includes(value);
  if (value === 'yes')
    return (
      /\byes\b/i.test(answer) ||
      (!/\bno\b|\bnot\b/i.test(answer.slice(0, 60)) && /claw|recoup|recover|polic/i.test(answer))
    );
  if (value === 'no') return /\bno\b|\bnot\b/i.test(answer);
  const counts = X_OF_Y.exec(value);
  if (counts)
    return (
      statesNumber(answer, Number(counts[1])) &&
      (statesNumber(answer, Number(counts[2])) || /independent/i.test(answer))
    );
  const main = value.replace(/\(.*$/, '');
  const numbers = numbersIn(main);
  if (numbers.length > 0) return numbers.every((number) => statesNumber(answer, number));
  return shareOfWords(nameWords(value), answer) === 1;
}

/**
 * At least four fifths of the items, each by three fifths of its words, and the recommendation; an empty list needs a
 * "no".
 */
function statesList(answer: string, items: readonly string[]): boolean {
  if (items.length === 0) return /\bno\b|\bnone\b|\bnot any\b|does not (?:include|contain)|no such/i.test(answer);
  const recommendation = /\((AGAINST|FOR)\)/.exec(items[0] ?? '')?.[1];
  const found = items.filter(
    (item) => shareOfWords(nameWords(item.replace(/\((?:AGAINST|FOR)\)/, '')), answer) >= 0.6,
  ).length;
  return found >= items.length * 0.8 && (!recommendation || new RegExp(`\\b${recommendation}\\b`, 'i').test(answer));
}

function statesField(answer: string, key: string, value: unknown): boolean {
  const flat = answer.toLowerCase().replace(/\s+/g, ' ');
  if (key === 'separate_from_ceo')
    return value ? SEPARATE.test(flat) : COMBINED.test(flat) && !/\bseparate (?:people|persons|individuals)/.test(flat);
  if (key === 'hedging') return /hedg/.test(flat) && PROHIBITED.test(flat);
  if (key === 'pledging')
    return /pledg|margin/.test(flat) && (value === 'restricted' ? RESTRICTED.test(flat) : PROHIBITED.test(flat));
  // A chair or holder is named by the last word of the name at least, as filings do.
  if ((key === 'chair' || key === 'holder') && typeof value === 'string')
    return shareOfWords(nameWords(value).slice(-1), answer) === 1;
  return statesValue(answer, value);
}

/** Whether an answer states the right value; the rules are in bench/README.md. */
export function statesValue(answer: string, value: unknown): boolean {
  if (typeof value === 'number') return statesNumber(answer, value);
  if (typeof value === 'string') return statesText(answer, value);
  if (Array.isArray(value)) return statesList(answer, value.map(String));
  if (value && typeof value === 'object')
    return Object.entries(value).every(([key, part]) => statesField(answer, key, part));
  return false;
}
