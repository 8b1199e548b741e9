import { COUNT } from '@/lib/format/words/number-words';
import type { FactKey } from '../fact-keys';
import type { ValueKind } from './unit-values';
import { alternatives, oneOf } from '@/lib/format/patterns';
import {
  MEETINGS_WORDS,
  MOST_BOARDS_WORDS,
  SAY_ON_PAY_SUPPORT_SUBJECT_WORDS,
  SINCE_WORDS,
  WOMEN_DIRECTORS_NOT_WORDS,
  WOMEN_WORDS,
  BOARD_LIMIT_WORDS,
} from './asked-facts-patterns';

/** A fact as a question to the reader, with the patterns for its sightings. */
export type AskedFact = {
  ask: string;
  kind: ValueKind;
  /** Each must match in a sighting: in its text, its row and headers, or the heading directly above. */
  subject: readonly RegExp[];
  /** Context of the value, with the value in the group "value", for kinds of value that are too general alone. */
  phrase?: RegExp;
  /** Words directly before the value, in its clause, that show that it belongs to something else. */
  notBefore?: RegExp;
  /** Words that show that the text is about something else. */
  not?: RegExp;
  /** Smallest and largest plausible value. */
  range?: readonly [number, number];
};

const OTHER_RATIO = /\bsupplemental|\bpay equity|\bgender|\brace\b/i;
const PEOPLE = '(?:directors?|nominees?|individuals|persons|candidates|members|trustees|people)';
const MEETINGS = new RegExp(alternatives(MEETINGS_WORDS), 'gi');
const NOMINEES = new RegExp(
  `(?<![\\d.,$])\\b(?<value>${COUNT})\\s(?:\\(\\d{1,2}\\)\\s)?` +
    `(?:(?!years?|committees?|shares?|votes?|percent|\\d)[\\w'-]+\\s){0,4}?${PEOPLE}\\b`,
  'gi',
);
const WOMEN = new RegExp(alternatives(WOMEN_WORDS), 'gi');
const SINCE = new RegExp(
  String.raw`\b${oneOf(SINCE_WORDS)}\s(?:[a-z']+\s){0,12}?(?:fiscal (?:year )?|[A-Z][a-z]+\s` +
    String.raw`(?:\d{1,2},\s)?)?(?<value>(?:18|19|20)\d\d)\b`,
  'g',
);
const MOST_BOARDS = new RegExp(
  String.raw`\b${oneOf(MOST_BOARDS_WORDS)}\s(?:a total of |an aggregate of )?(?<value>${COUNT})\b` +
    String.raw`(?=(?:\s[\w()',-]+){0,12}?\s(?:boards?|directorships?|compan(?:y|ies)))`,
  'gi',
);

