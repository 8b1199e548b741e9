import { formatAmount, periodPhrase, citationMarkers, verbOf } from './figure-text.rules';
import {
  findFigure,
  joinFigures,
  type FigureAnswer,
  type FigureResult,
  type FoundFigure,
  type Statements,
} from './find-figure';
import type { FigureQuestion } from '@/lib/financials/question/read/read-figure-question';

/** What a question for one figure asks, of one period or between several; the names of operands that are missing. */
export function answerFigureQuestion(
  asked: FigureQuestion,
  statements: Statements,
  now: FoundFigure['when'],
): FigureResult | null {
  const current = findFigure(asked.subject, statements, now);
  if ('missing' in current) return current;
  switch (asked.asks) {
    case 'value':
      return { answer: stateValue(asked, current) };
    case 'existence':
      return { answer: withVerdict(current.value > 0, stateValue(asked, current)) };
    case 'health':
      return { answer: stateHealth(asked, current) };
    case 'threshold':
      return { answer: stateThreshold(asked, current) };
    case 'each':
      return stateEach(asked, statements, current);
    default:
      return compareYears(asked, statements, current);
  }
}

function stateValue(asked: FigureQuestion, found: FoundFigure): FigureAnswer {
  const { label, span } = asked.subject;
  const when = span
    ? `over fiscal ${found.when.fiscal_year - span} to ${found.when.fiscal_year}`
    : periodPhrase(found.when);
  const words = `${label} ${verbOf(label)} ${formatAmount(found, asked)} ${when}`;
  const working = found.formula === null ? '' : `: ${found.formula} = ${found.calculation}`;
  return {
    answer: `${words}${working}.${citationMarkers(found.sources.length)}`,
    sources: found.sources,
    calculation: calculationOf(
      found,
      asked.asks === 'value' ? `${label}, ${when.replace(/^(?:in|over) /, '')}` : undefined,
    ),
    isTagged: found.isTagged,
  };
}

function withVerdict(holds: boolean, stated: FigureAnswer): FigureAnswer {
  return { ...stated, answer: `${holds ? 'Yes' : 'No'}. ${stated.answer}` };
}

/** Below and from which liquidity is usually called weak and healthy; between the two nothing is said. */
const USUAL: Readonly<Record<string, { weak: number; healthy: number; words: string }>> = {
  quick_ratio: { weak: 1, healthy: 1, words: 'The usual yardstick is 1.' },
  current_ratio: { weak: 1, healthy: 1.5, words: 'The usual yardsticks are 1 and 1.5.' },
};

/** Whether a ratio of liquidity is healthy, by the usual threshold, which is given with it. */
function stateHealth(asked: FigureQuestion, found: FoundFigure): FigureAnswer {
  const stated = stateValue(asked, found);
  const usual = USUAL[asked.subject.key];
  if (!usual) return stated;
  const said = { ...stated, answer: `${stated.answer} ${usual.words}` };
  if (found.value >= usual.weak && found.value < usual.healthy) return said;
  return withVerdict(found.value >= usual.healthy, said);
}

function stateThreshold(asked: FigureQuestion, found: FoundFigure): FigureAnswer {
  const { isAbove, value } = asked.threshold ?? { isAbove: true, value: 0 };
  return withVerdict(isAbove ? found.value > value : found.value < value, stateValue(asked, found));
}

/** Several years named and nothing compared: each of them. */
function stateEach(asked: FigureQuestion, statements: Statements, current: FoundFigure): FigureResult {
  const earlier = asked.years
    .slice(0, -1)
    .map((fiscal_year) => findFigure(asked.subject, statements, { ...current.when, fiscal_year }));
  const missing = earlier.flatMap((each) => ('missing' in each ? each.missing : []));
  if (missing.length > 0) return { missing };
  const all = [...earlier.filter((each): each is FoundFigure => 'value' in each), current];
  const { label } = asked.subject;
  const { sources } = joinFigures(all);
  const words = all.map((each) => `${formatAmount(each, asked)} ${periodPhrase(each.when)}`);
  const listed = `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
  const answer = `${label} ${verbOf(label)} ${listed}.${citationMarkers(sources.length)}`;
  return { answer: { answer, sources, calculation: null, isTagged: all.every(({ isTagged }) => isTagged) } };
}

function compareYears(asked: FigureQuestion, statements: Statements, now: FoundFigure): FigureResult | null {
  const base = asked.years.length > 1 ? (asked.years[0] ?? 0) : now.when.fiscal_year - 1;
  const before = findFigure(asked.subject, statements, { ...now.when, fiscal_year: base });
  if ('missing' in before) return before;
  const { label } = asked.subject;
  const { operands, sources } = joinFigures([now, before]);
  const isTagged = now.isTagged && before.isTagged;
  const words =
    `${formatAmount(now, asked)} ${periodPhrase(now.when)}, ` +
    `after ${formatAmount(before, asked)} ${periodPhrase(before.when)}`;
  const difference = now.value - before.value;
  const isShare = now.unit === 'percent' || now.unit === 'ratio' || now.unit === 'days';
  // A share of a loss or of zero has no meaning.
  const inMoney =
    isShare || asked.scale !== null || asked.isNetChange || before.value <= 0 || asked.asks === 'direction';
  const value = inMoney ? difference : (now.value / before.value - 1) * 100;
  const unit = !inMoney ? 'percent' : now.unit === 'percent' ? 'percentage points' : now.unit;
  const named = `${label} of fiscal ${now.when.fiscal_year}`;
  const earlier = `${label} of fiscal ${before.when.fiscal_year}`;
  const formula = inMoney ? `${named} − ${earlier}` : `(${named} ÷ ${earlier} − 1) × 100`;
  const offset = now.operands.length;
  const shifted = before.expression.map((part) => (typeof part === 'number' ? part + offset : part));
  const [late, early] = [grouped(now.expression), grouped(shifted)];
  const expression = inMoney ? [...late, '−', ...early] : ['(', ...late, '÷', ...early, '− 1 )', '× 100'];
  const calculation = { value, unit, formula, operands, expression };
  const by = formatAmount(
    { value: Math.abs(value), unit },
    { ...asked, decimals: asked.decimals ?? (unit === 'percent' ? 1 : null) },
  );
  if (asked.asks === 'direction') {
    const holds = asked.direction === 'up' ? difference > 0 : difference < 0;
    const moved = difference === 0 ? 'no change' : `${difference < 0 ? 'a decrease' : 'an increase'} of ${by}`;
    const answer =
      `${holds ? 'Yes' : 'No'}. ${label} ${verbOf(label)} ${words}: ${moved}.` + citationMarkers(sources.length);
    return { answer: { answer, sources, calculation, isTagged } };
  }
  const verb = difference < 0 ? 'decreased' : 'increased';
  const money = inMoney ? '' : ` (${formatAmount({ value: Math.abs(difference), unit: now.unit }, asked)})`;
  const pronoun = verbOf(label) === 'were' ? 'they were' : 'it was';
  const answer = `${label} ${verb} by ${by}${money}: ${pronoun} ${words}.${citationMarkers(sources.length)}`;
  return { answer: { answer, sources, calculation, isTagged } };
}

function grouped(parts: readonly (string | number)[]): (string | number)[] {
  return parts.length > 1 ? ['(', ...parts, ')'] : [...parts];
}

function calculationOf(
  { value, unit, formula, operands, expression }: FoundFigure,
  label: string | undefined,
): FigureAnswer['calculation'] {
  return formula === null ? null : { value, unit, formula, operands, expression, ...(label ? { label } : {}) };
}
