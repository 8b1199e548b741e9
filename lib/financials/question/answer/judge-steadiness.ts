import { formatAmount, periodPhrase, citationMarkers, verbOf } from './figure-text.rules';
import { findFigure, joinFigures, type FigureResult, type FoundFigure, type Statements } from './find-figure';
import type { FigureQuestion } from '@/lib/financials/question/read/read-figure-question';

const YEARS = 3;

/**
 * Whether a share in percent stayed within as many percentage points from year to year as the question allows; without
 * such a number, the years alone.
 */
export function judgeSteadiness(
  asked: FigureQuestion,
  statements: Statements,
  now: FoundFigure['when'],
): FigureResult | null {
  const { subject, years } = asked;
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? now.fiscal_year];
  const count = years.length > 1 ? last - first + 1 : YEARS;
  const found = Array.from({ length: count }, (_, back) =>
    findFigure(subject, statements, { ...now, fiscal_year: now.fiscal_year - back }),
  );
  const missing = found.flatMap((each) => ('missing' in each ? each.missing : []));
  if (missing.length > 0) return { missing: [...new Set(missing)] };
  const all = found.filter((each): each is FoundFigure => 'value' in each).toReversed();
  const changes = all.slice(1).map(({ value }, at) => Math.abs(value - (all[at]?.value ?? value)));
  const largest = Math.max(...changes);
  const verdict = asked.threshold === null ? '' : largest <= asked.threshold.value ? 'Yes. ' : 'No. ';
  const told = all.map((each) => `${formatAmount(each, asked)} ${periodPhrase(each.when)}`);
  const { sources } = joinFigures(all);
  const listed = `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
  const answer =
    `${verdict}${subject.label} ${verbOf(subject.label)} ${listed}; ` +
    `the largest change in a year was ${formatAmount({ value: largest, unit: 'percentage points' }, asked)}.` +
    citationMarkers(sources.length);
  return { answer: { answer, sources, calculation: null, isTagged: all.every(({ isTagged }) => isTagged) } };
}
