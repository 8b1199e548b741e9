import type { TagRule } from '@/lib/retrieval/data/concept-types';
import { alternatives } from '@/lib/format/patterns';
import {
  NOMINEE_COUNTS,
  SAY_ON_PAY_SUPPORT_WORDS,
  SAY_ON_PAY_WORDS,
  SHAREHOLDER_PROPOSAL_TEXT_WORDS,
  SHAREHOLDER_PROPOSAL_WORDS,
} from './pay-and-meeting-tags-patterns';
import { MONTH_DAY_YEAR, nearEachOther, NEXT_YEARS_NOMINATIONS } from './governance-tag-words';

/** Pages on pay, the auditor, nominees, the meeting and its proposals. */
export const PAY_AND_MEETING_TAGS: readonly TagRule[] = [
  {
    tag: 'pay_ratio',
    level: 'chunk',
    all: [
      /\bmedian\b/,
      /\bratio\b/,
      /\b\d[\d,.]*\s?(?:to|:|-to-)\s?(?:1|one)\b|\b(?:1|one)\s?(?:to|:)\s?\d|\b(?:\d[\d,.]*|[a-z]+)\s(?:times|x)\b/,
    ],
  },
  { tag: 'median_pay', level: 'chunk', all: [nearEachOther('median', '\\$ ?\\d{2,3},\\d{3}\\b', 250)] },
  {
    tag: 'summary_compensation',
    level: 'page',
    all: [/summary compensation table|summary compensation/, /\bsalary\b/, /\btotal\b/],
    atLeast: {
      count: 4,
      of: [
        /stock\s+awards?|share awards?/,
        /option\s+awards?/,
        /non-equity/,
        /all other/,
        /\bbonus\b/,
        /principal position/,
        /\(\$\)/,
      ],
    },
    minNumbers: 25,
  },
  {
    tag: 'pay_versus_performance',
    level: 'page',
    all: [
      /pay versus performance|compensation actually paid/,
      /summary compensation|\bsct\b/,
      /\bpeo\b|principal executive officer|\bceo\b|chief executive officer|non-peo/,
      /total shareholder return|\btsr\b|net income/,
    ],
    minNumbers: 20,
  },
  {
    tag: 'auditor_ratification',
    level: 'chunk',
    all: [
      nearEachOther(
        'ratif(?:y|ication|ying)',
        '(?:independent (?:registered|auditors?|public|accounting)|auditors?|accounting firm)',
        200,
      ),
      /\b(?:llp|p\.c\.|l\.l\.p\.)(?=\W|$)/,
    ],
  },
  {
    tag: 'audit_fees',
    level: 'page',
    all: [
      /\baudit fees\b[^a-z]{0,40}\d[\d,.]{2,}|\baudit fees\b.{0,300}(?:million|\$ ?\d)/,
      /\btax fees\b|\ball other fees\b|audit.related fees/,
    ],
  },
  {
    tag: 'nominee_count',
    level: 'chunk',
    all: [new RegExp(alternatives(NOMINEE_COUNTS))],
    none: [NEXT_YEARS_NOMINATIONS],
  },
  {
    tag: 'nominees',
    level: 'page',
    all: [/\bnominees?\b/, /election of directors|director nominees|elect/],
    atLeast: {
      count: 3,
      of: [
        /\bage:? \d\d\b/,
        /director since/,
        /committees?/,
        /\bprincipal occupation\b|\bbiograph|career|occupation/,
        /proposal (?:no\. ?)?(?:1|one)\b|item 1/,
        /for a (?:one-year )?term/,
      ],
    },
  },
  // The page of one nominee or of several, which need not say that it is about nominees.
  {
    tag: 'nominees',
    level: 'page',
    all: [
      /director since|(?:joined|elected to|appointed to) (?:the|our) board/,
      /\bage:? ?\d\d\b|\b[4-8]\d years old/,
      /committees?/,
      /career|experience|qualifications|served as|occupation/,
    ],
  },
  {
    tag: 'meeting_date',
    level: 'chunk',
    all: [
      new RegExp(`(?:annual|general) meeting.{0,220}?${MONTH_DAY_YEAR}|${MONTH_DAY_YEAR}.{0,120}?annual meeting`),
      /\b\d{1,2}:\d\d ?[ap]\.?m\b|\b(?:to be|will be|be) held\b|\b(?:time|date|where|place|location|when)\b ?:?/,
    ],
  },
  {
    tag: 'meeting_information',
    level: 'page',
    all: [/annual meeting/, new RegExp(MONTH_DAY_YEAR), /\b\d{1,2}:\d\d ?[ap]\.?m\b/],
    atLeast: {
      count: 2,
      of: [
        /record date|close of business/,
        /notice of/,
        /items? of business|agenda|voting matters/,
        /virtual|webcast|location|place/,
      ],
    },
  },
  {
    tag: 'record_date',
    level: 'chunk',
    all: [
      nearEachOther('(?:record date|of record|close of business)', MONTH_DAY_YEAR, 160),
      /entitled to|record date|eligible to vote|may vote|can vote/,
    ],
  },
  {
    tag: 'shareholder_proposal',
    level: 'chunk',
    all: [
      new RegExp(alternatives(SHAREHOLDER_PROPOSAL_WORDS)),
      nearEachOther("recommend\\w*|board's recommendation|vote", '\\bagainst\\b', 90),
    ],
    none: [/broker non-votes? (?:are|is|will)|\brule 14a-8\b/],
  },
  {
    tag: 'shareholder_proposal_text',
    level: 'chunk',
    all: [new RegExp(alternatives(SHAREHOLDER_PROPOSAL_TEXT_WORDS))],
    none: [/\brule 14a-8\b/],
  },
  {
    tag: 'ballot_items',
    level: 'chunk',
    all: [
      /\belect(?:ion)?\b/,
      /\bratif/,
      /\badvisory|say.on.pay/,
      /\bproposal|items? of business|agenda|to (?:consider|vote|transact)|other business/,
    ],
  },
  {
    tag: 'proposals',
    level: 'page',
    all: [/\bproposals?\b|\bitems?\b|voting matters/, /recommend/, /\bfor\b/, /\bagainst\b/],
    atLeast: { count: 3, of: [/elect(?:ion)?/, /ratif/, /advisory/, /(?:share|stock)holder proposal/] },
  },
  {
    tag: 'say_on_pay_support',
    level: 'chunk',
    all: [
      nearEachOther(
        '(?:\\d{2}(?:\\.\\d+)? ?(?:%|percent))',
        '(?:votes?|voted|votes cast|shares|support|approv\\w+|favou?r)',
        120,
      ),
      new RegExp(alternatives(SAY_ON_PAY_SUPPORT_WORDS)),
      /\b20\d\d\b|last year|prior year|previous|most recent/,
      /voted|votes cast|in favou?r|support|approv/,
    ],
    none: [/\bmatching contribution/],
  },
  {
    tag: 'say_on_pay',
    level: 'chunk',
    all: [new RegExp(alternatives(SAY_ON_PAY_WORDS))],
  },
];
