import type { Concept } from '@/lib/retrieval/data/concept-types';
import { alternatives } from '@/lib/format/patterns';
import {
  BOARD_CHAIR_ASKED_WORDS,
  CYBER_OVERSIGHT_ASKED_WORDS,
  DIRECTOR_INDEPENDENCE_ASKED_WORDS,
  LARGEST_HOLDER_ASKED_WORDS,
  OVERBOARDING_ASKED_WORDS,
  TAKEOVER_AND_SHAREHOLDER_RIGHTS_ASKED_WORDS,
  OWNERSHIP_GUIDELINES_ASKED_WORDS,
  INCENTIVE_METRICS_ASKED_WORDS,
} from './board-and-rights-concepts-patterns';
import { STAFF, BOARD_MEMBER } from './governance-concept-words';

/** Questions about the board, ownership, policies and shareholder rights. */
export const BOARD_AND_RIGHTS_CONCEPTS: readonly Concept[] = [
  {
    name: 'board chair',
    asked: [
      [
        new RegExp(String.raw`\b(${alternatives(BOARD_CHAIR_ASKED_WORDS)})\b`),
        /\b(chair\w*|heads?( of)? the board|leads? the board|presid\w*|head of the board)\b/,
      ],
      [/\bboard leadership\b/],
      [/\bboard\b/, /\b(led|leads?|leader\w*|heads?|headed|presid\w*|runs?)\b/],
      [/\bwho (is|are|was)?\s?(the )?(\w+ )?chair\w*\b|\bchair\w* and (the )?(ceo|chief exec)/],
    ],
    unless: [/\b(audit|compensation|nominating|governance|risk|finance) (and \w+ )?committee\b/],
    expand:
      'chairman of the board chair lead independent director board leadership structure separate roles chief ' +
      'executive officer',
    tags: { board_leadership: 1, board_chair: 0.5 },
  },
  {
    name: 'director independence',
    asked: [
      [new RegExp(alternatives(DIRECTOR_INDEPENDENCE_ASKED_WORDS)), BOARD_MEMBER],
      [/\bhow many\b.*\bindependent\b|\b(number|proportion|share|percentage|fraction|majority) .*\bindependent\b/],
    ],
    unless: [/\bchair\w*\b/, /\b(auditor|accounting)\b/, /\bindependent of the (ceo|chief)\b/],
    expand:
      'director independence board determined independent directors nominees nasdaq nyse listing standards no ' +
      'material relationship majority',
    tags: { director_independence: 1 },
  },
  {
    name: 'ownership guidelines',
    asked: [
      [/\b(stock|share)-?\s?(holding|ownership)?s?( retention)? ?(guideline|requirement|multiple|polic)/],
      [
        new RegExp(String.raw`\b(${alternatives(OWNERSHIP_GUIDELINES_ASKED_WORDS)})\b`),
        /\b(own\w*|hold\w*|keep|shareholding|retain)\b/,
        /\b(stock|shares?|shareholding|equity)\b/,
        /\b(ceo|chief exec\w*|boss|executive\w*|director\w*|salary|retainer)\b/,
      ],
    ],
    unless: [/\b(hedg\w*|pledg\w*|largest|biggest|vote|allowed to vote)\b/],
    expand:
      'stock ownership guidelines multiple of base salary times annual base salary chief executive officer ' +
      'required to own shares requirement',
    tags: { ownership_guidelines: 1 },
  },
  {
    name: 'clawback',
    asked: [
      [/\b(clawback\w*|claw(s|ed)? back|recoup\w*|malus|recover\w* (polic\w*|provision\w*)|compensation recovery)\b/],
      [
        /\b(take|get|pay|give|return|recover|forfeit|reclaim)\w*\b/,
        /\bback\b/,
        /\b(bonus\w*|pay|incentive\w*|compensation|money|awards?)\b/,
        /\b(manage\w*|exec\w*|officer\w*|boss\w*|company|they)\b/,
      ],
      [/\brecover\w*\b/, /\b(erroneous\w*|incentive\w*|restat\w*|bonus\w*|compensation)\b/],
    ],
    unless: [
      /\b(share|stock)holder (proposals?|returns?)\b/,
      /\bbuy ?back/,
      /\breturn on\b/,
      /\b(say.on.pay|votes?|back executive (pay|compensation))\b/,
    ],
    expand:
      'clawback policy recoupment recovery of erroneously awarded incentive compensation accounting restatement ' +
      'misconduct',
    tags: { clawback: 1 },
  },
  {
    name: 'hedging and pledging',
    asked: [
      [/\b(hedg\w*|pledg\w*|short sales?|short.sell\w*|margin (account|loan)\w*)\b/],
      [
        /\b(derivative\w*|bet(s|ting)?|borrow\w*|collateral|loans?)\b/,
        /\b(stock|shares?|securities|holdings?)\b/,
        /\b(insider\w*|exec\w*|director\w*|boss\w*|manage\w*|officer\w*|employees?)\b/,
      ],
    ],
    unless: [/\b(interest rate|foreign (currency|exchange)|cash flow hedges?|notional|commodity)\b/],
    expand:
      'hedging pledging prohibited insider trading policy short sales derivative margin account collateral for a ' +
      'loan company stock',
    tags: { hedging_pledging: 1 },
  },
  {
    name: 'largest holder',
    asked: [
      [
        new RegExp(String.raw`\b(${alternatives(LARGEST_HOLDER_ASKED_WORDS)})\b`),
        /\b((share|stock)?-?(holders?|owners?|investors?)|(stake|position|slice|shareholding|holding)s?)\b/,
      ],
      [/\bbeneficial(ly)? own/],
      [/\bwho owns\b/],
    ],
    unless: [/\b(propos\w*|guideline\w*|salary|pledg\w*|hedg\w*)\b/],
    expand:
      'security ownership of certain beneficial owners beneficially owned more than five percent of outstanding ' +
      'common stock percent of class vanguard blackrock',
    tags: { major_holders: 1, beneficial_ownership: 0.4 },
  },
  {
    name: 'board meetings',
    asked: [
      [
        /\b(how (many|often)|number|count|frequency|times)\b/,
        /\b(board|directors)\b/,
        /\b(meet\w*|met|get together|got together|gather\w*|conven\w*|sessions?|held)\b/,
      ],
    ],
    unless: [/\b(attend\w*|annual meeting|nomin\w*|elect\w*|independent|shareholders?)\b/],
    expand:
      'board of directors held met meetings during fiscal year attended at least 75 percent aggregate meetings ' +
      'attendance',
    tags: { board_meetings: 1 },
  },
  {
    name: 'meeting attendance',
    asked: [[/\battend\w*\b/, BOARD_MEMBER]],
    expand:
      'attendance directors attended at least 75 percent of meetings of the board and committees annual meeting ' +
      'attendance',
    tags: { board_meetings: 1 },
  },
  {
    name: 'overboarding',
    asked: [
      [/\boverboard\w*\b/],
      [
        /\b(other|outside|external|additional|public|several|too many)\b/,
        /\b(boards?|directorships?|board seats?|companies)\b/,
        new RegExp(String.raw`\b(${alternatives(OVERBOARDING_ASKED_WORDS)})\b`),
      ],
    ],
    unless: [/\bage\b/, /\byears\b/, /\bretire/],
    expand:
      'overboarding limit serve on boards of other public companies no more than outside directorships service on ' +
      'other boards',
    tags: { overboarding: 1 },
  },
  {
    name: 'cyber oversight',
    asked: [[new RegExp(String.raw`\b(${alternatives(CYBER_OVERSIGHT_ASKED_WORDS)})\b`)]],
    expand: 'committee oversees cybersecurity risk information security data privacy oversight',
    tags: { cyber_oversight: 1, risk_oversight: 0.3 },
  },
  {
    name: 'risk oversight',
    asked: [[/\b(risks?)\b/, /\b(oversee\w*|oversight|supervis\w*|responsib\w*|monitor\w*|committee|board)\b/]],
    unless: [/\bcyber|\bhack|\bbreach/],
    expand: 'board role in risk oversight committee oversees risk management enterprise risk',
    tags: { risk_oversight: 1 },
  },
  {
    name: 'retirement age',
    asked: [[/\b(retire\w*|age|old|too old)\b/, BOARD_MEMBER]],
    unless: [/\bpension\b/, /\bplan\b/],
    expand: 'director retirement policy mandatory retirement age attains age not stand for reelection',
    tags: { director_retirement: 1 },
  },
  {
    name: 'term limits',
    asked: [
      [/\bterm limits?\b/],
      [
        /\b(how (many years|long)|max\w*|at most|tenure|limit\w*|capped)\b/,
        /\b(years?|tenure|long)\b/,
        BOARD_MEMBER,
        /\b(serve|stay|remain|sit|capped|limit\w*|max\w*)\b/,
      ],
    ],
    expand: 'term limits director tenure years of service board refreshment',
    tags: { director_retirement: 0.8 },
  },
  {
    name: 'proxy solicitation',
    asked: [[/\b(solicit\w*|proxy (advisor|agent)|collect\w*)\b/, /\b(proxy|proxies|votes?|fee|cost)\b/]],
    expand:
      'proxy solicitation firm retained to assist solicitation of proxies fee plus out-of-pocket expenses cost of ' +
      'solicitation',
    tags: { proxy_solicitation: 1 },
  },
  {
    name: 'lobbying',
    asked: [[/\b(lobby\w*|political|politic\w*|campaign|trade association)\b/]],
    expand: 'lobbying political contributions expenditures policy trade associations',
    tags: { political_spending: 1 },
  },
  {
    name: 'employee turnover',
    asked: [[/\b(turnover|attrition|quit|resign\w*|leav\w*|retention rate)\b/, STAFF]],
    expand: 'employee turnover attrition retention rate workforce human capital management',
    tags: { human_capital: 1 },
  },
  {
    name: 'director pay',
    asked: [
      [
        /\b(director|non-?employee director|outside director|board members?)s?'?\b/,
        /\b(compensat\w*|paid|pay|retainer|fees?|earn\w*|remunerat\w*)\b/,
      ],
    ],
    unless: [/\b(ceo|chief exec\w*|say.on.pay|employee (pay|compensation)|audit fees?)\b/],
    expand: 'director compensation table non-employee director annual cash retainer fees earned stock awards',
    tags: { director_compensation: 1 },
  },
  {
    name: 'severance and change in control',
    asked: [[/\b(severance|change.(in|of).control|golden parachute|terminat\w*|double.trigger|single.trigger)\b/]],
    expand: 'potential payments upon termination or change in control severance double trigger',
    tags: { termination_payments: 1 },
  },
  {
    name: 'peer group',
    asked: [[/\b(peers?|peer group|benchmark\w*|comparators?|comparison compan\w*)\b/]],
    expand: 'peer group companies compensation benchmarking comparator',
    tags: { peer_group: 1 },
  },
  {
    name: 'incentive metrics',
    asked: [
      [
        /\b(bonus|incentive\w*|performance (metric|measure|goal|target)s?|psus?|long-term awards?)\b/,
        new RegExp(String.raw`\b(${alternatives(INCENTIVE_METRICS_ASKED_WORDS)})\b`),
      ],
    ],
    expand:
      'annual incentive plan performance measures weighting threshold target maximum payout performance share units',
    tags: { incentive_design: 1 },
  },
  {
    name: 'pay versus performance',
    asked: [[/\b(pay.(versus|vs\.?|for).performance|compensation actually paid)\b/]],
    expand: 'pay versus performance table compensation actually paid total shareholder return',
    tags: { pay_versus_performance: 1 },
  },
  {
    name: 'related party transactions',
    asked: [[/\brelated.(party|person|parties)\b/]],
    expand: 'certain relationships related person transactions policy review approval',
    tags: { related_party: 1 },
  },
  {
    name: 'takeover and shareholder rights',
    asked: [[new RegExp(String.raw`\b(${alternatives(TAKEOVER_AND_SHAREHOLDER_RIGHTS_ASKED_WORDS)})\b`)]],
    expand:
      'proxy access special meeting written consent majority voting standard supermajority annual election of ' +
      'directors stockholder rights',
    tags: { shareholder_rights: 1 },
  },
  {
    name: 'climate and sustainability oversight',
    asked: [[/\b(climate|sustainab\w*|esg|environment\w*|emissions?|greenhouse)\b/]],
    expand: 'environmental social governance sustainability climate oversight committee greenhouse gas emissions',
    tags: { esg_oversight: 1 },
  },
  {
    name: 'board diversity and skills',
    asked: [
      [
        /\b(divers\w*|women|female|gender|ethnic\w*|minorit\w*|skills? matrix|skills)\b/,
        /\b(board|directors?|nominees?)\b/,
      ],
    ],
    expand: 'board diversity matrix gender female male directors skills experience nominees',
    tags: { board_diversity: 1 },
  },
];
