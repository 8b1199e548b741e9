import type { TagRule } from '@/lib/retrieval/data/concept-types';
import { alternatives } from '@/lib/format/patterns';
import {
  BENEFICIAL_OWNERSHIP_AT_LEAST_WORDS,
  BENEFICIAL_OWNERSHIP_WORDS,
  BOARD_CHAIR_WORDS,
  BOARD_LEADERSHIP_WORDS,
  BOARD_MEETING_COUNTS,
  DIRECTOR_RETIREMENT_WORDS,
  INDEPENDENCE_STATEMENTS,
  MAJOR_HOLDERS_WORDS,
  OWNERSHIP_GUIDELINES_WORDS,
  SHAREHOLDER_RIGHTS_WORDS,
  PROHIBITION_WORDS,
} from './board-and-rights-tags-patterns';
import { NUMBER_WORD, PERCENT_HELD } from './governance-tag-words';

/** Pages on the board, ownership, policies and shareholder rights. */
export const BOARD_AND_RIGHTS_TAGS: readonly TagRule[] = [
  {
    tag: 'board_leadership',
    level: 'chunk',
    all: [
      /\bchair(?:man|woman|person)?\b/,
      /\b(?:ceo|chief executive officer)\b/,
      new RegExp(alternatives(BOARD_LEADERSHIP_WORDS)),
    ],
  },
  {
    tag: 'board_chair',
    level: 'chunk',
    all: [new RegExp(alternatives(BOARD_CHAIR_WORDS))],
  },
  {
    tag: 'director_independence',
    level: 'chunk',
    all: [/\bindependent\b/, new RegExp(alternatives(INDEPENDENCE_STATEMENTS))],
    none: [/registered public accounting firm is/],
  },
  {
    tag: 'ownership_guidelines',
    level: 'chunk',
    all: [
      new RegExp(`\\b${NUMBER_WORD} ?(?:x\\b|times\\b)|\\bmultiple\\b|\\b\\d+(?:\\.\\d+)?x\\b`),
      /\b(?:base )?salary\b|\bretainer\b/,
      new RegExp(alternatives(OWNERSHIP_GUIDELINES_WORDS)),
    ],
  },
  {
    tag: 'clawback',
    level: 'chunk',
    all: [
      /claw.?back|recoup(?:ment|ed)?\b|recover(?:y|ed)? (?:of )?(?:erroneously|excess|incentive)|compensation recovery/,
      /polic|restate|incentive|recover/,
    ],
  },
  {
    tag: 'hedging_pledging',
    level: 'chunk',
    all: [
      /\bhedg(?:e|es|ing)\b|\bpledg(?:e|es|ing|ed)\b/,
      new RegExp(alternatives(PROHIBITION_WORDS)),
      /stock|shares|securities/,
    ],
  },
  {
    tag: 'beneficial_ownership',
    level: 'page',
    all: [new RegExp(alternatives(BENEFICIAL_OWNERSHIP_WORDS)), /\b\d{1,2}(?:\.\d+)? ?%|\bpercent(?:age)?\b/],
    atLeast: {
      count: 3,
      of: [
        new RegExp(alternatives(BENEFICIAL_OWNERSHIP_AT_LEAST_WORDS)),
        /number of shares|amount and nature|shares beneficially/,
        /schedule 13[dg]/,
        /sole (?:voting|power|dispositive|investment)/,
        /5 ?%|five percent/,
        /vanguard|blackrock|state street/,
        /as a group/,
      ],
    },
    minNumbers: 6,
  },
  {
    tag: 'major_holders',
    level: 'chunk',
    all: [
      new RegExp(`${PERCENT_HELD}.*${PERCENT_HELD}|percent.*\\b\\d{1,2}\\.\\d{1,2}\\b.*\\b\\d{1,2}\\.\\d{1,2}\\b`),
      /\d{1,3},\d{3},\d{3}/,
      new RegExp(alternatives(MAJOR_HOLDERS_WORDS)),
    ],
  },
  {
    tag: 'board_meetings',
    level: 'chunk',
    all: [new RegExp(alternatives(BOARD_MEETING_COUNTS))],
    none: [/special meeting of (?:share|stock)holders/],
  },
  {
    tag: 'overboarding',
    level: 'chunk',
    all: [
      /\bboards?\b|directorships?/,
      new RegExp(
        `overboard|(?:more than|maximum of|up to|exceed|in excess of|limit\\w*).{0,40}\\b${NUMBER_WORD}\\b.{0,60}` +
          '(?:public|boards|companies|directorships)|' +
          `\\b${NUMBER_WORD}\\b (?:other|additional|outside) (?:public|boards)`,
      ),
    ],
    none: [/beneficially own/],
  },
  {
    tag: 'cyber_oversight',
    level: 'chunk',
    all: [
      /cyber|information security|data security|data privacy/,
      /committee|\bboard\b/,
      /overs(?:ee|ight|aw)|responsib|monitor|review/,
    ],
  },
  { tag: 'risk_oversight', level: 'chunk', all: [/\brisks?\b/, /committee/, /overs(?:ee|ees|eeing|ight)/] },
  {
    tag: 'director_retirement',
    level: 'chunk',
    all: [new RegExp(alternatives(DIRECTOR_RETIREMENT_WORDS)), /\bdirectors?\b|\bboard\b/],
  },
  { tag: 'proxy_solicitation', level: 'chunk', all: [/solicit/, /prox/, /\bfee\b|\$|expenses|cost/] },
  { tag: 'political_spending', level: 'chunk', all: [/lobby|political (?:contribution|spending|activit|expenditure)/] },
  {
    tag: 'human_capital',
    level: 'chunk',
    all: [/turnover|attrition|retention rate|human capital/, /employee|workforce|associate|team member/],
  },
  {
    tag: 'director_compensation',
    level: 'page',
    all: [
      /director compensation|compensation of (?:non-?employee )?directors|non-?employee director/,
      /retainer|fees earned/,
    ],
    atLeast: {
      count: 2,
      of: [/fees earned/, /stock\s+awards?/, /annual (?:cash )?retainer/, /\btotal\b/, /committee chair/],
    },
    minNumbers: 10,
  },
  {
    tag: 'termination_payments',
    level: 'page',
    all: [
      /change (?:in|of) control/,
      /severance|terminat/,
      /payments? upon|potential payments|benefits? (?:payable|upon)/,
    ],
  },
  { tag: 'peer_group', level: 'chunk', all: [/peer (?:group|compan)|comparator/] },
  {
    tag: 'incentive_design',
    level: 'chunk',
    all: [
      /incentive|bonus|performance share|psu/,
      /threshold|target|maximum|weight/,
      /metric|measure|goal|performance/,
    ],
  },
  { tag: 'related_party', level: 'chunk', all: [/related (?:person|party)|certain relationships/, /transaction/] },
  {
    tag: 'shareholder_rights',
    level: 'chunk',
    all: [new RegExp(alternatives(SHAREHOLDER_RIGHTS_WORDS)), /(?:share|stock)holders?|elect/],
  },
  { tag: 'esg_oversight', level: 'chunk', all: [/climate|sustainab|environmental|\besg\b|emission/] },
  {
    tag: 'board_diversity',
    level: 'chunk',
    all: [/divers|gender|female|women|ethnic|skills/, /\bdirectors?\b|\bboard\b|nominee/],
  },
];
