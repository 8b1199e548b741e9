import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const PAID_IN_CONNECTION: Alternatives = ['in connection with', 'related to', 'based on'];

export const GOLDEN_PARACHUTE: Alternatives = [
  [/\bgolden parachutes?\b/, 'golden parachute'],
  [
    new RegExp(
      String.raw`\b(?:compensation|payments?)\b.*\b${oneOf(PAID_IN_CONNECTION)}\b.*\b` +
        String.raw`(?:merger|transaction|acquisition)\b`,
    ),
    'compensation in connection with the merger',
  ],
  [/\bmerger(?:[- ]related)? (?:executive )?(?:compensation|pay)\b/, 'merger compensation'],
  [/\btransaction[- ]related (?:executive )?compensation/, 'transaction-related compensation'],
];

export const APPOINTMENT_OF_AUDITOR: Alternatives = ['appointment', 'selection', 'engagement'];

export const AUDITOR_RATIFICATION: Alternatives = [
  [/\bauditors?\b/, 'auditor'],
  [/\baudit(?:ing)? firm\b/, 'audit firm'],
  [
    /\b(?:independent|registered|public|chartered|certified)\b.*\b(?:accountants?|accounting)\b/,
    'independent accountant',
  ],
  [/\baccounting firm\b/, 'accounting firm'],
  [/\b(?:Deloitte|PricewaterhouseCoopers|Ernst|KPMG|PwC|Grant Thornton|BDO)\b/, 'Deloitte'],
  [
    new RegExp(
      String.raw`\bratif\w+ (?:of )?(?:the |our )?.{0,40}\b${oneOf(APPOINTMENT_OF_AUDITOR)} of .{0,60}` +
        String.raw`\b(?:LLP|PLLC|P\.C\.|LLC)`,
    ),
    'ratification of the appointment of Ernst & Young LLP',
  ],
  [/\bratif\w+ (?:of )?(?:[\w&.]+,?\s){1,5}(?:LLP|PLLC|P\.C\.)/, 'ratification of Ernst & Young LLP'],
  [/\bratif\w+ of (?:the |our )?accountants\b/, 'ratification of accountants'],
];

export const AUTHORIZED_SHARES: Alternatives = [
  [/authori[sz]ed (?:number of )?(?:\w+ ){0,3}?(?:shares?|stock|capital)/, 'authorized shares'],
  'share capital',
  [/number of (?:\w+ ){0,4}?shares/, 'number of shares'],
];

export const NUMBER_OF_SHARES: Alternatives = [
  [
    new RegExp(
      String.raw`^(?!.*\bplan\b).*\b(?:increas|reduc|decreas|chang)\w*\b.{0,60}\b` +
        String.raw`${oneOf(AUTHORIZED_SHARES)}\b`,
    ),
    'increase the number of authorized shares',
  ],
  [/\bcapital band\b/, 'capital band'],
  [/\bcapital authori[sz]ation\b/, 'capital authorization'],
  [/\bconditional (?:share )?capital\b/, 'conditional capital'],
  [/\breverse (?:stock |share )?split\b/, 'reverse stock split'],
  [/\bcancel(?:l?ation|l?ing)?\b.{0,50}\bshares\b/, 'cancel shares'],
  [/\b(?:renew|extend|creat)\w*\b.{0,40}\bauthori[sz]ed (?:share )?capital\b/, 'renewal of authorized capital'],
];

