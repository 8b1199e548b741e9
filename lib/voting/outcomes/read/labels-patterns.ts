import { SMALL_NUMBERS } from '@/lib/format/words/number-words';
import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { COMMON_FORMS } from '@/lib/format/words/legal-forms-patterns';

export const PROPOSAL_NUMBERS: Alternatives = [
  [/\d{1,2}(?:\.\d{1,2})?(?![\d,]|\.\d)(?:\s?\([a-z](?=\))|\.?[a-z](?![a-z]))?/, '2'],
  ...SMALL_NUMBERS.slice(1, 13),
];

export const NAMES_OF_PROPOSALS: Alternatives = [
  [/proposals?/, 'proposal'],
  [/(?:agenda )?items?/, 'item'],
  [/matters?/, 'matter'],
  [/resolutions?/, 'resolution'],
];

export const ELECTED_TO: Alternatives = [
  [/directors?/, 'director'],
  [/trustees?/, 'trustee'],
  [/nominees?/, 'nominee'],
  'board',
  [/managers?/, 'manager'],
];

export const ELECTION_WORDS: Alternatives = [
  [new RegExp(String.raw`\b(?:re-?)?elect(?:ion|ed|s|ing)?\b.{0,80}\b${oneOf(ELECTED_TO)}\b`), 'election of directors'],
  [/\b(?:directors?|trustees?|nominees?)\b.{0,80}\b(?:re-?)?elect(?:ion|ed)?\b/, 'directors elected'],
  [/^(?:[\w& ]+ )?nominees?:?$/, 'nominee'],
  [/^nominees? (?:of|proposed by|nominated by) /, 'nominee of '],
  [/^directors?:?$/, 'director'],
];

export const NO_NAME_WORDS: Alternatives = [
  [/approv\w*/, 'approval'],
  [/ratif\w*/, 'ratification'],
  [/amend\w*/, 'amendment'],
  'advisory',
  'compensation',
  'plan',
  'proposal',
  'election',
  'stock',
  [/shares?/, 'share'],
  [/auditors?/, 'auditor'],
  'merger',
  [/adjourn\w*/, 'adjournment'],
  'report',
  [/votes?/, 'vote'],
  'total',
  'common',
  'class',
  'series',
  'company',
  ...COMMON_FORMS,
  'llp',
  'board',
  [/directors?/, 'director'],
  'policy',
  [/chair\w*/, 'chair'],
  'annual',
  'meeting',
  'agreement',
  'emissions',
  'goals',
  'greenhouse',
  'climate',
  'rights',
  'disclosure',
  'governance',
  'access',
  'consent',
  [/nominees?/, 'nominee'],
  'abstain',
  'against',
  'broker',
  'every',
  [/years?/, 'year'],
  'number',
  'percentage',
  'resolution',
  'issue',
  [/appoint\w*/, 'appointment'],
  'articles',
  [/bylaws?/, 'bylaw'],
  'split',
  'frequency',
  'say',
  'pay',
  [/results?/, 'result'],
  [/holders?/, 'holder'],
];

/** Of the name of a company or a firm, beside the forms of companies. */
export const FIRM_WORDS = plainWords('SA, NV, GmbH, KG, PLC, LP, Co, Partners, Associates, PwC, KPMG, BDO, EY');

/** First words of a note to a table. */
export const NOTE_WORDS: Alternatives = [
  [/includes?/, 'includes'],
  [/excludes?/, 'excludes'],
  [/represents?/, 'represents'],
  [/reflects?/, 'reflects'],
  [/consists?/, 'consists'],
  'elected by',
  'percent',
  'based on',
  'does not',
  'calculated',
  [/shares? /, 'shares '],
  'note',
];

export const WAS_NOT_PASSED: Alternatives = [
  [/approved?/, 'approve'],
  [/pass(?:ed)?/, 'pass'],
  'adopted',
  'elected',
  'ratified',
  [/receive the (?:required|requisite|necessary)/, 'receive the required'],
];

export const NOT_PASSED_WORDS: Alternatives = [
  [new RegExp(String.raw`\b(?:was|were|is|has|have|did)? ?not (?:been )?${oneOf(WAS_NOT_PASSED)}`), 'was not approved'],
  [/\b(?:rejected|defeated|failed|did not (?:approve|pass|receive|adopt|ratify|elect))\b/, 'rejected'],
  [/\bnot approved\b/, 'not approved'],
];

export const GROUP_WORDS: Alternatives = [
  [/(?:all |the )?(?:stock|share|unit)holders,? (?:excluding|other than)\b/, 'stockholders excluding'],
  [/excluding (?:the |any |all )?(?:shares|stock|votes|units)\b/, 'excluding shares'],
  [/(?:un|dis)(?:affiliated|interested)\b/, 'unaffiliated'],
];

export const GROUPS_APART: Alternatives = [
  [/(?:un|dis)(?:affiliated|interested) (?:stock|share|unit)holders/, 'unaffiliated stockholders'],
  [
    /(?:stock|share|unit)holders,? (?:other than|excluding) (?:the )?[\p{L}’' ]{3,60}?/u,
    'stockholders other than the Rollover Holders',
  ],
];

export const BEHIND_GROUP: Alternatives = ['on', 'was', 'were', 'is', 'are', 'voted'];

export const SAME_VOTE: Alternatives = [
  [/(?:those|these|such) (?:stock|share|unit)holders/, 'those stockholders'],
  'their votes',
  [/(?:this|the same|the foregoing) (?:proposal|resolution|matter|vote)/, 'this proposal'],
];
