import { wholeWords } from '@/lib/format/patterns';
import type { FiledStatements, Spans } from '../company-statements';
import { companyParts, partLines, partsByName, type Part } from '../parts/company-parts';
import { isGeneric, partKindIn, nameInQuestion, withoutKindWords } from '../parts/part-names';
import { SHARE_WORDS } from '../parts/part-names-patterns';
import type { PrintedRow } from '../printed-rows';
import type { CompanyLine } from '../schema';
import { composedLines } from './answer/compose-lines';
import { formatAmount, periodPhrase, lowerFirst, citationMarkers } from './answer/figure-text.rules';
import { normalizeQuestion, type Name, type Subject } from './read/figure-names';
import {
  findFigure,
  joinFigures,
  type FigureAnswer,
  type FigureResult,
  type Statements,
  type When,
} from './answer/find-figure';
import { rankFigures } from './answer/rank-figures';
import { readPartRanking, type PartRanking } from './read/read-part-ranking';
import type { FigureQuestion } from './read/read-figure-question';
import type { Ranking } from './read/read-ranking';
import { answerFigureQuestion } from './answer/state-figures';

type Whole = {
  filings: readonly FiledStatements[];
  company: readonly string[];
  spans: Spans;
  statements: Statements;
  /** The lines that only this company's statements have. */
  rows: readonly PrintedRow[];
  /** This company's own names for rows that other companies name differently. */
  alike: readonly Name[];
  /** The period meant by a question that names these years and this quarter. */
  whenOf: (asked: { years: readonly number[]; quarter: number | null }) => When | null;
  /** Reads a question that names no part. */
  read: (question: string) => FigureQuestion | Ranking | null;
};

/**
 * Answers a question about one segment, region or kind of product, or which of them has the most of something, from the
 * figures that the filing tags for them. Null where it asks for anything else, or where the parts do not make up the
 * whole.
 */
export function answerFromParts(
  question: string,
  filings: readonly FiledStatements[],
  company: readonly string[],
  wholeOf: () => Whole,
): FigureResult | null {
  const parts = companyParts(filings, company);
  if (parts.length === 0) return null;
  const kind = partKindIn(question);
  const ofKind = parts.filter((part) => part.kind === kind);
  const named =
    nameInQuestion(question, partsByName(ofKind, company)) ?? nameInQuestion(question, partsByName(parts, company));
  if (named) {
    const { part, rest, figure } = named;
    const answer = answerOfPart(part, withoutKindWords(rest), wholeOf());
    // "Subscription revenue growth": the part's name holds the figure's.
    return answer || figure === null ? answer : answerOfPart(part, withoutKindWords(figure), wholeOf());
  }
  if (kind === null) return null;
  const whole = wholeOf();
  const asked = readPartRanking(withoutKindWords(question), company, whole.alike);
  const now = asked && whole.whenOf(asked);
  if (!now) return null;
  const own = ofKind.map((part) => ({ ...part, lines: linesOf(part, whole) }));
  return rankParts(asked, partition(own, whole, now), now);
}

type ReadPart = Part & { lines: CompanyLine[] };

function linesOf(part: Part, { filings, rows, spans }: Whole): CompanyLine[] {
  return partLines(part, filings, rows, spans);
}

const SHARE = /\b(?:share|percent|percentage|proportion|portion) of\b/;
const SHARE_VERBS = wholeWords(SHARE_WORDS, 'gi');
/** Words for the whole company. Beside a part's name they leave open which of the two a figure is asked for. */
const WHOLE = /\b(?:total|consolidated|overall|company|companywide)\b/;

function answerOfPart(part: Part, rest: string, whole: Whole): FigureResult | null {
  const text = normalizeQuestion(rest);
  const isShare = SHARE.test(text) && !/\bas an? \b/.test(text);
  if (!isShare && WHOLE.test(text)) return null;
  const asked = whole.read(isShare ? rest.replace(SHARE_VERBS, ' ') : rest);
  const now = asked && whole.whenOf(asked);
  if (!now) return null;
  const own = statementsOf(linesOf(part, whole));
  if ('subjects' in asked) {
    const subjects = asked.subjects.map((subject) => asOfPart(subject, part));
    return stated(rankFigures({ ...asked, subjects }, own, now), part);
  }
  if (asked.asks === 'intensity' || asked.asks === 'existence') return null;
  if (isShare) return asked.asks === 'value' ? shareOf(asked, part, { own, whole: whole.statements }, now) : null;
  return stated(answerFigureQuestion({ ...asked, subject: asOfPart(asked.subject, part) }, own, now), part);
}

function statementsOf(lines: CompanyLine[]): Statements {
  return { lines, composed: composedLines([], lines, []) };
}

function asOfPart(subject: Subject, { label }: Part): Subject {
  // "Subscription revenue" has no "revenue growth" of its own, but a growth.
  const [first = '', ...more] = lowerFirst(subject.label).split(' ');
  const name = label.toLowerCase().endsWith(` ${first}`) ? more : [first, ...more];
  return { ...subject, label: [label, ...name].join(' ') };
}