export const ASKED_FACTS: Partial<Record<FactKey, AskedFact>> = {
  ceo_pay_ratio: {
    ask: 'What is the ratio of the annual total compensation of the CEO to that of the median employee?',
    kind: 'ratio',
    subject: [/\bratio\b|\btimes\b|\bto 1\b|:\s?1\b/i, /\bmedian\b|\bpay ratio\b|\bemployee/i],
    not: OTHER_RATIO,
    range: [1, 10_000],
  },
  median_employee_pay: {
    ask: 'What was the annual total compensation of the median employee?',
    kind: 'money',
    subject: [
      /\bmedian\b/i,
      /\bemployees?\b|\bassociates?\b|\bteam members?\b|\bworkers?\b|\bcolleagues?\b|\bpartners?\b/i,
    ],
    range: [500, 600_000],
  },
  ceo_total_pay: {
    ask: 'What was the total compensation of the chief executive officer in the Summary Compensation Table?',
    kind: 'money',
    subject: [/\btotal\b/i, /\bCEO\b|\bchief executive|\bprincipal executive|\bPEO\b|\bsummary compensation/i],
    range: [1, 500_000_000],
  },
  auditor: {
    ask: 'Which firm is the independent registered public accounting firm put to shareholders for ratification?',
    kind: 'firm',
    subject: [/\bauditors?\b|\baccounting firm\b|\baccountants?\b/i],
  },
  auditor_since: {
    ask: 'Since which year has the independent auditor served the company?',
    kind: 'year',
    subject: [/\bauditors?\b|\baccounting firm\b|\baccountants?\b|\baudited\b/i],
    phrase: SINCE,
    notBefore: /\bstatutory auditor|\bdismiss|\bformer auditor|\bpartner\b|\b(?:director|member|employee|officer)\b/i,
    range: [1850, 2030],
  },
  audit_fees: {
    ask: 'How much were the audit fees?',
    kind: 'money',
    subject: [/\baudit(?: services)?(?: fees)?\b/i, /\bfees?\b/i],
    not: /\baudit[- ]related\b[^|]{0,12}$/i,
    range: [1000, 300_000_000],
  },
  total_auditor_fees: {
    ask: 'What were the total fees paid to the independent auditor?',
    kind: 'money',
    subject: [/\btotal|\baggregate/i, /\bfees?\b/i],
    range: [1000, 300_000_000],
  },
  nominee_count: {
    ask: 'How many directors are nominated for election?',
    kind: 'count',
    subject: [/\bnominees?\b|\bnominat|\belect(?:ion|ed|ing)?\b/i, /\bdirectors?\b|\bnominees?\b/i],
    phrase: NOMINEES,
    notBefore: /\bup to\b|\bgreater of\b|\bat least\b|\bmore than\b|\bof whom\b|\badded\b|\bnew\b|\bpages?\s*$/i,
    not: /\bproxy access\b|\bindependen|\bwom[ae]n\b|\bdivers/i,
    range: [1, 25],
  },
  nominees: {
    ask: 'Who are the nominees for election as directors?',
    kind: 'words',
    subject: [/\bnominee|\bnominat|\belect/i],
  },
  meeting_date: {
    ask: 'When is the annual meeting of shareholders held?',
    kind: 'date',
    subject: [/\bmeeting\b|\bdate\b|\bwhen\b/i],
    not: /\bnext year|\bproposals? (?:for|to be)|\bdeadline|\bfiscal year ended/i,
  },
  record_date: {
    ask: 'What is the record date for shareholders entitled to vote?',
    kind: 'date',
    subject: [/\brecord\b|\bclose of business\b|\bentitled to vote\b/i],
    not: /\bdividend/i,
  },
  shares_outstanding: {
    ask: 'How many shares were outstanding and entitled to vote on the record date?',
    kind: 'shares',
    subject: [/\boutstanding\b|\bentitled to vote\b|\brecord date\b/i, /\bshares?\b|\bstock\b/i],
    not: /\bbeneficial|\bequity plan|\brepurchas|\breserved\b/i,
    range: [100_000, 1e12],
  },
  say_on_pay_support: {
    ask: 'What percentage of votes supported say-on-pay at the last annual meeting?',
    kind: 'percent',
    subject: [
      new RegExp(alternatives(SAY_ON_PAY_SUPPORT_SUBJECT_WORDS), 'i'),
      /\bvote[sd]?\b|\bsupport|\bapprov|\bfavor/i,
    ],
    not: /\bfrequency\b|\bproposal to amend|\bequity plan|\baverage\b/i,
    range: [10, 100],
  },
  board_meetings: {
    ask: 'How many meetings did the board of directors hold last year?',
    kind: 'count',
    subject: [/\bboard\b|\bdirectors\b/i, /\bmeetings?\b|\bmet\b/i],
    phrase: MEETINGS,
    notBefore: /\bcommittees?\b|\bsubcommittee|\bexecutive sessions?\b/i,
    not: /\bto be held\b|\belect\b/i,
    range: [2, 40],
  },
  women_directors: {
    ask: 'How many directors or nominees are women?',
    kind: 'count',
    subject: [/\bwom[ae]n\b|\bfemales?\b|\bgender\b/i, /\bdirectors?\b|\bnominees?\b|\bboard\b/i],
    phrase: WOMEN,
    not: new RegExp(alternatives(WOMEN_DIRECTORS_NOT_WORDS), 'i'),
    range: [0, 70],
  },
  ceo_ownership_multiple: {
    ask: 'What multiple of base salary must the CEO hold in stock under the ownership guidelines?',
    kind: 'multiple',
    subject: [/\bCEO\b|\bchief executive\b/i, /\bsalary|\bsalaries|\bownership|\bguideline/i],
    not: /\bseverance|\bchange[- ]in[- ]control|\btarget bonus|\btermination|\bseparation/i,
    range: [1, 60],
  },
  director_ownership_multiple: {
    ask: 'What multiple of the annual retainer must non-employee directors hold in stock?',
    kind: 'multiple',
    subject: [/\bdirectors?\b/i, /\bretainer|\bownership|\bguideline/i],
    not: /\bseverance|\bchange[- ]in[- ]control/i,
    range: [1, 30],
  },
  hedging_policy: {
    ask: 'Are directors and executives prohibited from hedging company stock?',
    kind: 'words',
    subject: [/\bhedg/i],
  },
  pledging_policy: {
    ask: 'Are directors and executives prohibited from pledging company stock?',
    kind: 'words',
    subject: [/\bpledg|\bmargin account|\bcollateral/i],
  },
  special_meeting_right: {
    ask: 'What percentage of shares is needed to call a special meeting?',
    kind: 'percent',
    subject: [/\bspecial\b|\bextraordinary\b/i, /\bmeetings?\b/i],
    range: [1, 100],
  },
  overboarding_limit: {
    ask: 'On how many other public company boards may a director serve?',
    kind: 'count',
    subject: [
      /\bboards?\b|\bdirectorships?\b/i,
      /\bother\b|\bpublic|\boutside\b|\blisted\b/i,
      new RegExp(alternatives(BOARD_LIMIT_WORDS), 'i'),
    ],
    phrase: MOST_BOARDS,
    not: /\baudit committees\b/i,
    range: [1, 8],
  },
  independent_directors: {
    ask: 'How many directors are independent?',
    kind: 'count',
    subject: [/\bindependen/i, /\bdirectors?\b|\bnominees?\b|\bboard\b/i],
    range: [1, 25],
  },
  board_chair: { ask: 'Who is the chair of the board?', kind: 'person', subject: [/\bchair/i] },
  chair_ceo_separate: {
    ask: 'Are the roles of chair and CEO held by one person?',
    kind: 'words',
    subject: [/\bchair/i, /\bCEO\b|\bchief executive/i],
  },
  lead_independent_director: {
    ask: 'Who is the lead independent director?',
    kind: 'person',
    subject: [/\b(?:lead|presiding)\b/i, /\bdirector\b/i],
  },
  largest_holder: {
    ask: 'Who is the largest shareholder, and what percentage does it hold?',
    kind: 'words',
    subject: [/\bbeneficial|\bholder|\bown/i],
  },
  shareholder_proposals: {
    ask: 'Which shareholder proposals are on the ballot?',
    kind: 'words',
    subject: [/\b(?:stock|share)(?:holder|owner) proposal/i],
  },
  proposals: {
    ask: 'Which proposals will be voted on at the annual meeting?',
    kind: 'words',
    subject: [/\bproposals?\b|\bitems?\b/i],
  },
  classified_board: {
    ask: 'Are all directors elected annually or is the board classified?',
    kind: 'words',
    subject: [/\bannual|\bclass|\bone-year|\bdeclassif/i, /\bdirectors?\b|\bboard\b/i],
  },
};
