import { figureSubject } from '@/lib/financials/question/read/figure-names';
import { formatAmount, periodPhrase, citationMarkers } from './figure-text.rules';
import { findFigure, joinFigures, type FigureResult, type FoundFigure, type Statements } from './find-figure';
import type { FigureQuestion } from '@/lib/financials/question/read/read-figure-question';

/** By how much of each a company is taken to be capital-intensive, and below how much it is not; in percent. */
const YARDSTICK = {
  capital_intensity: { least: 10, most: 6 },
  asset_intensity: { least: 25, most: 25 },
} as const;
/** A low return on assets contradicts few fixed assets. */
const LEAST_RETURN = 5;

/**
 * Whether a company is capital-intensive: what it spends on and holds in fixed assets. The verdict is given where the
 * measures point one way; otherwise they are given without one.
 */
export function judgeIntensity(
  asked: FigureQuestion,
  statements: Statements,
  now: FoundFigure['when'],
): FigureResult | null {
  const returns = { ...figureSubject('return_on_assets'), formulas: ['{net_income} ÷ {total_assets} × 100'] };
  const subjects = [figureSubject('capital_intensity'), figureSubject('asset_intensity'), returns];
  const found = subjects.map((subject) => findFigure(subject, statements, now));
  const missing = found.flatMap((each) => ('missing' in each ? each.missing : []));
  if (missing.length > 0) return { missing: [...new Set(missing)] };
  const all = found.filter((each): each is FoundFigure => 'value' in each);
  const [spent, held, earned] = all.map(({ value }) => value) as [number, number, number];
  const isHigh = spent >= YARDSTICK.capital_intensity.least && held >= YARDSTICK.asset_intensity.least;
  const isLow =
    spent <= YARDSTICK.capital_intensity.most && held < YARDSTICK.asset_intensity.most && earned >= LEAST_RETURN;
  const verdict = isHigh ? 'Yes. ' : isLow ? 'No. ' : '';
  const [one, other, third] = all.map((each) => formatAmount(each, asked));
  const { sources } = joinFigures(all);
  const answer =
    `${verdict}Capital expenditures were ${one} of revenue, fixed assets ${other} of total assets and the return on ` +
    `assets ${third} ${periodPhrase(now)}${verdict ? '' : ', which point different ways'}.` +
    citationMarkers(sources.length);
  return { answer: { answer, sources, calculation: null, isTagged: all.every(({ isTagged }) => isTagged) } };
}
