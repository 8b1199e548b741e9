import { alternatives, wholeWords, oneOf } from '@/lib/format/patterns';
import { smallCount, toCount } from '@/lib/format/words/number-words';
import {
  DOWN_WORDS,
  PLAIN_QUESTION_WORDS,
  THRESHOLD_WORDS,
  UP_WORDS,
  NO_BETTER_FIGURES,
  STEADY_QUESTION_WORDS,
  YES_NO_VERBS,
} from './read-figure-question-patterns';
import { shiftFormula } from '@/lib/financials/formula';
import { lineItem } from '@/lib/financials/vocabulary';
import { normalizeQuestion, type Name, type Subject } from './figure-names';
import { readDefinitions } from './read-definition';
import { subjectOf } from './read-subject';
import { answerFormatOf, stripInstructions } from './strip-instructions';

export type FigureQuestion = {
  subject: Subject;
  /** Years that it names, oldest first. */
  years: number[];
  quarter: number | null;
  asks: 'value' | 'each' | 'change' | 'direction' | 'threshold' | 'existence' | 'intensity' | 'steadiness' | 'health';
  direction: 'up' | 'down' | null;
  threshold: { isAbove: boolean; value: number } | null;
  /** What money is to be counted in; null where the question leaves it open. */
  scale: number | null;
  decimals: number | null;
  isInBasisPoints?: boolean;
  /** By how much in money: "the net change in cash". */
  isNetChange: boolean;
  /** The question defines the name. */
  isDefined: boolean;
};

/**
 * Words that a question about a figure may have besides its subject; any other word may narrow it, as a segment does.
 */
const PLAIN = new RegExp(String.raw`^(?:${alternatives(PLAIN_QUESTION_WORDS)})$`);
const UP = wholeWords(UP_WORDS);
const DOWN = wholeWords(DOWN_WORDS);
const MOVES = new RegExp(`${UP.source}|${DOWN.source}|\\b(?:changed?|evolved?|developed?)\\b`);
const THRESHOLD = new RegExp(
  String.raw`\b(?<word>${alternatives(THRESHOLD_WORDS)})\s+\$?(?<number>\d+(?` +
    String.raw`:\.\d+)?)\b(?!\s*(?:decimal|million|billion|years?))`,
);
/** Of these a smaller value is the better one, or neither is: whether they improved is not for a figure to say. */
const NO_BETTER = new RegExp(alternatives(NO_BETTER_FIGURES));
/** "The inventory ratio" is not an amount of inventory. */
const NO_AMOUNT = /\b(?:ratio|proportion|fraction)\b/;
const CAGR = /\b(?:cagr|compound(?: annual)? growth(?: rate)?)\b/;
const YEARS_LONG = new RegExp(String.raw`\b(\d|${smallCount(2, 5)}) years?\b`);
const LIQUIDITY = /^(?:quick_ratio|current_ratio)$/;
const HEALTH = /\b(?:reasonably|healthy|strong|adequate|sufficient|liquidity|liquid)\b/g;
const LONGEST = 1_200;

/**
 * A question that line items, measures or a definition of its own account for as a whole; null for every other one, so
 * that the figure of the company is never given for a part of it, nor for another company.
 */
export function readFigureQuestion(
  question: string,
  companyWords: readonly string[],
  more: readonly Name[] = [],
): FigureQuestion | null {
  if (question.length > LONGEST) return null;
  const base = yearsOf(normalizeQuestion(withoutDefinitionYears(question))).at(-1) ?? null;
  const split = readDefinitions(question, base, more);
  if (!split) return null;
  const wish = answerFormatOf(question);
  const text = normalizeQuestion(stripInstructions(split.rest));
  const found = subjectOf(text, split.definitions, more);
  if (!found) return null;
  const { rest } = found;
  if (mixesPeriods(rest)) return null;
  if (unitKind(found.subject) === 'money' && NO_AMOUNT.test(rest)) return null;
  if (/\bhow many (?!percent|basis|times|days)/.test(text) && COUNTED_BY_MONEY.test(unitKind(found.subject)))
    return null;
  const isHealth = LIQUIDITY.test(found.subject.key);
  const isSteady = found.subject.unit === 'percent' && STEADY.test(text);
  const left = isHealth ? rest.replace(HEALTH, ' ') : isSteady ? rest.replace(STEADY_WORDS, ' ') : rest;
  if (!isPlain(left, companyWords)) return null;
  const years = yearsOf(rest);
  // "Did revenue growth slow from 2023 to 2024" compares two growths.
  const grown = IS_YES_NO.test(question) ? null : grownLine(found.subject, years);
  if (grown)
    return { ...NOTHING_ASKED, ...wish, subject: grown, years, asks: 'change', quarter: null, isDefined: false };
  if (isSteady)
    return { ...NOTHING_ASKED, ...wish, ...steadinessOf(found.subject, normalizeQuestion(question), years) };
  const spanned = overYears(found.subject, rest, years);
  if (spanned === null) return null;
  const asks = spanned.isSpan ? VALUE : kindOf(rest, question, years.length);
  const { key } = found.subject;
  if (/\b(?:ac|de)celerat|\bslow/.test(rest) && !key.endsWith('_growth')) return null;
  if (asks.kind === 'direction' && /\bimprov/.test(rest) && NO_BETTER.test(key)) return null;
  const isTold = isHealth && asks.kind === 'existence' && rest.search(HEALTH) >= 0;
  const isIntensity = asks.kind === 'existence' && key === 'capital_intensity';
  if (asks.kind === 'existence' && !EXISTS.test(key) && !isTold && !isIntensity) return null;
  return {
    subject: spanned.subject,
    years,
    quarter: quarterOf(rest),
    asks: isTold ? 'health' : isIntensity ? 'intensity' : asks.kind,
    direction: asks.direction,
    threshold: asks.threshold,
    ...wish,
    isNetChange: /\bnet (?:change|increase|decrease) in\b/.test(text),
    isDefined: split.definitions.length > 0,
  };
}

