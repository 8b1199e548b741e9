import { wholeWords } from '@/lib/format/patterns';
import {
  PAY_RATIO_FILLERS_WORDS,
  SAY_ON_PAY_OPPOSITION_FILLERS_WORDS,
  SAY_ON_PAY_SUPPORT_FILLERS_WORDS,
} from './pay-metrics-patterns';
import { type Metric, CEO, PAY, one, number, SAY_ON_PAY, OPPOSITION, VOTERS, EXECUTIVE_PAY } from './metric-types';

/** Pay, share ownership and the vote on pay. */
export const PAY_METRICS: readonly Metric[] = [
  number(
    'ceo_pay_ratio',
    'ratio',
    'above',
    'the CEO pay ratio',
    [
      [
        new RegExp(
          `\\b(?:${CEO}[- ]?)?(?:to[- ](?:median[- ])?(?:worker|employee)s?[- ])?(?:annual )?` +
            `(?:total )?${PAY}[- ](?:to[- ]median[- ](?:(?:employee|worker)s?[- ])?(?:${PAY}[- ])?)?ratio\\b`,
        ),
      ],
      [new RegExp(`\\b${CEO}[- ](?:to[- ](?:median[- ])?(?:worker|employee)s?[- ])?${PAY}[- ](?:gap|multiple)\\b`)],
      [
        new RegExp(
          `\\bratio (?:of|between) (?:the )?${CEO}(?: annual| total)*(?: ${PAY})? (?:to|and) (?:that of )?` +
            `(?:the )?(?:median )?(?:employee|worker)(?:'s|s)?(?: ${PAY})?\\b`,
        ),
      ],
      [
        new RegExp(`\\b${CEO}(?: ${PAY})?\\b`),
        new RegExp(`\\b(?:the |that of the )?median (?:employee|worker)(?:'s|s)?(?: ${PAY})?\\b`),
        /\btimes\b|\d\s?x\b/,
      ],
      [new RegExp(`\\b${CEO}[- ]to[- ](?:median[- ])?(?:worker|employee)(?:s|[- ]${PAY})?(?: ratio)?\\b`)],
    ],
    {
      fillers: wholeWords(PAY_RATIO_FILLERS_WORDS, 'g'),
      libraryQueryId: 'comp_pay_ratio',
    },
  ),
  number(
    'median_employee_pay',
    'USD',
    'below',
    'the median employee pay',
    one(new RegExp(`\\bmedian (?:employee|worker)(?:'s|s)?(?: annual| total)* ${PAY}\\b|\\bmedian ${PAY}\\b`)),
    { libraryQueryId: 'comp_median_pay' },
  ),
  number(
    'ceo_ownership_multiple',
    'times',
    'below',
    'the stock ownership guideline of the CEO',
    [
      [
        new RegExp(`\\b${CEO}\\b`),
        /\b(?:stock |share |equity )?(?:ownership|holding)s? (?:guidelines?|requirements?|multiple|policy)/,
      ],
    ],
    {
      fillers: /\b(?:guidelines?|requirements?|multiple|salary|base|annual|his|her)\b/g,
      libraryQueryId: 'comp_ownership',
    },
  ),
  number(
    'director_ownership_multiple',
    'times',
    'below',
    'the stock ownership guideline of directors',
    [
      [
        /\b(?:non-employee |outside )?directors?\b/,
        /\b(?:stock |share |equity )?(?:ownership|holding)s? (?:guidelines?|requirements?|multiple|policy)/,
      ],
    ],
    { fillers: /\b(?:guidelines?|requirements?|multiple|retainer|annual|cash)\b/g, libraryQueryId: 'comp_ownership' },
  ),
  number(
    'ceo_total_pay',
    'USD',
    'above',
    "the CEO's total compensation",
    one(
      new RegExp(
        `\\b(?:total |annual )*${CEO}(?: annual| total)* ${PAY}(?: package)?\\b|` +
          `\\b(?:total |annual )*${PAY} of (?:the )?${CEO}`,
      ),
    ),
    { libraryQueryId: 'comp_ceo_total' },
  ),
  number(
    'say_on_pay_opposition',
    'percent',
    'above',
    'the vote against say-on-pay at the previous meeting',
    [
      [SAY_ON_PAY, OPPOSITION],
      [VOTERS, OPPOSITION, EXECUTIVE_PAY],
    ],
    {
      fillers: wholeWords(SAY_ON_PAY_OPPOSITION_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_say_on_pay',
    },
  ),
  number(
    'say_on_pay_support',
    'percent',
    'below',
    'say-on-pay support at the previous meeting',
    [
      [SAY_ON_PAY],
      [/\bsupport for executive (?:pay|compensation)\b/],
      [VOTERS, /\b(?:support(?:s|ed)?|approv(?:al|es?|ed)|favou?r(?:ed)?|back(?:s|ed)?)\b/, EXECUTIVE_PAY],
    ],
    {
      fillers: wholeWords(SAY_ON_PAY_SUPPORT_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_say_on_pay',
    },
  ),
];
