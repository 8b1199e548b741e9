import { alternatives } from '@/lib/format/patterns';
import { operandsOf } from '@/lib/financials/formula';
import { namesIn, normalizeQuestion } from './figure-names';
import { REPORTS_WORDS, STOCK_WORDS } from './reword-question-patterns';

/** Spoken forms of figures, as the names of line items and measures that they mean. */
const REWORDINGS: readonly (readonly [spoken: RegExp, plain: string])[] = [
  [/\bprofitable\b/gi, 'net income positive'],
  [
    new RegExp(String.raw`\b(?:${alternatives(REPORTS_WORDS)}) an? (?:net )?loss\b(?! (?:on|from|of|per)\b)`, 'gi'),
    'net income negative',
  ],
  [
    new RegExp(
      String.raw`\b(?:buy|bought) back (?<more>more |less |fewer )?(?:of )?(?:its )?(?:own )?` +
        String.raw`(?:${alternatives(STOCK_WORDS)})\b`,
      'gi',
    ),
    '$<more>share repurchases',
  ],
  // "Asset turnover (revenue divided by average total assets)": a definition, though nothing calls it one.
  [/\s\((?:i\.e\.,?\s)?(?<formula>[^()]*(?:\bdivided by\b|÷|\s\/\s)[^()]*)\)/gi, '. Defined as $<formula>.'],
  // "[from the cash flow statement]" only says where to look.
  [/\[(?<place>[^\]]*\b(?:statement|sheet)\b[^\]]*)\]/gi, '($<place>)'],
  // The numerator of a ratio, where the question says it besides.
  [/,?\s(?:using|with) (?<upper>[a-z ]{4,40}) as the numerator\b(?<after>.*?\. Defined as)/gi, '$<after>'],
  [/,?\s(?:using|with) (?<upper>[a-z ]{4,40}) as the numerator\b/gi, ', using $<upper>'],
  [/\bon average,?\s(?<rest>.*)\sper year\b/gi, 'average $<rest>'],
];

/** The question in the words that name the figures. */
export function rewordQuestion(question: string): string {
  return REWORDINGS.reduce((text, [spoken, plain]) => text.replace(spoken, plain), withoutKnownRecipe(question));
}

const RECIPE =
  /(?<=[.?]\s+)(?:please )?(?:calculate|compute) (?<name>[^.?]{3,50}?) (?:using|from) (?<operands>[^.?]{5,120})[.?]/gi;

/** "Calculate EBITDA using operating income and D&A": operands that the measure has in any case. */
function withoutKnownRecipe(question: string): string {
  return question.replace(RECIPE, (all, name: string, operands: string) => {
    const [measure, ...others] = namesIn(normalizeQuestion(name));
    const made = operandsOf(measure?.subject.formulas[0] ?? '').map(({ key }) => key);
    const used = namesIn(normalizeQuestion(operands)).map(({ subject }) => subject.key);
    return others.length === 0 && made.length > 0 && made.every((key) => used.includes(key)) ? '' : all;
  });
}
