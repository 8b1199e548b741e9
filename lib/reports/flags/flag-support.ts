import { quoteSupports, type Support } from '@/lib/facts/support/quote-supports';
import { figuresIn, isSameFigure } from '@/lib/format/figures';
import { contentWords, sharedWords } from '@/lib/retrieval/terms/content-words';
import { compileFlag } from '@/lib/templates/flags/compile-flag';
import { figureOfRule } from '@/lib/templates/flags/figure-rule';
import type { FlagEvidence, FlagResult, FlagRule } from '@/lib/templates/flags/schema';
import { compareWithThreshold } from './compare-with-threshold';
import { claimOf, comparedNumber, numberOf } from './flag-claims';

type Verdict = Pick<FlagResult, 'flag_description' | 'outcome' | 'value' | 'evidence'>;

const SUPPORTED: Support = { verdict: 'supported' };
const unsupported = (reason: string): Support => ({ verdict: 'unsupported', reason });

/**
 * Whether the quotes of a flag show what it says: each fact of a rule must be in its own quote, and a value given by a
 * language model must be in one of its quotes with the subject and without a competing value. Checked for reports and
 * again for every letter, because its flags are copies and may come from an older reader.
 */
export function flagSupport(flag: Verdict): Support {
  if (flag.outcome === 'cannot_determine') return unsupported('The flag could not be determined.');
  if (flag.evidence.length === 0) return unsupported('There is no quote from the filing for it.');
  const claimed = flag.evidence.flatMap(({ claim, quote }) => (claim ? [quoteSupports({ ...claim, quote })] : []));
  const doubted = claimed.find(({ verdict }) => verdict !== 'supported');
  if (doubted) return doubted;
  if (claimed.length === flag.evidence.length) return SUPPORTED;
  const { rules } = compileFlag(flag.flag_description);
  const [rule, ...others] = rules;
  if (rule && others.length === 0 && figureOfRule(rule)) return figureSupport(flag, rule);
  // For a line with several rules, the value does not show which rule it belongs to.
  return rule && others.length === 0 ? ruleSupport(flag, rule) : wordsSupport(flag, rules.length > 0);
}

/** A figure of the statements was worked out from rows that were found on their pages; the comparison is made again. */
function figureSupport(flag: Verdict, rule: FlagRule): Support {
  const number = flag.value === null ? undefined : numberOf(flag.value.replace(/^-/, ''));
  if (number === undefined || rule.threshold === null) return unsupported('The value found is not a number.');
  const value = flag.value?.startsWith('-') ? -number : number;
  const outcome = flag.outcome === 'clear' ? 'clear' : 'triggered';
  return compareWithThreshold(rule, { low: value, high: value }) === outcome
    ? SUPPORTED
    : unsupported(`The value found, ${flag.value}, says otherwise.`);
}

function ruleSupport(flag: Verdict, rule: FlagRule): Support {
  const outcome = flag.outcome === 'clear' ? 'clear' : 'triggered';
  const number = comparedNumber(rule, flag.value);
  if (
    number !== undefined &&
    rule.threshold !== null &&
    compareWithThreshold(rule, { low: number, high: number }) !== outcome
  )
    return unsupported(`The value found, ${flag.value}, says otherwise.`);
  const claim = claimOf(rule, outcome, flag.value);
  if (!claim) return wordsSupport(flag, true);
  return best(flag.evidence.map(({ quote }) => quoteSupports({ ...claim, quote })));
}

/** One supporting quote is enough, unless another quote supports two values. */
function best(supports: readonly Support[]): Support {
  return (
    supports.find(({ verdict }) => verdict === 'ambiguous') ??
    supports.find(({ verdict }) => verdict === 'supported') ??
    supports[0] ??
    unsupported('There is no quote from the filing for it.')
  );
}

/**
 * For a verdict without a single fact: its figures must be in the quotes, and the quotes must be about the flag's
 * subject.
 */
function wordsSupport(flag: Verdict, isOfRule: boolean): Support {
  const said = figuresIn(flag.value ?? '');
  const quoted = flag.evidence.flatMap(({ quote }) => figuresIn(quote, { hasWords: true }));
  const missing =
    isOfRule && isComputed(flag.value)
      ? undefined
      : said.find((figure) => !quoted.some((other) => isSameFigure(figure, other)));
  if (missing) return unsupported(`The quoted words do not contain the figure ${missing.text}.`);
  const about = contentWords(`${flag.flag_description} ${flag.value ?? ''}`);
  const isOnPoint = flag.evidence.some((one: FlagEvidence) => sharedWords(about, contentWords(one.quote)) > 0);
  return isOnPoint ? SUPPORTED : unsupported('The quoted words are about something else.');
}

/** "9.8%" of fees, "8 of 11 (72.7%)" and "12 years (since 2012)" are computed from the quotes. */
function isComputed(value: string | null): boolean {
  return value !== null && /^\d+(?:\.\d+)?%$|\(.*\)|\byears\b/.test(value.trim());
}
