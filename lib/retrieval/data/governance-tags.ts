import type { TagRule } from '@/lib/retrieval/data/concept-types';
import { alternatives } from '@/lib/format/patterns';
import {
  BENEFICIAL_OWNERSHIP_AT_LEAST_WORDS,
  BENEFICIAL_OWNERSHIP_WORDS,
  BOARD_CHAIR_WORDS,
  BOARD_LEADERSHIP_WORDS,
  DIRECTOR_RETIREMENT_WORDS,
  MAJOR_HOLDERS_WORDS,
  NEXT_YEARS_NOMINATIONS_WORDS,
  OWNERSHIP_GUIDELINES_WORDS,
  SAY_ON_PAY_SUPPORT_WORDS,
  SAY_ON_PAY_WORDS,
  SHAREHOLDER_PROPOSAL_TEXT_WORDS,
  SHAREHOLDER_PROPOSAL_WORDS,
  SHAREHOLDER_RIGHTS_WORDS,
} from './governance-tags-patterns';

const MONTH_DAY_YEAR =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december) ' +
  '\\d{1,2}, ?(?:19|20)\\d\\d';
const NUMBER_WORD =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|' +
  'seventeen|eighteen|nineteen|twenty)';
const near = (left: string, right: string, gap = 150) =>
  new RegExp(`${left}.{0,${gap}}?${right}|${right}.{0,${gap}}?${left}`);

/** Passages on how holders may nominate or propose for a later meeting speak the same words as this year's ballot. */
const NEXT_YEARS_NOMINATIONS = new RegExp(alternatives(NEXT_YEARS_NOMINATIONS_WORDS));
const PERCENT_HELD = '\\d{1,2}\\.\\d+ ?%';

/**
 * Where proxy statements answer the concepts of `governance-concepts.ts`. Rules of form, true of any company's filing.
 */
export const GOVERNANCE_TAGS: readonly TagRule[] = [
  {
    tag: 'pay_ratio',
    level: 'chunk',
    all: [
      /\bmedian\b/,
      /\bratio\b/,
      /\b\d[\d,.]*\s?(?:to|:|-to-)\s?(?:1|one)\b|\b(?:1|one)\s?(?:to|:)\s?\d|\b(?:\d[\d,.]*|[a-z]+)\s(?:times|x)\b/,
    ],
  },
  { tag: 'median_pay', level: 'chunk', all: [near('median', '\\$ ?\\d{2,3},\\d{3}\\b', 250)] },
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
      near(
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
    all: [
      new RegExp(
        `\\b(?:elect|elected|election|nominated|re-?elect)\\b.{0,100}\\b${NUMBER_WORD} (?:[\\w-]+ ){0,3}` +
          '(?:directors?|nominees|individuals|persons|members|candidates)\\b|' +
          `\\b${NUMBER_WORD} (?:[\\w-]+ ){0,3}(?:directors?|nominees|individuals|persons|members|` +
          'candidates)\\b.{0,100}\\b(?:elect|elected|election|nominated|re-?elect)\\b|' +
          '\\b(?:board|we)(?: of directors)? (?:has |have )?nominated\\b',
      ),
    ],
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
      near('(?:record date|of record|close of business)', MONTH_DAY_YEAR, 160),
      /entitled to|record date|eligible to vote|may vote|can vote/,
    ],
  },
  {
    tag: 'shareholder_proposal',
    level: 'chunk',
    all: [
      new RegExp(alternatives(SHAREHOLDER_PROPOSAL_WORDS)),
      near("recommend\\w*|board's recommendation|vote", '\\bagainst\\b', 90),
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
      near(
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
    all: [
      /\bindependent\b/,
      new RegExp(
        'determined.{0,250}\\bindependent\\b|\\bindependent\\b.{0,160}' +
          '(?:nasdaq|nyse|new york stock exchange|listing standards|listing rules)|' +
          `\\b${NUMBER_WORD} (?:out )?of (?:our|the|its)? ?${NUMBER_WORD}\\b.{0,80}independent|` +
          'all (?:of )?(?:our |the )?(?:director )?(?:directors|nominees).{0,80}\\bindependent\\b|' +
          `\\d+% independent|\\b${NUMBER_WORD} (?:are )?independent (?:directors|nominees)`,
      ),
    ],
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
      /prohibit|restrict|not permitted|may not|shall not|forbid|polic|exception|bars?\b/,
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
    all: [
      new RegExp(
        `\\b(?:board|directors)\\b.{0,120}\\b(?:met|held|meetings?)\\b.{0,40}\\b${NUMBER_WORD}\\b.{0,25}\\b` +
          `(?:times|meetings|occasions)|\\b${NUMBER_WORD} (?:\\w+ ){0,3}meetings (?:of|by) (?:the|our) ` +
          `(?:full )?board|\\bboard meetings? (?:held )?.{0,20}\\b${NUMBER_WORD}\\b|` +
          `\\b${NUMBER_WORD} board meetings`,
      ),
    ],
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
