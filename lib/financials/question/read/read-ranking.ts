import { alternatives, wholeWords, oneOf } from '@/lib/format/patterns';
import { shiftFormula } from '@/lib/financials/formula';
import { figureSubject, namesIn, normalizeQuestion, type Name, type Named, type Subject } from './figure-names';
import { lowerFirst } from '@/lib/financials/question/answer/figure-text.rules';
import { isPlain, mixesPeriods, quarterOf, yearsOf } from './read-figure-question';
import { LEAST_WORDS, MOST_WORDS, RANKING_WORDS, YES_NO_VERBS, WORKED_OUT_WORDS } from './read-ranking-patterns';
import { answerFormatOf, stripInstructions, type AnswerFormat } from './strip-instructions';

/** Several figures of one period, or one figure of several years, of which the first or last is asked for. */
export type Ranking = AnswerFormat & {
  subjects: Subject[];
  years: number[];
  quarter: number | null;
  isMost: boolean;
  /** "Was A greater than B": yes or no. "A and B": each of them. */
  asks: 'first' | 'verdict' | 'each';
};

const MOST = wholeWords(MOST_WORDS);
const LEAST = wholeWords(LEAST_WORDS);
const WORDS = new RegExp(String.raw`\b(?:${alternatives([...MOST_WORDS, ...LEAST_WORDS, ...RANKING_WORDS])})\b`, 'g');
const ACTIVITIES =
  /\boperat(?:ions?|ing)(?: activities)? invest(?:ing|ments?)(?: activities)?(?: and| or)* financing(?: activities)?\b/;
const IS_YES_NO = new RegExp(String.raw`^${oneOf(YES_NO_VERBS)}\b`);
const SECTIONS = ['operating', 'investing', 'financing'];

function sectionSubject(activity: string): Subject {
  return { ...figureSubject(`${activity}_cash_flow`), label: `Cash from ${activity} activities` };
}

/** A question for which of the figures it names is the highest or lowest; null for every other one. */
export function readRanking(question: string, companyWords: readonly string[], more: readonly Name[]): Ranking | null {
  const text = normalizeQuestion(stripInstructions(question)).replace(/\bor lost (?:the )?least\b/, ' ');
  const covers = IS_YES_NO.test(text) && COVERS.test(text) && !MOST.test(text) && !LEAST.test(text);
  const isVerdict = covers || (IS_YES_NO.test(text) && / (?:than|exceed(?:ed|s)?) /.test(text));
  if (!(isVerdict || /\bwhich\b/.test(text)) || (!covers && MOST.test(text) === LEAST.test(text))) return null;
  const isSections = ACTIVITIES.test(text);
  const names = isSections ? [] : namesIn(text, more);
  const named = isSections ? SECTIONS.map(sectionSubject) : [...new Set(names.map(({ subject }) => subject))];
  const whole = isVerdict ? withSum(named, names, text) : named;
  const compared = GROWS.test(text) ? whole.map(growthOf) : whole;
  // "Cover current liabilities with current assets" names what covers last.
  const isTurned = covers && / with(?: its| the)* $/.test(text.slice(names[0]?.to ?? 0, names[1]?.from ?? 0));
  const subjects = isTurned ? compared.toReversed() : compared;
  let rest = isSections ? text.replace(ACTIVITIES, ' ').replace(/\bcash(?: flows?)?\b/g, ' ') : text;
  for (const { from, to } of names.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  if (!isPlain(rest.replace(WORDS, ' '), companyWords) || mixesPeriods(rest)) return null;
  const years = yearsOf(rest);
  const isOverYears = subjects.length === 1 && years.length > 1 && /\b(?:years?|fy\d{4}|20\d\d)\b/.test(rest);
  const isOverFigures = subjects.length > 1 && years.length <= 1 && haveOneUnit(subjects);
  if (isVerdict ? !isOverFigures || subjects.length > 2 : !isOverYears && !isOverFigures) return null;
  const asks = isVerdict ? 'verdict' : 'first';
  return {
    ...answerFormatOf(question),
    subjects,
    years,
    quarter: quarterOf(rest),
    isMost: covers || MOST.test(text),
    asks,
  };
}

/** "Enough operating cash flow to fund its capex": one figure at least as large as another. */
const COVERS = /\b(?:sufficient|enough|adequate|able)\b.*\b(?:cover|fund|finance|pay)\b|\bcover(?:s|ed)?\b/;

/** Of three figures two are one where they count together: "exceed capex and dividends combined". */
function withSum(subjects: Subject[], names: readonly Named[], text: string): Subject[] {
  if (subjects.length !== 3 || names.length !== 3) return subjects;
  const between = names.slice(1).map(({ from }, at) => text.slice(names[at]?.to, from).trim());
  const isPair = (words = '') =>
    words === 'plus' || (/^and(?: its)?$/.test(words) && /\b(?:combined|together)\b/.test(text));
  const at = [0, 1].find((index) => isPair(between[index]));
  const [one, other] = at === undefined ? [] : [subjects[at], subjects[at + 1]];
  if (at === undefined || !one || !other || ![one, other].every(({ unit }) => (unit ?? 'money') === 'money'))
    return subjects;
  const sum: Subject = {
    kind: 'measure',
    key: `${one.key}_and_${other.key}`,
    label: `${one.label} plus ${lowerFirst(other.label)}`,
    unit: 'money',
    formulas: [`(${one.formulas[0] ?? ''}) + (${other.formulas[0] ?? ''})`],
  };
  return subjects.toSpliced(at, 2, sum);
}

/** "Did inventories grow faster than sales" compares how much each grew. */
const GROWS = /\b(?:faster|slower|more quickly|more slowly)\b/;

function growthOf(subject: Subject): Subject {
  const [formula = ''] = subject.formulas;
  const before = shiftFormula(formula, 1);
  if (before === null) return subject;
  return {
    kind: 'measure',
    key: `${subject.key}_growth`,
    label: `Growth of ${lowerFirst(subject.label)}`,
    unit: 'percent',
    formulas: [`((${formula}) ÷ (${before}) − 1) × 100`],
  };
}

const IS_LIST = /^(?:what|how much|state|give|tell|calculate|compute)\b/;
const WORKED_OUT = wholeWords(WORKED_OUT_WORDS);

/** "What were A and B?": each of them, of one period. */
export function readList(question: string, companyWords: readonly string[], more: readonly Name[]): Ranking | null {
  const text = normalizeQuestion(stripInstructions(question));
  const names = namesIn(text, more);
  const subjects = [...new Set(names.map(({ subject }) => subject))];
  if (!IS_LIST.test(text) || WORKED_OUT.test(text) || subjects.length < 2 || subjects.length > 4) return null;
  const between = names.slice(1).map(({ from }, at) => text.slice(names[at]?.to, from));
  if (!/\band\b/.test(between.at(-1) ?? '') || subjects.length < names.length) return null;
  let rest = text;
  for (const { from, to } of names.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const years = yearsOf(rest);
  if (
    !isPlain(rest, companyWords) ||
    mixesPeriods(rest) ||
    years.length > 1 ||
    / (?:to|by|over) $/.test(between.join())
  )
    return null;
  return { ...answerFormatOf(question), subjects, years, quarter: quarterOf(rest), isMost: true, asks: 'each' };
}

function haveOneUnit(subjects: readonly Subject[]): boolean {
  const units = subjects.map(({ unit, key }) => unit ?? (/^(?:eps|shares)_/.test(key) ? key : 'money'));
  return new Set(units).size === 1;
}
