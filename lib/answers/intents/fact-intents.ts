import type { FactKey } from '@/lib/facts/fact-keys';
import { AUDITOR, BOARD_MEMBER, CHIEF, FEES, HOW_MANY, MEETING, OWNER, PAY, STAFF, TYPICAL, WHEN } from './words';
import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  AUDITOR_ASKED_WORDS,
  AUDITOR_UNLESS_WORDS,
  BEFORE_PROPOSALS,
  BOARD_CHAIR_ASKED_WORDS,
  BOARD_CHAIR_UNLESS_WORDS,
  BOARD_MEETINGS_UNLESS_WORDS,
  CEO_OWNERSHIP_MULTIPLE_ASKED_WORDS,
  CEO_OWNERSHIP_MULTIPLE_UNLESS_WORDS,
  CEO_PAY_RATIO_ASKED_WORDS,
  CEO_TOTAL_PAY_ASKED_WORDS,
  CEO_TOTAL_PAY_UNLESS_WORDS,
  CHAIR_WORDS,
  CYBERSECURITY_OVERSIGHT_ASKED_WORDS,
  DUAL_CLASS_SHARES_ASKED_WORDS,
  HOLDINGS_ASKED_WORDS,
  LARGEST_HOLDER_ASKED_WORDS,
  MEDIAN_EMPLOYEE_PAY_UNLESS_WORDS,
  MEETING_DATE_UNLESS_WORDS,
  OVERBOARDING_LIMIT_ASKED_WORDS,
  PROPOSALS_MADE,
  RECORD_DATE_ASKED_WORDS,
  SAY_ON_PAY_SUPPORT_ASKED_WORDS,
  SHAREHOLDER_PROPOSALS_UNLESS_WORDS,
  VOTE_ASKED_WORDS,
} from './fact-intents-patterns';

export type FactIntent = {
  keys: FactKey[];
  /** Each list is one way of asking; all of its patterns must match. The question is in lower case, without dashes. */
  asked: RegExp[][];
  unless?: RegExp[];
  /** When this intent matches, later intents are not tried. */
  isFinal?: boolean;
};

const INDEPENDENT = /\b(?:independen\w*|no (?:material )?(?:ties|relationship|connection|links)|outsiders?)\b/;
/** People whose ownership guideline is a multiple of salary. */
const EXECUTIVE = /\b(?:ceo|ceo's|chief|executives?|officers?|management|boss\w*|salary|salaries)\b/;
const CHAIR = wholeWords(CHAIR_WORDS);
const SHARE_HOLDER_MADE = new RegExp(
  String.raw`\b(?:share|stock)\s?(?:holder|owner)(?:s'?|'s)?\s${oneOf(BEFORE_PROPOSALS)}?` + oneOf(PROPOSALS_MADE),
);

/**
 * Which governance fact a question asks for: general wordings, the most specific first. None is specific to a company
 * or a single question.
 */
export const FACT_INTENTS: readonly FactIntent[] = [
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
      [
        wholeWords(CEO_PAY_RATIO_ASKED_WORDS),
        TYPICAL,
        /\b(?:employees?|workers?|worker's|workforce|staff|associates?|team members?|median|person)\b/,
      ],
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
        /\b(?:multiple|times|salary|salaries|relative|required?|must|have to|expected|guidelines?|retainer)\b/,
        /\b(?:ceo|chief exec\w*|peo|boss|executives?|officers?|directors?|salary|management)\b/,
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
      [
        /\bhedg\w*|\bshort sales?\b|\bshort\s?sell\w*\b|\bderivatives?\b/,
        /\b(?:stock|shares?|securities|holdings?|insiders?|exec\w*|directors?|officers?|employees?|polic\w*)\b/,
      ],
    ],
    unless: [/\b(?:interest rate|foreign|currency|cash flow|notional|commodity|fuel|gain|loss)\b/],
    isFinal: true,
  },
  {
    keys: ['pledging_policy'],
    asked: [
      [
        /\bpledg\w*\b|\bmargin (?:account|loan)\w*|\bcollateral\b/,
        /\b(?:stock|shares?|securities|holdings?|insiders?|exec\w*|directors?|officers?|polic\w*)\b/,
      ],
    ],
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
      [
        /\bsay on pay\b/,
        /\b(?:support\w*|approv\w*|percent\w*|results?|back\w*|favou?r\w*|outcome|level|votes?|voted|share)\b/,
      ],
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
  {
    keys: ['auditor_since'],
    asked: [
      [
        AUDITOR,
        /\b(?:since when|how long|since|tenure|how many years|when (?:was|were|did)|year)\b/,
        /\b(?:since|tenure|long|years|first|been|engaged|appointed)\b/,
      ],
    ],
    unless: [
      /\b(?:fees?|how much|cost|charg\w*|bill\w*|fiscal year|most recent year|latest year|paid|term limit|committee)\b/,
    ],
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
        /\b(?:own\w*|hold\w*|held|regist\w*|of record|shareholders?|stockholders?|cut ?off|holders?)\b/,
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
        /\b(?:deadline|by when|last day|when must|due|cut ?off|submit\w*|until when|latest date)\b/,
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
        /\b(?:serve|serving|sit|sits|join|seats?|directorships?|boards?|hold)\b/,
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
        /\b(?:retire\w*|limit|maximum|mandatory|polic\w*|too old|have to leave|must leave|step down)\b/,
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
    unless: [OWNER, /\b(?:auditor|accounting|directors?|nominees?|ratif\w*|pay|compensation|deadline|date|when)\b/],
    isFinal: true,
  },
  {
    keys: ['board_meetings'],
    asked: [
      [
        /\b(?:how (?:many|often|frequently)|number|count|frequency|times)\b/,
        /\b(?:board|directors)\b/,
        /\b(?:meetings?|meet|meets|met|get together|got together|gather\w*|conven\w*|sessions?|sat)\b/,
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
        /\b(?:largest|biggest|principal|top|major|main|beneficial|significant|five percent|5 ?%)/,
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
    unless: [
      /\b(?:propos\w*|guideline\w*|salary|pledg\w*|hedg\w*|highest paid|customers?|segment|awards?|compensation|pay)\b/,
    ],
    isFinal: true,
  },
  {
    keys: ['cybersecurity_oversight'],
    asked: [
      [
        wholeWords(CYBERSECURITY_OVERSIGHT_ASKED_WORDS),
        /\b(?:committee|board|oversee\w*|oversight|who|responsib\w*|which|monitor\w*|supervis\w*|watch\w*)\b/,
      ],
    ],
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
