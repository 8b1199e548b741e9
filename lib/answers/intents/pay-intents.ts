import { CHIEF, PAY, STAFF, TYPICAL } from './words';
import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  CEO_OWNERSHIP_MULTIPLE_ASKED_WORDS,
  CEO_OWNERSHIP_MULTIPLE_UNLESS_WORDS,
  CEO_PAY_RATIO_ASKED_WORDS,
  MEDIAN_EMPLOYEE_PAY_UNLESS_WORDS,
  SAY_ON_PAY_SUPPORT_ASKED_WORDS,
  VOTE_ASKED_WORDS,
  CEO_PAY_RATIO_STAFF_WORDS,
  CEO_OWNERSHIP_MULTIPLE_REQUIRED_WORDS,
  CEO_OWNERSHIP_MULTIPLE_WHOSE_WORDS,
  HEDGING_POLICY_ASKED_WORDS,
  HEDGING_POLICY_UNLESS_WORDS,
  PLEDGING_POLICY_ASKED_WORDS,
  SAY_ON_PAY_RESULT_WORDS,
} from './pay-intents-patterns';
import { type FactIntent, EXECUTIVE, SHARE_HOLDER_MADE } from './fact-intent-words';

/** Questions about pay, share ownership, clawback, hedging and the vote on pay. */
export const PAY_INTENTS: readonly FactIntent[] = [
  {
    keys: ['median_employee_pay'],
    asked: [
      [
        /\bmedian\w*\b/,
        PAY,
        /\b(?:used|use|behind|underl\w+|basis|under|for)\b.*\b(?:ratio|disparity|402)\b/,
        /\b(?:what|which|state|report|amount|figure)\b.*\bmedian/,
      ],
      [TYPICAL, STAFF, PAY],
      [/\bmedian\b/, PAY],
    ],
    unless: [new RegExp(alternatives(MEDIAN_EMPLOYEE_PAY_UNLESS_WORDS)), /\bdirectors?\b/],
    isFinal: true,
  },
  {
    keys: ['ceo_pay_ratio'],
    asked: [
      [/\bpay ratio\b|402 ?\(?u\)?/],
      [wholeWords(CEO_PAY_RATIO_ASKED_WORDS), TYPICAL, wholeWords(CEO_PAY_RATIO_STAFF_WORDS)],
      [CHIEF, PAY, /\b(?:ratio|multiple|times)\b/, /\b(?:employees?|workers?|worker's|staff)\b/],
      [CHIEF, PAY, /\bto (?:the )?median\b/],
    ],
    unless: [/\bown(?:ership|s)?\b.*\b(?:stock|shares?)\b/, /\b(?:gender|women|woman|men|female|race|racial)\b/],
    isFinal: true,
  },
  {
    keys: ['ceo_ownership_multiple', 'director_ownership_multiple'],
    asked: [
      [
        /\b(?:stock|share|equity)\s?(?:holding|ownership)\b/,
        /\bdirectors?\b/,
        EXECUTIVE,
        /\b(?:guidelines?|requirements?|multiples?|polic\w*)\b/,
      ],
    ],
    unless: [/\b(?:hedg\w*|pledg\w*|largest|biggest|beneficial\w*|as a group)\b/],
    isFinal: true,
  },
  {
    keys: ['director_ownership_multiple'],
    asked: [
      [
        /\bdirectors?\b/,
        /\b(?:own\w*|hold\w*)\b/,
        /\b(?:stock|shares?|equity)\b/,
        /\b(?:guidelines?|multiple|times|retainer|required?|must|requirements?)\b/,
      ],
    ],
    unless: [
      EXECUTIVE,
      /\b(?:hedg\w*|pledg\w*|largest|biggest|beneficial\w*|how many (?:directors|shares)|as a group)\b/,
    ],
    isFinal: true,
  },
  {
    keys: ['ceo_ownership_multiple'],
    asked: [
      [
        new RegExp(
          String.raw`\b(?:stock|share|equity)\s?(?:holding|ownership)\s` +
            String.raw`${oneOf(CEO_OWNERSHIP_MULTIPLE_ASKED_WORDS)}\b`,
        ),
      ],
      [
        /\b(?:own\w*|hold\w*|keep|retain|shareholding)\b/,
        /\b(?:stock|shares?|shareholding|equity)\b/,
        wholeWords(CEO_OWNERSHIP_MULTIPLE_REQUIRED_WORDS),
        wholeWords(CEO_OWNERSHIP_MULTIPLE_WHOSE_WORDS),
      ],
    ],
    unless: [wholeWords(CEO_OWNERSHIP_MULTIPLE_UNLESS_WORDS)],
    isFinal: true,
  },
  {
    keys: ['clawback_policy'],
    asked: [
      [/\b(?:clawbacks?|claw(?:s|ed)? back|recoup\w*|malus|compensation recovery|recovery polic\w*)\b/],
      [
        /\b(?:take|get|pay|give|hand)\w*\s(?:\w+\s){0,4}?back\b|\brepay|\breclaim|\brecover|\breturn\w*\b|\bforfeit\w*/,
        /\b(?:bonus\w*|pay|incentives?|compensation|money|awards?)\b/,
      ],
      [/\brecover\w*\b/, /\b(?:erroneous\w*|incentives?|restat\w*|bonus\w*|compensation)\b/],
    ],
    unless: [SHARE_HOLDER_MADE, /\bbuy ?back|\bbought back\b|\bboard vote|support/],
    isFinal: true,
  },
  {
    keys: ['hedging_policy', 'pledging_policy'],
    asked: [
      [/\bhedg\w*\b/, /\bpledg\w*|\bmargin\b|\bcollateral\b|\bborrow\w*|\bas security\b|\bencumb\w*/],
      [/\b(?:derivatives?|bet\w*|short\s?sell\w*|short sales?)\b/, /\b(?:borrow\w*|collateral|loans?|pledg\w*)\b/],
      [
        /\b(?:bet|betting|gambl\w*|insur\w* against)\b/,
        /\b(?:stock|shares?|holdings?)\b/,
        /\b(?:insiders?|exec\w*|directors?|managers?|officers?|boss\w*)\b/,
      ],
    ],
    unless: [/\b(?:interest rate|foreign (?:currency|exchange)|cash flow hedges?|notional|commodity|fuel)\b/],
    isFinal: true,
  },
  {
    keys: ['hedging_policy'],
    asked: [
      [/\bhedg\w*|\bshort sales?\b|\bshort\s?sell\w*\b|\bderivatives?\b/, wholeWords(HEDGING_POLICY_ASKED_WORDS)],
    ],
    unless: [wholeWords(HEDGING_POLICY_UNLESS_WORDS)],
    isFinal: true,
  },
  {
    keys: ['pledging_policy'],
    asked: [[/\bpledg\w*\b|\bmargin (?:account|loan)\w*|\bcollateral\b/, wholeWords(PLEDGING_POLICY_ASKED_WORDS)]],
    unless: [/\bdebt|credit facility|notes\b/],
    isFinal: true,
  },
  {
    keys: ['say_on_pay_frequency'],
    asked: [
      [
        /\bsay on pay\b|\badvisory vote\b|\bpay votes?\b|\bvote on (?:executive )?(?:pay|compensation)\b/,
        /\b(?:how often|frequency|how frequently|every (?:year|one|two|three)|annual(?:ly)?)\b/,
      ],
    ],
    unless: [/\bannual meeting\b|\bpercent\w*|\bsupport\w*/],
    isFinal: true,
  },
  {
    keys: ['say_on_pay_support'],
    asked: [
      [/\bsay on pay\b/, wholeWords(SAY_ON_PAY_RESULT_WORDS)],
      [/\bsay on pay\b/],
      [
        wholeWords(SAY_ON_PAY_SUPPORT_ASKED_WORDS),
        /\b(?:pay|paid|compensation|remuneration)\b/,
        wholeWords(VOTE_ASKED_WORDS),
      ],
    ],
    unless: [
      /\b(?:share|stock)holder proposals?\b/,
      /\bratio\b|\bmedian\b/,
      /\baudit/,
      /\bdirectors?\b.*\b(?:paid|pay)\b/,
    ],
    isFinal: true,
  },
];
