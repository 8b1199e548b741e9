import { BE_VERBS, DO_VERBS, HAVE_VERBS } from '@/lib/format/words/auxiliary-verbs';
import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const PLAIN_QUESTION_WORDS: Alternatives = [
  ...plainWords(`
    what, whats, was, were, is, are, the, a, an, of, in, for, at, end, as, on, by, how, much, many, did,
    does, do, has, have, had, its, their, his, company, companys, companies, year, years, fiscal, fy, total,
    overall, consolidated, reported, report, unadjusted, net, amount, value, level, figure, usd,
    dollars, dollar, million, millions, billion, billions, thousand, thousands, percent, percentage,
    percents, give, state, tell, me, please, calculate, compute, answer, your, round, rounded, to, from,
    between, and, or, one, two, three, decimal, decimals, place, places, than, over, during, through,
    compare, compared, comparing, with, versus, vs, prior, previous, last, latest, most, recent, ended,
    ending, it, be, quarter, period, above, below, under, greater, more, less, exceed, exceeds, higher,
    lower, least, grow, grew, grown, growing, growth, increase, increased, increasing, rise, rose, risen,
    change, changed, decline, declined, declining, decrease, decreased, fall, fell, fallen, drop, dropped,
    improve, improved, improving, rate, ratio, yoy, yearoveryear, annual, annually, profile, positive,
    negative, based, average, avg, cagr, compound, equal, equals, paid, pay, out, spend, spent, generate,
    generated, earn, earned, make, made, record, recorded, incur, incurred, common, shareholders,
    stockholders, todate, return, returned, combined, together, sum, difference, relative, times, widen,
    widened, expand, expanded, narrow, narrowed, contract, contracted, deteriorate, deteriorated, whether,
    which, there, any, number, that, basis, bps, fast, spending, spends, terms, also, both, gaap, roughly,
    approximately, about, points, point, figures, went, gone, shrink, shrank, shrunk, shrinking, climb, climbed,
    slip, slipped, jump, jumped, accelerate, accelerated, decelerate, decelerated, slow, slowed, strengthen,
    strengthened, weaken, weakened, reduce, reduced, up, down, go, been,
    remain, remained, stay, stayed, hold, holds, held, look, looked, evolve, evolved, develop, developed, fraction,
    proportion
  `),
  [/q[1-4]/, 'q1'],
];

export const THRESHOLD_WORDS: Alternatives = [
  'above',
  'over',
  'greater than',
  'more than',
  'higher than',
  [/exceeds?/, 'exceed'],
  'at least',
  'below',
  'under',
  'less than',
  'lower than',
];

export const UP_WORDS: Alternatives = [
  ...plainWords('grow, grew, grown, growing, growth, rise, rose, risen, higher'),
  [/increas(?:e|ed|ing)/, 'increase'],
  [/improv(?:e|ed|ing)/, 'improve'],
  [/widen(?:ed|ing)?/, 'widened'],
  [/expand(?:ed|ing)?/, 'expanded'],
  [/climb(?:ed|ing)?/, 'climbed'],
  [/accelerat(?:e|ed|ing)/, 'accelerated'],
  [/jump(?:ed|ing)?/, 'jumped'],
  [/strengthen(?:ed|ing)?/, 'strengthened'],
  [/(?:went|gone|go|is|are|was|were)\s+up/, 'went up'],
];

export const DOWN_WORDS: Alternatives = [
  ...plainWords('fall, fell, fallen, lower'),
  [/declin(?:e|ed|ing)/, 'decline'],
  [/decreas(?:e|ed|ing)/, 'decrease'],
  [/drop(?:ped)?/, 'dropped'],
  [/narrow(?:ed|ing)?/, 'narrowed'],
  [/contract(?:ed|ing)?/, 'contracted'],
  [/deteriorat(?:e|ed|ing)/, 'deteriorated'],
  [/shr[aiu]nk(?:ing)?/, 'shrank'],
  [/slip(?:ped|ping)?/, 'slipped'],
  [/decelerat(?:e|ed|ing)|slow(?:ed|ing)?(?: down)?/, 'decelerated'],
  [/weaken(?:ed|ing)?/, 'weakened'],
  [/reduc(?:e|ed|ing)/, 'reduced'],
  [/(?:went|gone|go|is|are|was|were)\s+down/, 'went down'],
];

export const NO_BETTER_FIGURES: Alternatives = [
  'days',
  'tax',
  'debt',
  'capital',
  'payout',
  'cash_flow_per',
  'working',
  'operating_ratio',
  'expense',
  'cost',
];

export const STEADY_QUESTION_WORDS: Alternatives = [
  'historically',
  'consistent',
  'stable',
  'steady',
  'been',
  'remained',
  'not',
  [/fluctuat\w+/, 'fluctuated'],
  [/var(?:y|ied|ying)/, 'vary'],
  'each',
  'over',
  'time',
];

export const YES_NO_VERBS: Alternatives = [...BE_VERBS, ...DO_VERBS, ...HAVE_VERBS];
