import { formatAmount, periodPhrase, lowerFirst, citationMarkers, verbOf } from './figure-text.rules';
import { findFigure, joinFigures, type FigureResult, type FoundFigure, type Statements } from './find-figure';
import type { Ranking } from '@/lib/financials/question/read/read-ranking';

/** The highest or lowest of several figures, with all of them; what is missing where one of them is not stated. */
export function rankFigures(asked: Ranking, statements: Statements, now: FoundFigure['when']): FigureResult | null {
  const { subjects, years } = asked;
  const isOverYears = subjects.length === 1;
  const wanted = isOverYears
    ? years.flatMap((fiscal_year) => subjects.map((subject) => ({ subject, when: { ...now, fiscal_year } })))
    : subjects.map((subject) => ({ subject, when: now }));
  const found = wanted.map(({ subject, when }) => findFigure(subject, statements, when));
  const missing = found.flatMap((each) => ('missing' in each ? each.missing : []));
  if (missing.length > 0) return { missing };
  const all = found.flatMap((each, at) => {
    const of = wanted[at];
    return 'value' in each && of ? [{ ...each, label: of.subject.label }] : [];
  });
  const answer = asked.asks === 'first' ? firstOf(all, asked) : eachOf(all, asked);
  if (answer === null) return null;
  const { sources } = joinFigures(all);
  return {
    answer: {
      answer: `${answer}.${citationMarkers(sources.length)}`,
      sources,
      calculation: null,
      isTagged: all.every(({ isTagged }) => isTagged),
    },
  };
}

type Labelled = FoundFigure & { label: string };

function firstOf(all: readonly Labelled[], asked: Ranking): string | null {
  const isOverYears = asked.subjects.length === 1;
  const sorted = all.toSorted((a, b) => (asked.isMost ? b.value - a.value : a.value - b.value));
  const [first, second] = sorted;
  // Of two that are equal neither is the first.
  if (!first || !second || first.value === second.value) return null;
  const how = asked.isMost ? 'highest' : 'lowest';
  const lead = isOverYears
    ? `${first.label} ${verbOf(first.label)} ${how} ${periodPhrase(first.when)}, at ${formatAmount(first, asked)}`
    : `${first.label} ${verbOf(first.label)} the ${how}, at ${formatAmount(first, asked)} ${periodPhrase(first.when)}`;
  const others = sorted
    .slice(1)
    .map((each) => `${isOverYears ? `fiscal ${each.when.fiscal_year}` : each.label} ${formatAmount(each, asked)}`);
  return `${lead}; ${others.join(', ')}`;
}

/** Each figure, with the verdict on the first two where it is asked for. */
function eachOf(all: readonly Labelled[], asked: Ranking): string | null {
  const [first, second] = all;
  if (!first || !second) return null;
  const holds = asked.isMost ? first.value > second.value : first.value < second.value;
  const verdict = asked.asks === 'verdict' ? `${holds ? 'Yes' : 'No'}. ` : '';
  const told = all.map(
    (each, at) =>
      `${at === 0 ? each.label : lowerFirst(each.label)} ${verbOf(each.label)} ${formatAmount(each, asked)}`,
  );
  return `${verdict}${told.slice(0, -1).join(', ')} and ${told.at(-1)} ${periodPhrase(first.when)}`;
}