export const CHARTER_OR_BYLAW: Alternatives = [
  [/\b(?:certificate|articles?|charter|bye?-?laws?|memorandum|constitution|code of regulations)\b/, 'certificate'],
  [
    /\bamend(?:ments?)? (?:of |to )?(?:the |our |its )?(?:(?:company|corporation)['’]s )?regulations\b/,
    'amend regulations',
  ],
  [/\bofficer exculpation\b/, 'officer exculpation'],
  [/\bexculpat/, 'exculpat'],
  [/\bdeclassif/, 'declassif'],
  [/\bdeclaration of trust\b/, 'declaration of trust'],
  [/\bamend\w*\b.{0,60}\b(?:partnership|operating|trust) agreement\b/, 'amendment of the partnership agreement'],
  [/\bcumulative voting\b/, 'cumulative voting'],
  [/\bofficers?['’]? liability\b/, 'officer liability'],
  [/\bliability of (?:certain )?(?:of our )?officers\b/, 'liability of officers'],
  [
    /\bprovide\b.{0,30}\bannual election of (?:all )?(?:of )?(?:our |the )?directors\b/,
    'provide for the annual election of directors',
  ],
  [
    /\belect(?:ion of)? (?:each|every|all) directors? (?:annually|each year|every year)\b/,
    'elect each director annually',
  ],
  [/\bchange\b.{0,30}\b(?:company|corporate|corporation)(?:['’]s)? name\b/, "change the company's name"],
  [/\bchange (?:of|in|to) (?:the |our )?(?:company|corporate|corporation)?(?:['’]s)? ?name\b/, 'change of name'],
  [/\bname change\b/, 'name change'],
  [/\bspecial meetings? of (?:share|stock)(?:holder|owner)s\b/, 'special meeting of shareholders'],
  [
    /\bcall(?:ing)? (?:of )?(?:a )?special (?:(?:share|stock)(?:holder|owner)s?['’]? )?meetings?\b/,
    'call special meeting',
  ],
  [/\bsupermajority\b/, 'supermajority'],
  [/\breincorporat/, 'reincorporat'],
  [/\bredomesticat/, 'redomesticat'],
  [/\bconversion of the company from\b/, 'conversion of the company from'],
  [/\bforum\b/, 'forum'],
];

export const KINDS_OF_PLANS: Alternatives = [
  'omnibus',
  'equity',
  'stock',
  'share',
  'incentive',
  'performance',
  'award',
  'option',
  [/long[- ]term/, 'long-term'],
  [/directors?/, 'director'],
];

export const KINDS_OF_AWARDS: Alternatives = [
  'stock option',
  [/restricted stock(?: unit)?/, 'restricted stock'],
  [/performance(?: stock(?: option)?)?/, 'performance'],
  'equity',
];

export const EQUITY_PLAN: Alternatives = [
  [
    new RegExp(String.raw`\b${oneOf(KINDS_OF_PLANS)}\b.{0,60}\b(?:plans?|programs?|compensation plan)\b`),
    'omnibus plan',
  ],
  [/\bequity incentive\b/, 'equity incentive'],
  [/\bshares\b.{0,40}\bunder the (?:\d{4} )?plan\b/, 'shares under the plan'],
  [/\boption (?:exchange|repricing)\b/, 'option exchange'],
  [new RegExp(String.raw`\b${oneOf(KINDS_OF_AWARDS)} (?:award|grant)`), 'stock option award'],
  [/\bLTIP\b/, 'LTIP'],
  [/\bmaterial terms of the performance\b/, 'material terms of the performance'],
];

export const OF_EXECUTIVES: Alternatives = [
  [/executive(?: officer)?s?'?/, 'executive'],
  [/named executives?/, 'named executive'],
  [/NEOs?'?/, 'NEO'],
  [/officers?'?/, 'officer'],
];

export const BEFORE_PAY: Alternatives = [
  [/executive(?: officer)?/, 'executive'],
  [/named executive officers?'?/, 'named executive officer'],
  'NEO',
];

export const SAY_ON_PAY: Alternatives = [
  [/\bsay[- ]on[- ]pay\b/, 'say-on-pay'],
  [
    /\b(?:advisory|non-?binding|consultative)\b.*\b(?:compensation|remuneration|pay)\b/,
    'advisory vote on compensation',
  ],
  [/\b(?:compensation|remuneration|pay)\b.*\b(?:advisory|non-?binding|consultative)\b/, 'compensation, advisory'],
  [
    new RegExp(
      String.raw`\b(?:approv\w*|vote)\b.*\b${oneOf(OF_EXECUTIVES)}\s(?:\w+\s){0,2}?` +
        String.raw`(?:compensation|pay|remuneration)\b`,
    ),
    'approval of executive compensation',
  ],
  [new RegExp(String.raw`\b${oneOf(BEFORE_PAY)}\s(?:compensation|pay|remuneration)\b`), 'executive compensation'],
  [/\bcompensation of (?:our |the |its )?(?:\w+'s )?(?:named )?(?:executive|NEO)/, 'compensation of our executive'],
  [/\b(?:remuneration|compensation) (?:report|policy)\b/, 'remuneration report'],
  [/\breport on directors?'? remuneration/, 'report on director remuneration'],
];

export const TRANSACTION: Alternatives = [
  [/\bmergers?\b/, 'merger'],
  [/\bacquisition\b/, 'acquisition'],
  [/\bbusiness combination\b/, 'business combination'],
  [/\bsale of (?:all|substantially)/, 'sale of substantially'],
  [/\bspin-?off\b/, 'spin-off'],
  [/\bplan of arrangement\b/, 'plan of arrangement'],
  [/\btransaction agreement\b/, 'transaction agreement'],
  [/\bliquidation\b/, 'liquidation'],
  [/\bdissolution\b/, 'dissolution'],
  [/\basset purchase\b/, 'asset purchase'],
  [/\bscheme of arrangement\b/, 'scheme of arrangement'],
];

export const ACTS_ON_SHARES: Alternatives = [
  'allot',
  [/issu\w*/, 'issue'],
  [/repurchas\w*/, 'repurchase'],
  [/buy ?back/, 'buy back'],
  [/pre-?emption/, 'pre-emption'],
  'preemptive',
];

export const WHOSE_SHARES: Alternatives = ['its', 'our', 'their', [/the company['’]s/, "the company's"]];

export const SHARE_CAPITAL: Alternatives = [
  [/\b(?:stock|share) issuances?\b/, 'stock issuance'],
  [new RegExp(String.raw`\b${oneOf(ACTS_ON_SHARES)}\b.*\b(?:shares?|stock|securities|rights)\b`), 'allot shares'],
  [/\bauthori[sz]ed (?:shares?|capital|share capital|common stock)\b/, 'authorized shares'],
  [/\breverse (?:stock )?split\b/, 'reverse stock split'],
  [/\bstock split\b/, 'stock split'],
  [/\bshare capital\b/, 'share capital'],
  [/\ballot(?:ments?)?\b/, 'allot'],
  [/\bmarket purchases?\b/, 'market purchase'],
  [/\bshare (?:re-?)?purchases?\b/, 'share purchase'],
  [/\bshare buy-?backs?\b/, 'share buy-back'],
  [
    new RegExp(
      String.raw`\b(?:re-?)?purchases? (?:of )?(?:up to )?${oneOf(WHOSE_SHARES)} (?:own )?` +
        String.raw`(?:\w+ )?shares\b`,
    ),
    'purchase of its own shares',
  ],
  [/\b(?:capital reduction|reduction (?:of|in) (?:the )?(?:\w+ )?(?:capital|share premium))\b/, 'capital reduction'],
  [/\bdistributable reserves\b/, 'distributable reserves'],
  [/\btreasury shares?\b/, 'treasury share'],
  [/\bprice range\b/, 'price range'],
  [/\bpre-?emption\b/, 'pre-emption'],
  [/\bpreemptive\b/, 'preemptive'],
];

export const DIRECTOR_ELECTION: Alternatives = [
  [/\b(?:re-?)?appoint(?:ment of)?\b (?:\w+ ){0,5}?directors?\b/, 'appointment of directors'],
  [/\bdirectors?\b.{0,40}\belect/, 'directors elect'],
  [/\belect\w*\b.{0,80}\b(?:directors?|nominees?|trustees?|board)\b/, 'elect nine directors'],
  [/\bre-?elect/, 're-elect'],
  [/\bnominees? for director/, 'nominee for director'],
  [/^(?:the |our )?(?:board|director) nominees$/, 'board nominees'],
  [/\b(?:director|trustee) (?:(?:re-?)?(?:election|appointment)|nominees?)\b/, 'director election'],
  [/\belections? (?:of|to)\b/, 'election of'],
];

export const EMPLOYEE_PURCHASE_PLAN: Alternatives = [
  [/\b(?:employee|associate|colleague)s? (?:20\d\d )?(?:stock|share|securities)? ?purchase\b/, 'employee purchase'],
  [/\bESPP\b/, 'ESPP'],
  [/\bstock purchase plan\b/, 'stock purchase plan'],
  [/\bshare ?save\b/, 'share save'],
  [/\bsharesave\b/, 'sharesave'],
  [/\bemployee stock ownership plan\b/, 'employee stock ownership plan'],
];

/** How often shareholders are asked about pay. */
export const FREQUENCY: Alternatives = [
  [/\bfrequency\b/, 'frequency'],
  [/\bhow often\b/, 'how often'],
  [/\bevery (?:one|1|two|three|1, 2,?)\b.*\byears?\b/, 'every one, two or three years'],
  [/\bsay[- ]when[- ]on[- ]pay\b/, 'say-when-on-pay'],
  [
    /\b(?:related|relating) to (?:the )?(?:holding of )?future (?:advisory |say[- ]on[- ]pay )?votes\b/,
    'related to future votes',
  ],
  [/\b(?:timing|intervals?) of (?:future )?(?:advisory |say[- ]on[- ]pay )*votes\b/, 'timing of future advisory votes'],
];