const STEADY = /^(?:is|are|was|were|has|have) .*\b(?:consistent|stable|steady)\b/;
const STEADY_WORDS = wholeWords(STEADY_QUESTION_WORDS, 'g');

/** "Are margins consistent (not fluctuating more than 2% a year)?": by how much they may differ, if it says so. */
function steadinessOf(subject: Subject, text: string, years: readonly number[]) {
  const most = /\b(?:more than|over|within|by)(?: roughly| about)? (\d+(?:\.\d+)?) percent\b/.exec(text)?.[1];
  const threshold = most === undefined ? null : { isAbove: false, value: Number(most) };
  return { subject, years: [...years], asks: 'steadiness' as const, threshold, quarter: null, isDefined: false };
}

const NOTHING_ASKED = { direction: null, threshold: null, isNetChange: false };

/** "The growth of revenue from 2019 to 2020" is that of the line between the two. */
function grownLine({ key }: Subject, years: readonly number[]): Subject | null {
  const line = years.length === 2 ? lineItem(key.replace(/_growth$/, '')) : undefined;
  if (!line || !key.endsWith('_growth')) return null;
  return { kind: 'line', key: line.key, label: line.label, unit: null, formulas: [`{${line.key}}`] };
}

/** The years of the question itself come before those that its definitions name. */
function withoutDefinitionYears(question: string): string {
  const before = question.split(/\b(?:is|are)\s+(?:defined|calculated|computed)\s+as\b|\bdefine\b/i)[0] ?? question;
  return /\b20\d\d\b|\bFY\s?\d\d\b/i.test(before) ? before : question;
}

/** "How many shares were bought back" asks for no amount. */
const COUNTED_BY_MONEY = /^(?:money|percent)/;

function unitKind({ unit, key }: Subject): string {
  return unit ?? (/^shares_/.test(key) ? 'shares' : 'money');
}

/** Several quarters, or a year beside a quarter of another: no single period. */
export function mixesPeriods(rest: string): boolean {
  const quarters = new Set([...rest.matchAll(/\bq([1-4])\b/g)].map(([, quarter]) => quarter));
  if (quarters.size === 0) return false;
  const before = rest.slice(0, rest.search(/\bq[1-4]\b/)).trimEnd();
  return quarters.size > 1 || /\b(?:fy)?20\d\d\b(?!$)/.test(before);
}

/** "In US dollars", "give us"; anywhere else it is the country, whose share the total does not give. */
const NO_COUNTRY = /\bus (?=dollars?\b|(?:thousand|[mb]illion)s?\b)|(?<=\b(?:give|tell|show) )us\b/g;

/** Whether what is left of a question holds only words of asking, numbers, fiscal years and the company's name. */
export function isPlain(rest: string, companyWords: readonly string[]): boolean {
  const known = new Set(companyWords.map(normalizeQuestion));
  return rest
    .replace(NO_COUNTRY, '')
    .split(' ')
    .every(
      (word) =>
        word === '' || PLAIN.test(word) || /^\d+(?:\.\d+)?$/.test(word) || /^fy\d{4}$/.test(word) || known.has(word),
    );
}

