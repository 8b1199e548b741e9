import { companyStatements, type FiledStatements, type Spans } from '../company-statements';
import { printedRows } from '../printed-rows';
import { answerFromParts } from './answer-from-parts';
import { composedLines } from './answer/compose-lines';
import type { FigureResult, Statements, When } from './answer/find-figure';
import { companyWordsOf, namesWithOwnLabels, namesOfRows, normalizeQuestion, type Name } from './read/figure-names';
import { judgeIntensity } from './answer/judge-intensity';
import { inFiscalPeriods, TO_DATE_WORD } from './read/period-words';
import { judgeSteadiness } from './answer/judge-steadiness';
import { otherDefinitions, withOtherDefinitions } from './answer/other-definitions';
import { rankFigures } from './answer/rank-figures';
import { quarterOf, readFigureQuestion, yearsOf, type FigureQuestion } from './read/read-figure-question';
import { readList, readRanking } from './read/read-ranking';
import { rewordQuestion } from './read/reword-question';
import { answerFigureQuestion } from './answer/state-figures';

/**
 * Answers a question for line items, measures or other printed rows of one company from the stored figures. Null where
 * the question asks for anything else; the names of what is not stated where an operand is missing.
 */
export function answerFromFigures(
  question: string,
  filings: readonly FiledStatements[],
  companyName: string,
): FigureResult | null {
  if (filings.length === 0) return null;
  const spoken = inFiscalPeriods(rewordQuestion(question), filings);
  const company = companyWordsOf(companyName);
  const named = printedRows(filings, spansOf(spoken, /\bQ[1-4]\b/i.test(spoken)));
  const alike = namesWithOwnLabels(named);
  const read = (text: string) =>
    readAsked(text, company, alike) ?? readAsked(text, company, [...alike, ...namesOfRows(named)]);
  const asked = read(spoken);
  const wholeOf = () => {
    const period = asked ?? {
      years: yearsOf(normalizeQuestion(spoken)),
      quarter: quarterOf(normalizeQuestion(spoken)),
    };
    return { ...wholeFor(spoken, filings, period), filings, company, alike, read };
  };
  if (!asked) return answerFromParts(spoken, filings, company, wholeOf);
  const { statements, whenOf } = wholeOf();
  const now = whenOf(asked);
  if (now === null) return null;
  if ('subjects' in asked) return rankFigures(asked, statements, now);
  if (asked.asks === 'intensity') return judgeIntensity(asked, statements, now);
  if (asked.asks === 'steadiness') return judgeSteadiness(asked, statements, now);
  const told = answerByEachDefinition(asked, statements, now);
  // Where definitions disagree on whether liquidity is healthy, their values are given without a verdict.
  return told && 'missing' in told && asked.asks === 'health'
    ? answerByEachDefinition({ ...asked, asks: 'value' }, statements, now)
    : told;
}

/** The figure by each definition in use. */
function answerByEachDefinition(asked: FigureQuestion, statements: Statements, now: When): FigureResult | null {
  const result = answerFigureQuestion(asked, statements, now);
  const others = otherDefinitions(asked.subject).map((subject) =>
    answerFigureQuestion({ ...asked, subject }, statements, now),
  );
  const known = others.filter((other) => other !== null);
  return result && withOtherDefinitions(result, known, asked.subject);
}

type NamedPeriod = { years: readonly number[]; quarter: number | null };

/** The statements in the spans that a question is about, and the periods that it may mean. */
function wholeFor(question: string, filings: readonly FiledStatements[], named: NamedPeriod) {
  const quarter = named.quarter ?? onlyQuarter(named.years, filings);
  const spans = spansOf(question, quarter !== null);
  const { lines, periods } = companyStatements(filings, quarter !== null, spans);
  const rows = printedRows(filings, spans);
  const whenOf = (asked: NamedPeriod): When | null => {
    const inQuarter = periods.filter(({ fiscal_quarter }) => fiscal_quarter === quarter);
    const year = asked.years.at(-1) ?? inQuarter[0]?.fiscal_year;
    if (year === undefined || (asked.quarter ?? quarter) !== quarter) return null;
    return { fiscal_year: year, fiscal_quarter: quarter, isToDate: spans === 'to date' };
  };
  return {
    spans,
    rows,
    whenOf,
    statements: { lines: [...lines, ...rows], composed: composedLines(filings, lines, rows) },
  };
}

function spansOf(question: string, isQuarterly: boolean): Spans {
  if (question.includes(TO_DATE_WORD)) return 'to date';
  return isQuarterly ? 'quarters' : 'years';
}

function readAsked(question: string, company: readonly string[], more: readonly Name[]) {
  return (
    readRanking(question, company, more) ??
    readFigureQuestion(question, company, more) ??
    readList(question, company, more)
  );
}

/** A question without a period about quarterly reports alone is about the quarter that they report on. */
function onlyQuarter(years: readonly number[], filings: readonly FiledStatements[]): number | null {
  const quarters = new Set(filings.map(({ period }) => period.quarter));
  const [quarter] = quarters;
  return years.length === 0 && quarters.size === 1 ? (quarter ?? null) : null;
}
