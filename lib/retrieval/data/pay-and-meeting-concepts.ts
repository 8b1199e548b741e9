import type { Concept } from '@/lib/retrieval/data/concept-types';
import { alternatives } from '@/lib/format/patterns';
import {
  AUDITOR_RATIFICATION_UNLESS_WORDS,
  CEO_TOTAL_PAY_UNLESS_WORDS,
  MEETING_DATE_ASKED_WORDS,
  MEETING_DATE_UNLESS_WORDS,
  NUMBER_OF_NOMINEES_ASKED_WORDS,
  PAY_RATIO_ASKED_WORDS,
  RECORD_DATE_ASKED_WORDS,
  SAY_ON_PAY_SUPPORT_ASKED_WORDS,
  VOTE_ASKED_WORDS,
  PAY_RATIO_CHIEF_WORDS,
  CEO_TOTAL_PAY_ASKED_WORDS,
  AUDITOR_RATIFICATION_ASKED_WORDS,
  AUDIT_FEES_ASKED_WORDS,
} from './pay-and-meeting-concepts-patterns';
import { CEO, ANY_PAY, WORKER, STAFF, HOW_MANY, HOLDER } from './governance-concept-words';

/** Questions about pay, the auditor, nominees, the meeting and its proposals. */
export const PAY_AND_MEETING_CONCEPTS: readonly Concept[] = [
  {
    name: 'pay ratio',
    asked: [
      [
        new RegExp(String.raw`\b(${alternatives(PAY_RATIO_ASKED_WORDS)})\b`),
        WORKER,
        /\b(employee|worker|workforce|staff|associate|team member|median)/,
        new RegExp(String.raw`\b(${alternatives(PAY_RATIO_CHIEF_WORDS)})`),
      ],
      [/\bpay ratio\b/],
      [/402\(u\)/],
    ],
    expand: 'ceo pay ratio median employee annual total compensation chief executive officer ratio',
    tags: { pay_ratio: 1, median_pay: 0.3 },
  },
  {
    name: 'median pay',
    asked: [
      [WORKER, STAFF, ANY_PAY],
      [/\bmedian\b/, ANY_PAY],
    ],
    expand: 'median employee annual total compensation pay ratio',
    tags: { median_pay: 1, pay_ratio: 0.4 },
  },
  {
    name: 'ceo total pay',
    asked: [
      [CEO, ANY_PAY, new RegExp(String.raw`\b(${alternatives(CEO_TOTAL_PAY_ASKED_WORDS)})\b`)],
      [/\b(summary compensation|sct)\b/],
    ],
    unless: [new RegExp(String.raw`\b(${alternatives(CEO_TOTAL_PAY_UNLESS_WORDS)})\b`)],
    expand: 'summary compensation table total compensation chief executive officer salary stock awards',
    tags: { summary_compensation: 1, pay_versus_performance: 0.35, pay_ratio: 0.35 },
  },
  {
    name: 'auditor ratification',
    asked: [
      [
        new RegExp(String.raw`\b(${alternatives(AUDITOR_RATIFICATION_ASKED_WORDS)})\b`),
        /\b(auditors?|audit firm|public account\w*|accounting (firm|company)|check the books|audits|accountants?)\b/,
      ],
      [/\b(who|which|what|name|identify)\b/, /\b(audits?|auditing)\b/],
      [/\bratif\w*\b/],
    ],
    unless: [
      /\b(fees?|cost|charg\w*|bill\w*|spend|spent|how much|tenure)\b/,
      new RegExp(
        String.raw`\b(${alternatives(AUDITOR_RATIFICATION_UNLESS_WORDS)}` +
          String.raw`) (of|on|does|did)?\s?(the )?audit committee\b`,
      ),
      /\baudit committee('s)? (members?|chair\w*|compos\w*|financial expert|meet\w*|report)/,
    ],
    expand: 'ratify ratification appointment independent registered public accounting firm auditor proposal',
    tags: { auditor_ratification: 1 },
  },
  {
    name: 'audit fees',
    asked: [
      [
        /\b(audit\w*|accountants?|accounting (firm|company)|accounts)\b/,
        new RegExp(String.raw`\b(${alternatives(AUDIT_FEES_ASKED_WORDS)})\b`),
      ],
    ],
    unless: [/\bcommittee (members?|chair)\b/],
    expand:
      'audit fees audit-related fees tax fees all other fees independent registered public accounting firm billed',
    tags: { audit_fees: 1 },
  },
  {
    name: 'number of nominees',
    asked: [
      [
        HOW_MANY,
        new RegExp(String.raw`\b(${alternatives(NUMBER_OF_NOMINEES_ASKED_WORDS)})\b`),
        /\b(directors?|nominees?|board|candidates?|people|seats?|slate)\b/,
      ],
    ],
    unless: [/\bindependent\b/, /\bboard meetings?\b|\bmeetings? (of the board|did|were|has|have)\b/],
    expand: 'elect election of directors nominees nominated board named proxy statement proposal',
    tags: { nominee_count: 1, nominees: 0.4, ballot_items: 0.3 },
  },
  {
    name: 'meeting date',
    asked: [
      [
        new RegExp(String.raw`\b(${alternatives(MEETING_DATE_ASKED_WORDS)})\b`),
        /\b(annual|agm|general|shareholders?'?|stockholders?'?) ?(meeting|get together|gather\w*|assembl\w*)?\b/,
        /\b(meeting|meet|meets|agm|get together|gather\w*|assembl\w*)\b/,
      ],
      [/\b(when|what day|which day|date)\b/, HOLDER, /\b(meet|gather\w*|get together|assembl\w*|convene)\b/],
    ],
    unless: [new RegExp(String.raw`\b(${alternatives(MEETING_DATE_UNLESS_WORDS)})\b`)],
    expand: 'annual meeting stockholders shareholders date time place held virtual meeting notice',
    tags: { meeting_date: 1, meeting_information: 0.5 },
  },
  {
    name: 'record date',
    asked: [
      [/\brecord date\b/],
      [
        /\b(when|date|day|as of)\b/,
        new RegExp(String.raw`\b(${alternatives(RECORD_DATE_ASKED_WORDS)})\b`),
        /\b(vote|voting|votes|entitle\w*|eligib\w*|qualif\w*|allowed)\b/,
      ],
    ],
    unless: [/\b(percent\w*|largest|biggest|support\w*|approv\w*)\b/],
    expand: 'record date close of business holders of record entitled to vote annual meeting',
    tags: { record_date: 1, meeting_information: 0.3 },
  },
  {
    name: 'shareholder proposals',
    asked: [
      [/\b(share|stock)holder(s'?)? (proposal|resolution|propos)/],
      [/\b(propos\w*|resolutions?|motions?|asked for|put forward|submitted|requests?|items?)\b/, HOLDER],
    ],
    unless: [/\b(deadline|next year|proxy access|nominate|say.on.pay|remuneration|executive (pay|compensation))\b/],
    expand:
      'shareholder stockholder proposal board recommends vote against statement in opposition supporting ' +
      'statement proponent',
    tags: { shareholder_proposal: 1, shareholder_proposal_text: 0.7, proposals: 0.4, ballot_items: 0.4 },
  },
  {
    name: 'say on pay support',
    asked: [
      [/\bsay.on.pay\b/],
      [
        new RegExp(String.raw`\b(${alternatives(SAY_ON_PAY_SUPPORT_ASKED_WORDS)})\b`),
        /\b(advisory|pay|paid|compensation|remuneration)\b/,
        new RegExp(String.raw`\b(${alternatives(VOTE_ASKED_WORDS)})\b`),
      ],
      [/\b(advisory|pay|paid|compensation|remuneration)\b/, /\b(votes?|voted|voters?|voting|ballots?|poll)\b/],
    ],
    unless: [
      /\b(shareholder|stockholder) proposals?\b/,
      /\bratio\b/,
      /\b(fees?|entitled|eligible|audit\w*|solicit\w*)\b/,
    ],
    expand:
      'say-on-pay advisory vote executive compensation votes cast approximately percent support approved ' +
      'stockholders annual meeting previous year',
    tags: { say_on_pay_support: 1 },
  },
];
