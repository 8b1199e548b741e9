import { BOARD_MEMBER, CHIEF, HOW_MANY, MEETING, OWNER, PAY, WHEN } from './words';
import { alternatives, wholeWords, oneOf } from '@/lib/format/patterns';
import {
  BOARD_CHAIR_ASKED_WORDS,
  BOARD_CHAIR_UNLESS_WORDS,
  BOARD_MEETINGS_UNLESS_WORDS,
  CEO_TOTAL_PAY_ASKED_WORDS,
  CEO_TOTAL_PAY_UNLESS_WORDS,
  CYBERSECURITY_OVERSIGHT_ASKED_WORDS,
  HOLDINGS_ASKED_WORDS,
  LARGEST_HOLDER_ASKED_WORDS,
  MEETING_DATE_UNLESS_WORDS,
  SHAREHOLDER_PROPOSALS_UNLESS_WORDS,
  PROPOSALS_UNLESS_WORDS,
  BOARD_MEETINGS_ASKED_WORDS,
  HOLDERS_ASKED_WORDS,
  LARGEST_HOLDER_UNLESS_WORDS,
  OVERSIGHT_ASKED_WORDS,
} from './board-intents-patterns';
import { type FactIntent, INDEPENDENT, CHAIR, SHARE_HOLDER_MADE } from './fact-intent-words';

