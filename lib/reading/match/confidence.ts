import type { Composed } from '@/lib/reading/answer/compose';
import { isSeveral } from '@/lib/reading/answer/compose';
import type { Question } from '@/lib/reading/question/read-question';
import { COVERAGE_FEATURES, FEATURES, type FeatureName } from './features';
import type { Ranked } from './rank-units';

/** Features that distinguish a correct composed answer from a wrong one. */
export const CONFIDENCE_FEATURES = [
  'score',
  'nextScore',
  'gapToOtherPage',
  'missing',
  'parts',
  'pagesOfFive',
  'samePageOfFive',
  'asksFigure',
  'asksWords',
  'compares',
  'hasComparison',
  'several',
  ...COVERAGE_FEATURES,
  'passage',
  'cosine',
  'pageRank',
  'fits',
  'isRow',
  'length',
  'personNear',
  'yearOther',
  'headShare',
  'rivals',
  'labelShare',
  'softMissing',
  'countNear',
  'fullDate',
  'bigNumber',
  'asksYesNo',
  'asksList',
  'asksReason',
  'asksPerson',
  'asksDate',
  'idleHead',
  'otherMeasure',
  'askedMeasure',
  'ownNumbers',
  'novelShare',
  'isHeading',
  'refers',
] as const;

const ABSENT = -6;

/** The feature row (`CONFIDENCE_FEATURES`) for an answer composed of the ranked units. */
export function confidenceRow(ranked: readonly Ranked[], composed: Composed, question: Question): number[] {
  const [top] = ranked;
  const value = (name: FeatureName) => top?.features[FEATURES.indexOf(name)] ?? 0;
  const page = top?.unit.unit.page;
  const otherPage = ranked.find((other) => other.unit.unit.page !== page)?.score ?? ABSENT;
  const five = ranked.slice(0, 5);
  return [
    top?.score ?? ABSENT,
    ranked[1]?.score ?? ABSENT,
    (top?.score ?? ABSENT) - otherPage,
    composed.missing,
    composed.parts.length,
    new Set(five.map((other) => other.unit.unit.page)).size,
    five.filter((other) => other.unit.unit.page === page).length,
    value('asksMoney') + value('asksNumber') + value('asksPercent'),
    Number(question.kind === 'words'),
    Number(question.compares),
    Number(composed.derived !== null),
    Number(isSeveral(question)),
    ...CONFIDENCE_FEATURES.slice(12).map((name) => value(name as FeatureName)),
  ];
}
