import type { TagRule } from '@/lib/retrieval/data/concept-types';

const MONTH_DAY_YEAR =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}, ?(?:19|20)\\d\\d';
const NUMBER_WORD =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|' +
  'seventeen|eighteen|nineteen|twenty)';
const near = (left: string, right: string, gap = 150) =>
  new RegExp(`${left}.{0,${gap}}?${right}|${right}.{0,${gap}}?${left}`);

/** Passages about nominations or proposals for a later meeting use the same words as this year's ballot. */
const NEXT_YEARS_NOMINATIONS =
  /advance notice|proxy access|must be (?:received|delivered|submitted)|notice of (?:such |any |a )?nominat|stockholder nominee|nominat\w+ (?:by|from) (?:share|stock)holders|rule 14a-8|rule 14a-19/;
const PERCENT_HELD = '\\d{1,2}\\.\\d+ ?%';

/** Where proxy statements answer the concepts of `governance-concepts.ts`. Rules of form, valid for any company. */
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
  // The page of one or several nominees, which may not contain the word "nominee".
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
      /\b(?:share|stock)(?:holder|owner)(?:s'|'s)? proposals?|\bproposals? (?:by|from|submitted by) (?:a |our )?(?:share|stock)holders?/,
      near("recommend\\w*|board's recommendation|vote", '\\bagainst\\b', 90),
    ],
    none: [/broker non-votes? (?:are|is|will)|\brule 14a-8\b/],
  },
  {
    tag: 'shareholder_proposal_text',
    level: 'chunk',
    all: [
      /\b(?:proposal|item)s? (?:no\.? ?|number )?\d{1,2}\W{0,6}(?:share|stock)(?:holder|owner) proposal|(?:advised|notified|informed) (?:us|the company|by).{0,160}(?:proposal|resolution)|(?:proponent|supporting statement|statement in (?:opposition|support))|\bresolved\W{1,3}(?:that )?(?:share|stock)?(?:holders|owners)?.{0,40}(?:request|ask|urge)/,
    ],
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
      /say.?on.?pay|advisory (?:vote|resolution|basis|proposal)|(?:compensation|pay) (?:program|of our named|proposal)|named executive officers/,
      /\b20\d\d\b|last year|prior year|previous|most recent/,
      /voted|votes cast|in favou?r|support|approv/,
    ],
    none: [/\bmatching contribution/],
  },
  {
    tag: 'say_on_pay',
    level: 'chunk',
    all: [
      /say.?on.?pay|advisory vote (?:to approve|on) (?:the )?(?:named )?executive|advisory (?:resolution|approval|vote).{0,60}compensation/,
    ],
  },
  {
    tag: 'board_leadership',
    level: 'chunk',
    all: [
      /\bchair(?:man|woman|person)?\b/,
      /\b(?:ceo|chief executive officer)\b/,
      /leadership structure|separat(?:e|ed|ion|ing)|combin(?:e|ed|ing|ation)|both (?:positions|roles)|lead(?:ing)? independent director|two (?:separate )?(?:roles|positions|individuals)|independent chair|executive chair/,
    ],
  },
  {
    tag: 'board_chair',
    level: 'chunk',
    all: [
      /\b(?:non-?executive |independent |executive )?chair(?:man|woman|person)? of (?:the|our|its) board|\b(?:board|independent|executive|non-executive) chair(?:man|woman|person)?\b|\bchairman (?:and|&) (?:ceo|chief)/,
    ],
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
      /ownership (?:guideline|requirement|polic|level|target|threshold)|(?:stock|share) ownership|holding requirement|ownership and retention|must (?:own|hold)|required to (?:own|hold)|expected to (?:own|hold)/,
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
    all: [
      /beneficial(?:ly)? own|security ownership|share ownership|stock ownership of|principal (?:share|stock)holders|(?:significant|certain) (?:share|stock)holders/,
      /\b\d{1,2}(?:\.\d+)? ?%|\bpercent(?:age)?\b/,
    ],
    atLeast: {
      count: 3,
      of: [
        /percent(?:age)? of (?:class|total|shares|outstanding|common)|% of (?:class|total|shares|outstanding)|\bpercent\b|percentage/,
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
      /beneficial|5 ?%|five percent|principal (?:share|stock)holders|significant (?:share|stock)holders|vanguard|blackrock|state street|fmr llc/,
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
    all: [
      /retirement age|mandatory retirement|retire(?:ment)? policy|term limits?|attain\w* (?:the )?age|age (?:of )?7\d|\btenure\b/,
      /\bdirectors?\b|\bboard\b/,
    ],
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
    all: [
      /proxy access|special meetings?|written consent|majority voting|plurality|supermajority|classified board|staggered|annual election|poison pill|rights plan|dual.class/,
      /(?:share|stock)holders?|elect/,
    ],
  },
  { tag: 'esg_oversight', level: 'chunk', all: [/climate|sustainab|environmental|\besg\b|emission/] },
  {
    tag: 'board_diversity',
    level: 'chunk',
    all: [/divers|gender|female|women|ethnic|skills/, /\bdirectors?\b|\bboard\b|nominee/],
  },
];