/** Questions about the ballot, the board, holders and the meeting. */
export const BOARD_INTENTS: readonly FactIntent[] = [
  {
    keys: ['shareholder_proposals'],
    asked: [
      [SHARE_HOLDER_MADE],
      [/\b(?:propos\w*|resolutions?|motions?|asked for|put forward|submitted|requests?|items?)\b/, OWNER],
    ],
    unless: [wholeWords(SHAREHOLDER_PROPOSALS_UNLESS_WORDS)],
    isFinal: true,
  },
  {
    keys: ['proposals'],
    asked: [
      [
        /\b(?:proposals?|matters?|items?|resolutions?|ballot|agenda)\b/,
        /\b(?:vot\w*|ballot|agenda|recommend\w*|meeting|business|up for)\b/,
      ],
    ],
    unless: [OWNER, wholeWords(PROPOSALS_UNLESS_WORDS)],
    isFinal: true,
  },
  {
    keys: ['board_meetings'],
    asked: [
      [
        /\b(?:how (?:many|often|frequently)|number|count|frequency|times)\b/,
        /\b(?:board|directors)\b/,
        wholeWords(BOARD_MEETINGS_ASKED_WORDS),
      ],
    ],
    unless: [wholeWords(BOARD_MEETINGS_UNLESS_WORDS)],
    isFinal: true,
  },
  {
    keys: ['board_attendance'],
    asked: [[/\battend\w*\b/, BOARD_MEMBER]],
    unless: [/\bvirtual|how (?:can|do) (?:i|shareholders)|annual meeting of (?:share|stock)holders\b/],
    isFinal: true,
  },
  {
    keys: ['women_directors'],
    asked: [[/\b(?:women|woman|female|females|gender)\b/, /\b(?:directors?|board|nominees?)\b/]],
    unless: [/\bemployees?|workforce|pay gap\b/],
    isFinal: true,
  },
  {
    keys: ['diverse_directors'],
    asked: [
      [
        /\b(?:divers\w*|minorit\w*|ethnic\w*|racial\w*|people of color|under ?represented)\b/,
        /\b(?:directors?|board|nominees?)\b/,
        /\b(?:how many|number|percent\w*|share|count)\b/,
      ],
    ],
    unless: [/\bemployees?|workforce\b/],
    isFinal: true,
  },
  {
    keys: ['lead_independent_director'],
    asked: [
      [/\b(?:lead|presiding) (?:independent |outside )?director\b/],
      [/\bwho\b/, /\bleads? the independent directors\b/],
    ],
    isFinal: true,
  },
  {
    keys: ['board_chair', 'chair_ceo_separate'],
    asked: [
      [CHAIR, wholeWords(BOARD_CHAIR_ASKED_WORDS)],
      [/\b(?:chair\w*|chairman)\b/, CHIEF],
      [/\b(?:board )?chair(?:man|woman|person)?\b/],
    ],
    unless: [
      new RegExp(alternatives(BOARD_CHAIR_UNLESS_WORDS)),
      /\bpaid|retainer|fees?|\bearns?\b|\bcompensat\w*|\bsalary\b/,
    ],
    isFinal: true,
  },
  {
    keys: ['chair_ceo_separate', 'board_chair'],
    asked: [[CHIEF, /\b(?:same person|combined|separate\w*|both (?:jobs|roles|positions))\b/]],
    isFinal: true,
  },
  {
    keys: ['independent_directors'],
    asked: [[INDEPENDENT, BOARD_MEMBER]],
    unless: [
      /\b(?:auditor|accounting|chair\w*|lead|compensation consultant|committees?)\b/,
      /\b(?:which|who)\b.*\bnot (?:considered |deemed )?independent\b/,
    ],
    isFinal: true,
  },
  {
    keys: ['nominee_count'],
    asked: [
      [
        HOW_MANY,
        /\b(?:nomin\w*|stand\w* for|up for|elect\w*|candidates?|slate|seats?)\b/,
        /\b(?:directors?|nominees?|board|candidates?|people|seats?|slate)\b/,
      ],
      [/\b(?:slate)\b/, /\b(?:size|how (?:large|big)|candidates?)\b/],
    ],
    unless: [
      INDEPENDENT,
      /\bvotes? (?:are |is |does )?(?:\w+ ){0,3}(?:need\w*|requir\w*|necessary)/,
      /\bmeetings?\b.*\bheld\b|\bother (?:public )?boards|\bpercent|\bwomen|\bhow (?:much|many) (?:stock|shares)/,
    ],
    isFinal: true,
  },
  {
    keys: ['board_size', 'nominee_count'],
    asked: [
      [HOW_MANY, /\b(?:directors|members|people|seats)\b/, /\b(?:board|sit|serve|have|are there)\b/],
      [/\bboard size\b|\bsize of the board\b|\bhow (?:big|large) is the board\b/],
    ],
    unless: [/\b(?:independent|women|female|other|committee|meetings?|shares)\b/],
    isFinal: true,
  },
  {
    keys: ['nominees'],
    asked: [
      [
        /\b(?:who|name|list|names|which|identify)\b/,
        /\b(?:nominee\w*|nominated|candidates?|standing for|stand for|up for election)\b/,
        /\b(?:directors?|board|election|nominees?|elect\w*)\b/,
      ],
    ],
    unless: [INDEPENDENT, /\bauditor|accounting\b/],
    isFinal: true,
  },
  {
    keys: ['holders'],
    asked: [
      [
        /\b(?:who are|list|name the|which (?:share|stock)?holders|which investors)\b/,
        new RegExp(String.raw`\b${oneOf(HOLDERS_ASKED_WORDS)}`),
        /\b(?:(?:share|stock)?\s?(?:holders|owners)|investors)\b/,
      ],
    ],
    unless: [/\b(?:propos\w*|pledg\w*)\b/],
    isFinal: true,
  },
  {
    keys: ['largest_holder', 'holders'],
    asked: [
      [wholeWords(LARGEST_HOLDER_ASKED_WORDS), wholeWords(HOLDINGS_ASKED_WORDS)],
      [/\bbeneficial\w* own/],
      [/\bwho owns\b/],
    ],
    unless: [wholeWords(LARGEST_HOLDER_UNLESS_WORDS)],
    isFinal: true,
  },
  {
    keys: ['cybersecurity_oversight'],
    asked: [[wholeWords(CYBERSECURITY_OVERSIGHT_ASKED_WORDS), wholeWords(OVERSIGHT_ASKED_WORDS)]],
    unless: [/\b(?:how much|spend|incident\w*|experience|expertise|skills?)\b/],
    isFinal: true,
  },
  {
    keys: ['esg_oversight'],
    asked: [
      [
        /\b(?:esg|environment\w*|climate|sustainab\w*|social)\b/,
        /\b(?:committee|oversee\w*|oversight|responsib\w*|supervis\w*|watch\w*)\b/,
      ],
    ],
    unless: [/\bproposal/],
    isFinal: true,
  },
  {
    keys: ['ceo_total_pay', 'ceo_name'],
    asked: [
      [CHIEF, PAY, wholeWords(CEO_TOTAL_PAY_ASKED_WORDS)],
      [/\bsummary compensation\b/, CHIEF],
    ],
    unless: [wholeWords(CEO_TOTAL_PAY_UNLESS_WORDS)],
    isFinal: true,
  },
  { keys: ['ceo_name'], asked: [[/\bwho\b/, CHIEF]], unless: [PAY], isFinal: true },
  {
    keys: ['shares_outstanding'],
    asked: [
      [
        /\b(?:shares?|votes?)\b/,
        /\b(?:outstanding|entitled to vote|eligible to vote|in issue)\b/,
        /\b(?:how many|number|total)\b/,
      ],
    ],
    isFinal: true,
  },
  {
    keys: ['meeting_time', 'meeting_date'],
    asked: [[/\bwhat time\b|\bstart time\b|\bat what hour\b/, MEETING]],
    isFinal: true,
  },
  {
    keys: ['meeting_place', 'meeting_date'],
    asked: [[/\b(?:where|location|venue|virtual\w*|in person|online|address)\b/, MEETING]],
    unless: [/\bboard meet/],
    isFinal: true,
  },
  {
    keys: ['meeting_date', 'meeting_time'],
    asked: [
      [WHEN, MEETING],
      [/\b(?:annual meeting|agm)\b/, /\b(?:date|day|held|scheduled)\b/],
      [/\b(?:when|what day|which day)\b/, OWNER, /\b(?:vote|meet|gather\w*|get together|assembl\w*|convene)\b/],
    ],
    unless: [wholeWords(MEETING_DATE_UNLESS_WORDS)],
    isFinal: true,
  },
];