/** With operands named as those of the part. What the filing does not tag for a part is left to the passages. */
function stated(result: FigureResult | null, { label }: Part): FigureResult | null {
  if (result === null || 'missing' in result) return null;
  const { answer } = result;
  const calculation = answer.calculation && {
    ...answer.calculation,
    operands: answer.calculation.operands.map((each) => ({ ...each, label: `${label}: ${lowerFirst(each.label)}` })),
  };
  return { answer: { ...answer, calculation } };
}

/** The share of a company's line item that belongs to a segment. */
function shareOf(
  asked: FigureQuestion,
  part: Part,
  { own: ofPart, whole }: { own: Statements; whole: Statements },
  now: When,
): FigureResult | null {
  const [own, all] = [findFigure(asked.subject, ofPart, now), findFigure(asked.subject, whole, now)];
  if ('missing' in own || 'missing' in all || own.formula !== null || all.formula !== null || all.value <= 0)
    return null;
  const { label } = asked.subject;
  const { operands, sources } = joinFigures([own, all]);
  const [first, second] = operands;
  if (!first || !second) return null;
  const value = (own.value / all.value) * 100;
  const told = formatAmount({ value, unit: 'percent' }, asked);
  const inFull = { ...asked, decimals: null };
  const answer =
    `${asOfPart(asked.subject, part).label} was ${told} of that of the company ${periodPhrase(now)}: ` +
    `${formatAmount(own, inFull)} of ${formatAmount(all, inFull)}.${citationMarkers(sources.length)}`;
  const calculation: FigureAnswer['calculation'] = {
    value,
    unit: 'percent',
    formula: `${part.label} ${lowerFirst(label)} ÷ ${label} × 100`,
    operands: [{ ...first, label: `${part.label}: ${lowerFirst(first.label)}` }, second],
    expression: [0, '÷', 1, '× 100'],
  };
  return { answer: { answer, sources, calculation, isTagged: true } };
}

/** Rows that reconcile the segments with the company's total; they are not segments. */
const NO_OPERATIONS = /^(?:corporate|eliminations?|inter-?segment|unallocated|reconcil)/i;

function rankParts(asked: PartRanking, parts: readonly ReadPart[], now: When): FigureResult | null {
  const ranked = parts.filter(({ label }) => !NO_OPERATIONS.test(label));
  const found = ranked.map((part) => ({ part, figure: findFigure(asked.subject, statementsOf(part.lines), now) }));
  const all = found.flatMap(({ part, figure }) => ('value' in figure ? [{ ...figure, label: part.label }] : []));
  if (all.length < 2 || all.length < ranked.length) return null;
  const sorted = all.toSorted((a, b) => (asked.isMost ? b.value - a.value : a.value - b.value));
  const [first, second] = sorted;
  if (!first || !second || first.value === second.value) return null;
  // "Which declined the most" of several that all grew has no answer.
  if (asked.isDecline && first.value >= 0) return null;
  const { sources } = joinFigures(sorted);
  const others = sorted.slice(1).map((each) => `${each.label} ${formatAmount(each, asked)}`);
  const answer =
    `${first.label} had the ${asked.isMost ? 'highest' : 'lowest'} ${lowerFirst(asked.subject.label)} ` +
    `${periodPhrase(now)}, at ${formatAmount(first, asked)}; ${others.join(', ')}.${citationMarkers(sources.length)}`;
  return { answer: { answer, sources, calculation: null, isTagged: all.every(({ isTagged }) => isTagged) } };
}

const MOST_PARTS = 14;
const ROUNDING = 0.001;

/**
 * The parts whose revenue makes up that of the company. Of several divisions that of regions without countries, where
 * there is one; else none, because it is not clear which of them is meant.
 */
function partition(parts: readonly ReadPart[], { statements }: Whole, now: When): ReadPart[] {
  const revenueIn = (lines: Statements['lines']) =>
    lines
      .find(({ key }) => key === 'revenue')
      ?.values.find((value) => value.fiscal_year === now.fiscal_year && value.fiscal_quarter === now.fiscal_quarter);
  const total = revenueIn(statements.lines)?.value ?? 0;
  const told = parts.flatMap((part) => {
    const value = revenueIn(part.lines)?.value;
    return value === undefined || value === 0 ? [] : [{ part, value }];
  });
  if (total <= 0 || told.length > MOST_PARTS) return [];
  const divisions: ReadPart[][] = [];
  for (let chosen = 1; chosen < 1 << told.length; chosen += 1) {
    const some = told.filter((_, at) => chosen & (1 << at));
    const sum = some.reduce((before, { value }) => before + value, 0);
    if (Math.abs(sum - total) <= total * ROUNDING) divisions.push(some.map(({ part }) => part));
  }
  // Goods and services divide every company.
  const named = divisions.filter((division) => division.length > 1 && division.some(({ label }) => !isGeneric(label)));
  const broad = named.filter((division) => division.every(({ member }) => !member.startsWith('country:')));
  const [only, ...others] = named.length > 1 ? broad : named;
  return only && others.length === 0 ? only : [];
}
