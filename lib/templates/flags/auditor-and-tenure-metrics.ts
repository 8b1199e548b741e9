import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  ATTENDANCE_FILLERS_WORDS,
  AUDITOR_SERVED_WORDS,
  AUDITOR_TENURE_FILLERS_WORDS,
  DIRECTOR_BOARD_SEATS_FILLERS_WORDS,
  DIRECTOR_BOARD_SEATS_WORDS,
  DIRECTOR_TENURE_ANY,
  DIRECTOR_TENURE_BOARD,
  DIRECTOR_TENURE_FILLERS_WORDS,
  NON_AUDIT_FEE_SHARE_FILLERS_WORDS,
  OVERBOARDING_LIMIT_FILLERS_WORDS,
  TOTAL_AUDITOR_FEES_WORDS,
} from './auditor-and-tenure-metrics-patterns';
import { type Metric, one, number, NON_AUDIT, FEE_FILLERS } from './metric-types';

/** Fees and tenure of the auditor, attendance, age and seats of directors. */
export const AUDITOR_AND_TENURE_METRICS: readonly Metric[] = [
  number(
    'non_audit_to_audit_fees',
    'percent',
    'above',
    'the ratio of tax and other fees to audit and audit-related fees',
    [
      [NON_AUDIT, /\bof (?:the )?(?:total )?audit(?: and audit-related)? fees?\b/],
      [/\bnon-?audit(?: services?)?(?: fees?)? to audit(?: fees?)? ratio\b/],
      [/\bratio of non-?audit(?: services?)?(?: fees?)? to audit fees?\b/],
      [NON_AUDIT, /\b(?<!non-)audit(?: and audit-?\s?related)? fees?\b/],
    ],
    { fillers: FEE_FILLERS, libraryQueryId: 'prop_auditor_fees' },
  ),
  number(
    'non_audit_fee_share',
    'percent',
    'above',
    "the share of tax and other fees in the auditor's total fees",
    [[NON_AUDIT]],
    {
      fillers: wholeWords(NON_AUDIT_FEE_SHARE_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_auditor_fees',
    },
  ),
  number('audit_related_fees', 'USD', 'above', 'audit-related fees', one(/\baudit-?\s?related fees?\b/), {
    fillers: FEE_FILLERS,
    libraryQueryId: 'prop_auditor_fees',
  }),
  number('tax_fees', 'USD', 'above', 'tax fees paid to the auditor', one(/\btax fees?\b/), {
    fillers: FEE_FILLERS,
    libraryQueryId: 'prop_auditor_fees',
  }),
  number(
    'total_auditor_fees',
    'USD',
    'above',
    'total fees paid to the auditor',
    one(new RegExp(alternatives(TOTAL_AUDITOR_FEES_WORDS))),
    { fillers: FEE_FILLERS, libraryQueryId: 'prop_auditor_fees' },
  ),
  number(
    'audit_fees',
    'USD',
    'above',
    'audit fees',
    one(/\baudit fees?\b|\bauditor(?:'s)? fees?\b|\bfees for (?:the )?audit\b/),
    { fillers: FEE_FILLERS, libraryQueryId: 'prop_auditor_fees' },
  ),
  number(
    'auditor_tenure',
    'years',
    'above',
    "the auditor's tenure",
    [
      [/\b(?:auditor|audit firm|external auditor|accounting firm)(?:'s|s')?(?: firm)? tenure\b/],
      [/\btenure of (?:the )?(?:independent |external )?(?:auditor|audit firm)\b/],
      [
        /\b(?:independent |external )?(?:auditor|audit firm|accounting firm)\b/,
        wholeWords(AUDITOR_SERVED_WORDS),
        /\byears?\b/,
      ],
    ],
    {
      fillers: wholeWords(AUDITOR_TENURE_FILLERS_WORDS, 'g'),
      libraryQueryId: 'prop_auditor',
    },
  ),
  number(
    'attendance',
    'percent',
    'below',
    "a director's attendance",
    one(/\b(?:board |director |directors'? )?(?:meeting )?attendance\b/, /\battend(?:s|ed|ing)?\b/),
    {
      fillers: wholeWords(ATTENDANCE_FILLERS_WORDS, 'g'),
      libraryQueryId: 'gov_attendance',
    },
  ),
  number(
    'average_tenure',
    'years',
    'above',
    'the average tenure of the nominees',
    [[/\b(?:average|mean|avg\.?)\b/, /\btenure\b/]],
    { libraryQueryId: 'gov_tenure_refreshment' },
  ),
  number('term_limit', 'years', 'above', 'the term limit of directors', one(/\bterm limits?\b/), {
    libraryQueryId: 'gov_tenure_refreshment',
  }),
  number(
    'director_tenure',
    'years',
    'above',
    "the longest-serving nominee's tenure",
    [
      [
        new RegExp(
          String.raw`\b(?:${oneOf(DIRECTOR_TENURE_ANY)} )*${oneOf(DIRECTOR_TENURE_BOARD)}(?:maximum )?tenure\b`,
        ),
      ],
      [/\btenure of (?:any |a |the )?(?:(?:board|director|nominee|member)s? ?)+/],
      [
        /\b(?:any |a )?(?:director|nominee|board member|member)s?\b/,
        /\b(?:served|serving|serves|tenure|been on the board|on the board)\b/,
        /\byears?\b/,
      ],
      [/^tenure\b/],
    ],
    {
      fillers: wholeWords(DIRECTOR_TENURE_FILLERS_WORDS, 'g'),
      libraryQueryId: 'gov_tenure_refreshment',
    },
  ),
  number(
    'retirement_age',
    'years',
    'above',
    'the retirement age of directors',
    one(/\b(?:mandatory |director )*retirement age\b/),
    { libraryQueryId: 'gov_tenure_refreshment' },
  ),
  number(
    'director_age',
    'years',
    'above',
    "the oldest nominee's age",
    [[/\b(?:director|nominee|board member)s?\b/, /\b(?:age|aged|old|older|younger)\b/]],
    { fillers: /\b(?:any|age|aged|old|years of age|nominee)\b/g, libraryQueryId: 'gov_tenure_refreshment' },
  ),
  number(
    'overboarding_limit',
    'boards',
    'above',
    'the number of public company boards that the policy allows',
    [
      [/\boverboarding (?:limit|policy|threshold)\b/],
      [
        /\b(?:limit on|policy (?:allows?|permits?|limits?)|limits?|allowed|permitted)\b/,
        /\bboards?\b|\bdirectorships?\b/,
      ],
    ],
    {
      fillers: wholeWords(OVERBOARDING_LIMIT_FILLERS_WORDS, 'g'),
      libraryQueryId: 'gov_overboarding',
    },
  ),
  number(
    'director_board_seats',
    'boards',
    'above',
    'the number of public company boards a director sits on',
    [
      [
        /\b(?:director|nominee|board member|executive|ceo)s?\b/,
        new RegExp(
          String.raw`\b(?:${oneOf(DIRECTOR_BOARD_SEATS_WORDS)} )*(?:boards|directorships|board seats|mandates)\b`,
        ),
      ],
      [/\boverboard(?:ed|ing)?\b/],
    ],
    {
      fillers: wholeWords(DIRECTOR_BOARD_SEATS_FILLERS_WORDS, 'g'),
      libraryQueryId: 'gov_overboarding',
    },
  ),
];
