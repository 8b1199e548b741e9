import type { Kind, Topic } from '../../vocabulary.rules';

type Pattern<T> = readonly [RegExp, T];

/** Subjects of management proposals, the most telling first. */
const KIND_PATTERNS: readonly Pattern<Kind>[] = [
  [
    /\bfrequency\b|\bevery (?:one|1|two|three|1, 2,?)\b.*\byears?\b|\bsay[- ]when[- ]on[- ]pay\b/i,
    'say_on_pay_frequency',
  ],
  [
    /\bgolden parachutes?\b|\b(?:compensation|payments?)\b.*\b(?:in connection with|related to|based on)\b.*\b(?:merger|transaction|acquisition)\b|\bmerger[- ]related (?:executive )?(?:compensation|pay)|\btransaction[- ]related (?:executive )?compensation/i,
    'golden_parachute',
  ],
  [
    /\b(?:employee|associate|colleague)s? (?:stock|share|securities)? ?purchase\b|\bESPP\b|\bstock purchase plan\b|\bshare ?save\b|\bsharesave\b/i,
    'employee_purchase_plan',
  ],
  [
    /\bauditors?\b|\baudit(?:ing)? firm\b|\b(?:independent|registered|public|chartered|certified)\b.*\b(?:accountants?|accounting)\b|\baccounting firm\b|\b(?:Deloitte|PricewaterhouseCoopers|Ernst|KPMG|PwC|Grant Thornton|BDO)\b/i,
    'auditor_ratification',
  ],
  [/\badjourn/i, 'adjournment'],
  [
    /\b(?:certificate|articles?|charter|by-?laws?|memorandum|constitution|code of regulations)\b|\bofficer exculpation\b|\bexculpat|\bdeclassif|\bsupermajority\b|\breincorporat|\bredomesticat|\bconversion of the company from\b|\bforum\b/i,
    'charter_or_bylaw',
  ],
  [
    /\b(?:omnibus|equity|stock|share|incentive|performance|award|option|long[- ]term|directors?)\b.{0,60}\b(?:plans?|programs?|compensation plan)\b|\bequity incentive\b|\bLTIP\b|\bmaterial terms of the performance\b/i,
    'equity_plan',
  ],
  [
    /\bsay[- ]on[- ]pay\b|\b(?:advisory|non-?binding|consultative)\b.*\b(?:compensation|remuneration|pay)\b|\b(?:compensation|remuneration|pay)\b.*\b(?:advisory|non-?binding|consultative)\b|\b(?:approv\w*|vote)\b.*\b(?:executive(?: officer)?s?'?|named executives?|NEOs?'?|officers?'?)\s(?:\w+\s){0,2}?(?:compensation|pay|remuneration)\b|\b(?:executive(?: officer)?|named executive officers?'?|NEO)\s(?:compensation|pay|remuneration)\b|\bcompensation of (?:our |the |its )?(?:\w+'s )?(?:named )?(?:executive|NEO)|\b(?:remuneration|compensation) (?:report|policy)\b|\breport on directors?'? remuneration/i,
    'say_on_pay',
  ],
  [
    /\bmergers?\b|\bacquisition\b|\bbusiness combination\b|\bsale of (?:all|substantially)|\bspin-?off\b|\bplan of arrangement\b|\btransaction agreement\b|\basset purchase\b|\bscheme of arrangement\b/i,
    'transaction',
  ],
  [
    /\b(?:allot|issu\w*|repurchas\w*|buy ?back|pre-?emption|preemptive)\b.*\b(?:shares?|stock|securities|rights)\b|\bauthori[sz]ed (?:shares?|capital|share capital|common stock)\b|\breverse (?:stock )?split\b|\bstock split\b|\bshare capital\b|\btreasury shares?\b|\bprice range\b|\bpre-?emption\b|\bpreemptive\b/i,
    'share_capital',
  ],
  [
    /\bappointment of (?:the )?directors?\b|\bdirectors?\b.{0,40}\belect|\belect\w*\b.{0,80}\b(?:directors?|nominees?|trustees?|board)\b|\bre-?elect|\bnominees? for director|\bdirector (?:election|nominees?)\b|\belection of\b/i,
    'director_election',
  ],
];

/** What kind of proposal a title of the company's own names; undefined for one that fits none. */
export function kindOfTitle(title: string): Kind | undefined {
  return KIND_PATTERNS.find(([pattern]) => pattern.test(title))?.[1];
}

const TOPIC_PATTERNS: readonly Pattern<Topic>[] = [
  [/\b(?:artificial intelligence|\bAI\b|machine learning|generative|facial recognition)/i, 'artificial_intelligence'],
  [
    /\bindependent (?:board )?chair|\bchair\w*\b.*\b(?:independen|separat)|\bseparat\w*\b.*\b(?:chair|CEO|roles?)\b|\bseparate the roles?\b/i,
    'independent_chair',
  ],
  [/\bwritten consent\b/i, 'written_consent'],
  [
    /\bspecial (?:share|stock)?(?:holder|owner)?s?'? ?meetings?\b|\bcall(?:ing)? (?:a |for a )?special\b/i,
    'special_meeting',
  ],
  [/\bproxy access\b/i, 'proxy_access'],
  [/\bsimple majority\b|\bsuper-?majority\b|\bmajority vote\b(?!.*(?:director|election))/i, 'simple_majority'],
  [
    /\bclaw-?back|\bseverance\b|\btermination (?:pay|packages?)\b|\bgolden parachutes?\b|\brecoup|\bexecutive stock retention\b/i,
    'clawback_or_severance',
  ],
  [
    /\bpolitical\b|\blobby|\belectioneering\b|\bcontributions?\b.*\bcongruen|\bcharitable\b/i,
    'political_spending_or_lobbying',
  ],
  [
    /\bclimate\b|\bemissions?\b|\bgreenhouse\b|\bGHG\b|\bnet[- ]zero\b|\bfossil\b|\bcarbon\b|\bParis\b|\bscope 3\b|\bclean energy\b|\bdecarboni[sz]|\bgreen(?:wash| financ)|\bjust transition\b|\bdeforestation\b/i,
    'climate',
  ],
  [
    /\bdiversity\b|\bpay equity\b|\bpay gaps?\b|\bgender\b|\bracial\b|\brace\b|\bequal opportunity\b|\bEEO\b|\bcivil rights\b|\bnon-?discriminat|\bdiscriminat|\bDEI\b|\binclusion\b|\bharassment\b|\bviewpoint\b/i,
    'diversity_or_pay_equity',
  ],
  [
    /\bhuman rights\b|\bindigenous\b|\bforced labou?r\b|\bchild labou?r\b|\bworkers?'? rights\b|\bfreedom of association\b|\bcollective bargaining\b|\bconflict[- ]affected\b|\blabou?r rights\b|\bwarehouse working conditions\b|\bchild safety\b|\bsupply chain\b/i,
    'human_rights',
  ],
];

export function topicOfTitle(title: string): Topic {
  return TOPIC_PATTERNS.find(([pattern]) => pattern.test(title))?.[1] ?? 'other';
}
