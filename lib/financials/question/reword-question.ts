import { alternatives } from '@/lib/format/patterns';
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
  // What stands above in a ratio, where the question says it besides.
  [/,?\s(?:using|with) (?<upper>[a-z ]{4,40}) as the numerator\b(?<after>.*?\. Defined as)/gi, '$<after>'],
  [/,?\s(?:using|with) (?<upper>[a-z ]{4,40}) as the numerator\b/gi, ', using $<upper>'],
  [/\bon average,?\s(?<rest>.*)\sper year\b/gi, 'average $<rest>'],
];

/** The question in words that the figures are called by. */
export function rewordQuestion(question: string): string {
  return REWORDINGS.reduce((text, [spoken, plain]) => text.replace(spoken, plain), question);
}