/** An average or compound growth over years as a subject of the last of them; null where its years do not fit. */
function overYears(
  subject: Subject,
  rest: string,
  years: readonly number[],
): { subject: Subject; isSpan: boolean } | null {
  const named = YEARS_LONG.exec(rest)?.[1];
  const long = toCount(named) ?? null;
  const [first, last] = [years[0], years.at(-1)];
  const between = first !== undefined && last !== undefined && last > first ? last - first : null;
  if (CAGR.test(rest)) {
    const count = between ?? long;
    if (count === null || (long !== null && between !== null && long !== between && long !== between + 1)) return null;
    return spanOf(
      subject,
      count,
      (shifted, formula) => `((${formula} ÷ ${shifted.at(-1)}) ^ (1 ÷ ${count}) − 1) × 100`,
      {
        label: `${subject.label}, compound growth over ${count} years`,
        unit: 'percent',
      },
    );
  }
  if (!/\baverage\b|\bavg\b/.test(rest)) return { subject, isSpan: false };
  const count = between === null ? long : between + 1;
  if (count === null || count < 2 || (long !== null && between !== null && long !== between + 1)) return null;
  return spanOf(
    subject,
    count - 1,
    (shifted, formula) => `(${[formula, ...shifted].map((each) => `(${each})`).join(' + ')}) ÷ ${count}`,
    { label: `${subject.label}, average of ${count} years`, unit: subject.unit },
  );
}

function spanOf(
  subject: Subject,
  back: number,
  write: (shifted: string[], formula: string) => string,
  named: Pick<Subject, 'label' | 'unit'>,
): { subject: Subject; isSpan: boolean } | null {
  const formulas = subject.formulas.flatMap((formula) => {
    const shifted = Array.from({ length: back }, (_, index) => shiftFormula(formula, index + 1));
    return shifted.every((each): each is string => each !== null) ? [write(shifted, formula)] : [];
  });
  if (formulas.length === 0) return null;
  const line = subject.kind === 'line' ? lineItem(subject.key) : undefined;
  const unit = named.unit ?? (line && /^eps/.test(line.key) ? 'money_per_share' : 'money');
  return { subject: { ...subject, kind: 'measure', ...named, unit, formulas, span: back }, isSpan: true };
}

type Asks = { kind: FigureQuestion['asks'] } & Pick<FigureQuestion, 'direction' | 'threshold'>;
const VALUE: Asks = { kind: 'value', direction: null, threshold: null };
/** "Did it spend more in 2024 than in 2023": the year that is said first is asked about. */
const MORE_IN = new RegExp(
  String.raw`\b(?<word>more|higher|larger|greater|less|lower|smaller)\b.*?\b(?:fy ?)?(?<first>20\d\d)\b.*` +
    String.raw`\b(?:than|compared|versus|vs)\b.*?\b(?:fy ?)?(?<second>20\d\d)\b`,
);
const IS_YES_NO = new RegExp(String.raw`(?:^|[,.?!]\s+)\s*${oneOf(YES_NO_VERBS)}\b`, 'i');
const MORE = /^(?:more|higher|larger|greater)$/;
/** Payments that a figure shows were made. */
const EXISTS = /^(?:dividends_paid|share_repurchases)$/;

function kindOf(rest: string, question: string, years: number): Asks {
  const isYesNo = IS_YES_NO.test(question);
  const found = THRESHOLD.exec(rest);
  if (isYesNo && found?.groups) {
    const isAbove = !/below|under|less|lower/.test(found.groups.word ?? '');
    return { kind: 'threshold', direction: null, threshold: { isAbove, value: Number(found.groups.number) } };
  }
  const sign = /\b(positive|negative)\b/.exec(rest)?.[1];
  if (isYesNo && sign)
    return { kind: 'threshold', direction: null, threshold: { isAbove: sign === 'positive', value: 0 } };
  const more = isYesNo && years === 2 ? MORE_IN.exec(rest)?.groups : undefined;
  if (more) {
    const isMore = MORE.test(more.word ?? '') === Number(more.first) > Number(more.second);
    return { kind: 'direction', direction: isMore ? 'up' : 'down', threshold: null };
  }
  if (MOVES.test(rest)) {
    const [up, down] = [UP.test(rest), DOWN.test(rest)];
    const direction = up && down ? null : up ? 'up' : down ? 'down' : null;
    return { kind: isYesNo && direction ? 'direction' : 'change', direction, threshold: null };
  }
  if (isYesNo) return { ...VALUE, kind: 'existence' };
  return years > 1 ? { ...VALUE, kind: 'each' } : VALUE;
}

/** The quarter (1 to 4) that a text in lower case names as "q1" to "q4"; null where it names none. */
export function quarterOf(text: string): number | null {
  return Number(/\bq([1-4])\b/.exec(text)?.[1] ?? 0) || null;
}

/** The years that a text in lower case names ("fy 2023", "2024"), ascending, each once. */
export function yearsOf(text: string): number[] {
  const found = [...text.matchAll(/\b(?:fy ?)?(20\d\d)\b/g)].map(([, year]) => Number(year));
  return [...new Set(found)].sort((a, b) => a - b);
}
