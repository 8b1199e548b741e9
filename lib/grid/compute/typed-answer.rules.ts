import { answerKindOf } from '@/lib/answers/extractive/question/answer-kind';
import { isoDayOfWords } from '@/lib/format/iso-day';
import { MONTH } from '@/lib/format/words/months';
import { scaleOf } from '@/lib/format/words/number-words';
import type { AnswerType } from '../limits.rules';

export type Typed = { value: number | string | boolean; unit: string | null };
type Kind = Exclude<AnswerType, 'auto' | 'words'>;

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const RATIO = new RegExp(String.raw`${NUMBER}\s?(?::|to)\s?1(?![\d.,]*\d)`, 'gi');
const PERCENT = new RegExp(String.raw`${NUMBER}\s?(?:%|percent\b)`, 'gi');
const MONEY = new RegExp(String.raw`\$\s?${NUMBER}(?:\s?(thousand|million|billion|trillion)\b)?`, 'gi');
const DATE = new RegExp(String.raw`\b(${MONTH})\s+(\d{1,2}),?\s+(\d{4})\b`, 'gi');
const PLAIN = new RegExp(
  String.raw`(?<![\w$.,:/%-])${NUMBER}(?:\s?(thousand|million|billion)\b)?(?![\d%:/-]|,\d|\.\d)`,
  'gi',
);
const YES_NO = /^\W*(yes|no)\b/i;
const MARKER = /\s?\u00a0?\[\d{1,3}\]/g;

const READERS: Readonly<Record<Kind, (text: string) => Typed[]>> = {
  yes_no: (text) => {
    const word = YES_NO.exec(text)?.[1]?.toLowerCase();
    return word ? [{ value: word === 'yes', unit: 'yes_no' }] : [];
  },
  ratio: (text) => matches(text, RATIO, ([, number]) => ({ value: toNumber(number), unit: 'ratio' })),
  percent: (text) => matches(text, PERCENT, ([, number]) => ({ value: toNumber(number), unit: 'percent' })),
  money: (text) =>
    matches(text, MONEY, ([, number, scale]) => ({ value: toNumber(number) * scaleOf(scale), unit: 'USD' })),
  date: (text) =>
    [...text.matchAll(DATE)].flatMap(([, month, day, year]) => {
      const value = isoDayOfWords(month, day, year);
      return value ? [{ value, unit: 'date' }] : [];
    }),
  number: (text) =>
    matches(withoutOthers(text), PLAIN, ([, number, scale]) => ({
      value: toNumber(number) * scaleOf(scale),
      unit: null,
    })),
};
const AUTO: readonly Kind[] = ['yes_no', 'ratio', 'percent', 'money', 'date', 'number'];

/**
 * The value that an answer states, as a type that can be sorted. Where it states several different values of the kind
 * there is none, because it is not known which one is meant.
 */
export function typedAnswer(answer: string, type: AnswerType, question = ''): Typed | null {
  const text = plain(answer);
  const wanted = type === 'auto' ? askedType(question) : type;
  if (wanted === 'words') return null;
  if (wanted !== 'auto') return only(READERS[wanted](text));
  const found = AUTO.map((kind) => READERS[kind](text));
  const kinds = found.filter((values) => values.length > 0);
  // "Yes, 96% of the votes": the first word answers.
  if (found[0]?.length) return only(found[0]);
  return kinds.length === 1 ? only(kinds[0] ?? []) : null;
}

/** What the question asks for by its words; `auto` where they leave it open. */
function askedType(question: string): AnswerType {
  if (/\bratio\b/i.test(question)) return 'ratio';
  const kind = answerKindOf(question);
  if (kind === 'yes-no') return 'yes_no';
  if (kind === 'person') return 'words';
  return kind === 'words' ? 'auto' : kind;
}

/** The answer without its markers, on one line. */
export function shortAnswer(answer: string): string {
  return plain(answer);
}

function plain(answer: string): string {
  return answer
    .replace(MARKER, '')
    .replace(/[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function matches(text: string, pattern: RegExp, read: (match: RegExpMatchArray) => Typed): Typed[] {
  return [...text.matchAll(pattern)].map(read);
}

function only(values: readonly Typed[]): Typed | null {
  const [first] = values;
  return first && values.every(({ value }) => value === first.value) ? first : null;
}

/** Numbers that belong to a date, a year, a share or an amount are not counts. */
function withoutOthers(text: string): string {
  return [RATIO, PERCENT, MONEY, DATE]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .replace(/\b(?:19|20)\d{2}\b/g, ' ');
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''));
}
