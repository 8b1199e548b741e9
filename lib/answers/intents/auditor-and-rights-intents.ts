import { AUDITOR, BOARD_MEMBER, FEES } from './words';
import { wholeWords } from '@/lib/format/patterns';
import {
  AUDITOR_ASKED_WORDS,
  AUDITOR_UNLESS_WORDS,
  DUAL_CLASS_SHARES_ASKED_WORDS,
  OVERBOARDING_LIMIT_ASKED_WORDS,
  RECORD_DATE_ASKED_WORDS,
  AUDITOR_SINCE_UNLESS_WORDS,
  RECORD_DATE_HOLDING_WORDS,
  PROPOSAL_DEADLINE_ASKED_WORDS,
  OVERBOARDING_LIMIT_SERVING_WORDS,
  RETIREMENT_AGE_LIMIT_WORDS,
} from './auditor-and-rights-intents-patterns';
import { type FactIntent, INDEPENDENT } from './fact-intent-words';

/** Questions about the auditor, deadlines, shareholder rights and limits on directors. */
export const AUDITOR_AND_RIGHTS_INTENTS: readonly FactIntent[] = [
  {
    keys: ['auditor_since'],
    asked: [
      [
        AUDITOR,
        /\b(?:since when|how long|since|tenure|how many years|when (?:was|were|did)|year)\b/,
        /\b(?:since|tenure|long|years|first|been|engaged|appointed)\b/,
      ],
    ],
    unless: [wholeWords(AUDITOR_SINCE_UNLESS_WORDS)],
    isFinal: true,
  },
  {
    keys: ['audit_fees', 'audit_related_fees', 'tax_fees', 'other_fees'],
    asked: [[/\baudit(?:,| and\b| fees?\b)/, /\b(?:tax|audit related)\b/, /\bfees?\b/]],
    unless: [/\b(?:exclud\w*|without|other than|total|not (?:including|counting))\b/],
    isFinal: true,
  },
  {
    keys: ['tax_fees'],
    asked: [[/\btax (?:\w+ )?fees?\b|\btax (?:services|work|advice)\b/, /\b(?:audit\w*|account\w*|fees?)\b/]],
    unless: [/\bexclud\w*|\bnot (?:including|counting)|\bwithout\b|\bother than\b/],
    isFinal: true,
  },
  {
    keys: ['audit_related_fees'],
    asked: [[/\baudit related\b/]],
    unless: [/\bexclud\w*|\bother than\b/],
    isFinal: true,
  },
  {
    keys: ['other_fees', 'tax_fees', 'audit_related_fees'],
    asked: [[/\b(?:non audit|other fees|other services)\b/, FEES]],
    unless: [/\bexclud\w*|\bnot (?:including|counting)|\bwithout\b/],
    isFinal: true,
  },
  {
    keys: ['total_auditor_fees', 'audit_fees'],
    asked: [[/\b(?:total|all|overall|altogether|combined|aggregate)\b/, /\bfees?\b|\bpaid\b|\bpay\b/, AUDITOR]],
    unless: [/\baudit fees?\b|\bannual audit\b|\baudit itself\b|\bexclud\w*/],
    isFinal: true,
  },
  {
    keys: ['audit_fees'],
    asked: [[/\b(?:audit\w*|accountants?|accounting (?:firm|company))\b/, FEES]],
    unless: [/\bcommittee\b.*\b(?:members?|retainer|chair|paid)\b/, /\bratif\w*/],
    isFinal: true,
  },
  {
    keys: ['auditor'],
    asked: [
      [wholeWords(AUDITOR_ASKED_WORDS), AUDITOR],
      [/\b(?:who|which|what|name|identify)\b/, /\baudit(?:s|ed|ing)?\b/],
      [/\b(?:independent )?(?:auditor|registered public accounting firm)\b/],
      [/\bfirm\b/, /\bratif\w*/],
    ],
    unless: [wholeWords(AUDITOR_UNLESS_WORDS)],
    isFinal: true,
  },
  {
    keys: ['record_date'],
    asked: [
      [/\brecord date\b/],
      [/\b(?:share|stock)?holders? of record\b/, /\b(?:when|date|day|as of|cut ?off)\b/],
      [
        /\b(?:when|date|day|as of|by when|cut ?off)\b/,
        wholeWords(RECORD_DATE_HOLDING_WORDS),
        /\b(?:vote|voting|votes|entitle\w*|eligib\w*|qualif\w*|allowed)\b/,
        wholeWords(RECORD_DATE_ASKED_WORDS),
      ],
    ],
    unless: [/\b(?:percent\w*|largest|biggest|meet to vote|meet and vote|deadline for)\b/],
    isFinal: true,
  },
  {
    keys: ['proposal_deadline'],
    asked: [
      [
        wholeWords(PROPOSAL_DEADLINE_ASKED_WORDS),
        /\bproposals?|\bresolutions?\b/,
        /\b(?:next|20\d\d|following|future|include\w*|submit\w*|deadline)\b/,
      ],
    ],
    unless: [/\b(?:recommend\w*|submitted (?:by|for ratification)|who submitted|ballot)\b/],
    isFinal: true,
  },
  { keys: ['proxy_access'], asked: [[/\bproxy access\b/]], unless: [/\bhow many|percent/], isFinal: true },
  {
    keys: ['special_meeting_right'],
    asked: [[/\bspecial meetings?\b/, /\b(?:call|right|threshold|percent\w*|who|can|request\w*|how (?:much|many))\b/]],
    isFinal: true,
  },
  { keys: ['poison_pill'], asked: [[/\b(?:poison pill|rights plan|rights agreement)\b/]], isFinal: true },
  {
    keys: ['dual_class_shares'],
    asked: [[wholeWords(DUAL_CLASS_SHARES_ASKED_WORDS)], [/\bvotes?\b/, /\b(?:each|per|every|one|a) (?:\w+ )?share\b/]],
    isFinal: true,
  },
  {
    keys: ['classified_board'],
    asked: [
      [/\b(?:classified|declassified|staggered)\b/],
      [
        /\b(?:all )?directors?\b/,
        /\b(?:elected|stand|election)\b/,
        /\b(?:annually|every year|each year|one year terms?|three year terms?)\b/,
      ],
    ],
    isFinal: true,
  },
  {
    keys: ['director_vote_standard'],
    asked: [
      [/\b(?:majority|plurality)\b/, /\b(?:vot\w*|elect\w*|standard|directors?)\b/],
      [/\bvot(?:e|ing) (?:standard|threshold|requirement)\b/, BOARD_MEMBER],
    ],
    unless: [INDEPENDENT, /\bshareholder proposal|\bmajority of (?:the )?(?:board|directors)/],
    isFinal: true,
  },
  {
    keys: ['overboarding_limit'],
    asked: [
      [/\boverboard\w*\b/],
      [
        /\b(?:other|outside|external|additional|public|several|too many|elsewhere)\b/,
        /\b(?:boards?|directorships?|board seats?|companies)\b/,
        wholeWords(OVERBOARDING_LIMIT_ASKED_WORDS),
        wholeWords(OVERBOARDING_LIMIT_SERVING_WORDS),
      ],
    ],
    unless: [/\b(?:age|years|retire\w*|cyber\w*|fees?|propos\w*)\b/],
    isFinal: true,
  },
  {
    keys: ['retirement_age'],
    asked: [
      [
        /\b(?:retire\w*|age limit|maximum age|too old|how old|mandatory age|age)\b/,
        /\b(?:directors?|board|nominees?)\b/,
        wholeWords(RETIREMENT_AGE_LIMIT_WORDS),
      ],
    ],
    unless: [/\b(?:pension|plan|401|average age|term limits?)\b/],
    isFinal: true,
  },
  {
    keys: ['term_limit'],
    asked: [
      [/\bterm limits?\b|\btenure limits?\b/],
      [
        /\b(?:how (?:many years|long)|maximum|max|at most|limit\w*|capped)\b/,
        /\b(?:years?|tenure|long|terms?)\b/,
        /\b(?:directors?|board|member)\b/,
        /\b(?:serve|stay|remain|sit|capped|limit\w*|maximum)\b/,
      ],
    ],
    unless: [/\b(?:average|auditor|other (?:public )?(?:boards|companies)|until the)\b/],
    isFinal: true,
  },
];
