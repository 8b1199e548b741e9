import type { Kind, Topic } from '@/lib/voting/vocabulary.rules';
import { OF_OTHER_LAWS } from './kinds-of-other-laws';

type Pattern<T> = readonly [RegExp, T];

/** Subjects of management proposals, the most telling first. */
const KIND_PATTERNS: readonly Pattern<Kind>[] = [
  [
    /\bfrequency\b|\bhow often\b|\bevery (?:one|1|two|three|1, 2,?)\b.*\byears?\b|\bsay[- ]when[- ]on[- ]pay\b/i,
    'say_on_pay_frequency',
  ],
  [new RegExp(OF_OTHER_LAWS.map(([pattern]) => pattern.source).join('|'), 'i'), 'other_management'],
  [
    new RegExp(
      [
        String.raw`\bgolden parachutes?\b|\b(?:compensation|payments?)\b.*\b(?:in connection with|`,
        String.raw`related to|based on)\b.*\b(?:merger|transaction|acquisition)\b|`,
        String.raw`\bmerger(?:[- ]related)? (?:executive )?(?:compensation|pay)\b|`,
        String.raw`\btransaction[- ]related (?:executive )?compensation`,
      ].join(''),
      'i',
    ),
    'golden_parachute',
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:employee|associate|colleague)s? (?:20\d\d )?(?:stock|share|securities)? ?purchase\b|`,
        String.raw`\bESPP\b|\bstock purchase plan\b|\bshare ?save\b|\bsharesave\b|\bemployee stock ownership plan\b`,
      ].join(''),
      'i',
    ),
    'employee_purchase_plan',
  ],
  [
    new RegExp(
      [
        String.raw`\bauditors?\b|\baudit(?:ing)? firm\b|\b(?:independent|registered|public|chartered|`,
        String.raw`certified)\b.*\b(?:accountants?|accounting)\b|\baccounting firm\b|\b(?:Deloitte|`,
        String.raw`PricewaterhouseCoopers|Ernst|KPMG|PwC|Grant Thornton|BDO)\b|`,
        String.raw`\bratif\w+ (?:of )?(?:the |our )?.{0,40}\b(?:appointment|selection|engagement) of .{0,60}\b`,
        String.raw`(?:LLP|PLLC|P\.C\.|LLC)|\bratif\w+ (?:of )?(?:[\w&.]+,?\s){1,5}(?:LLP|PLLC|P\.C\.)|`,
        String.raw`\bratif\w+ of (?:the |our )?accountants\b`,
      ].join(''),
      'i',
    ),
    'auditor_ratification',
  ],
  [/\badjourn/i, 'adjournment'],
  // Also where the charter has to be amended for it.
  [
    new RegExp(
      [
        String.raw`^(?!.*\bplan\b).*\b(?:increas|reduc|decreas|chang)\w*\b.{0,60}\b(?:authori[sz]ed (?:number of )?`,
        String.raw`(?:\w+ ){0,3}?(?:shares?|stock|capital)|share capital|number of (?:\w+ ){0,4}?shares)\b|`,
        String.raw`\bcapital band\b|\bconditional (?:share )?capital\b|`,
        String.raw`\breverse (?:stock |share )?split\b|\bcancel(?:l?ation|l?ing)?\b.{0,50}\bshares\b|`,
        String.raw`\b(?:renew|extend|creat)\w*\b.{0,40}\bauthori[sz]ed (?:share )?capital\b`,
      ].join(''),
      'i',
    ),
    'share_capital',
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:certificate|articles?|charter|by-?laws?|memorandum|constitution|`,
        String.raw`code of regulations)\b|\bamend(?:ments?)? (?:of |to )?(?:the |our |its )?`,
        String.raw`(?:(?:company|corporation)['’]s )?regulations\b|\bofficer exculpation\b|\bexculpat|\bdeclassif|`,
        String.raw`\bdeclaration of trust\b|\bamend\w*\b.{0,60}\b(?:partnership|operating|trust) agreement\b|`,
        String.raw`\bcumulative voting\b|\bofficers?['’]? liability\b|`,
        String.raw`\bliability of (?:certain )?(?:of our )?officers\b|`,
        String.raw`\bprovide\b.{0,30}\bannual election of (?:all )?(?:of )?(?:our |the )?directors\b|`,
        String.raw`\bchange\b.{0,30}\b(?:company|corporate|corporation)(?:['’]s)? name\b|`,
        String.raw`\bchange (?:of|in|to) (?:the |our )?(?:company|corporate|corporation)?(?:['’]s)? ?name\b|`,
        String.raw`\bname change\b|\bspecial meetings? of (?:share|stock)(?:holder|owner)s\b|`,
        String.raw`\bcall(?:ing)? (?:of )?(?:a )?special (?:(?:share|stock)(?:holder|owner)s?['’]? )?meetings?\b|`,
        String.raw`\bsupermajority\b|\breincorporat|\bredomesticat|\bconversion of the company from\b|`,
        String.raw`\bforum\b`,
      ].join(''),
      'i',
    ),
    'charter_or_bylaw',
  ],
  [
    new RegExp(
      String.raw`\b(?:set|fix|establish|determin|increas|decreas|approv)\w*\b.{0,30}\b(?:number|size) of ` +
        String.raw`(?:the |our )?(?:\w+ )?(?:directors|board)\b`,
      'i',
    ),
    'other_management',
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:omnibus|equity|stock|share|incentive|performance|award|option|long[- ]term|`,
        String.raw`directors?)\b.{0,60}\b(?:plans?|programs?|compensation plan)\b|\bequity incentive\b|`,
        String.raw`\bshares\b.{0,40}\bunder the (?:\d{4} )?plan\b|\boption (?:exchange|repricing)\b|`,
        String.raw`\b(?:stock option|restricted stock(?: unit)?|performance(?: stock(?: option)?)?|equity) `,
        String.raw`(?:award|grant)|`,
        String.raw`\bLTIP\b|\bmaterial terms of the performance\b`,
      ].join(''),
      'i',
    ),
    'equity_plan',
  ],
  [
    new RegExp(
      [
        String.raw`\bsay[- ]on[- ]pay\b|\b(?:advisory|non-?binding|consultative)\b.*\b(?:compensation|`,
        String.raw`remuneration|pay)\b|\b(?:compensation|remuneration|pay)\b.*\b(?:advisory|`,
        String.raw`non-?binding|consultative)\b|\b(?:approv\w*|`,
        String.raw`vote)\b.*\b(?:executive(?: officer)?s?'?|named executives?|NEOs?'?|`,
        String.raw`officers?'?)\s(?:\w+\s){0,2}?(?:compensation|pay|remuneration)\b|`,
        String.raw`\b(?:executive(?: officer)?|named executive officers?'?|NEO)\s(?:compensation|pay|`,
        String.raw`remuneration)\b|\bcompensation of (?:our |the |`,
        String.raw`its )?(?:\w+'s )?(?:named )?(?:executive|NEO)|\b(?:remuneration|`,
        String.raw`compensation) (?:report|policy)\b|\breport on directors?'? remuneration`,
      ].join(''),
      'i',
    ),
    'say_on_pay',
  ],
  [
    new RegExp(
      [
        String.raw`\bmergers?\b|\bacquisition\b|\bbusiness combination\b|\bsale of (?:all|`,
        String.raw`substantially)|\bspin-?off\b|\bplan of arrangement\b|\btransaction agreement\b|`,
        String.raw`\bliquidation\b|\bdissolution\b|\basset purchase\b|\bscheme of arrangement\b`,
      ].join(''),
      'i',
    ),
    'transaction',
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:stock|share) issuances?\b|`,
        String.raw`\b(?:allot|issu\w*|repurchas\w*|buy ?back|pre-?emption|preemptive)\b.*\b(?:shares?|`,
        String.raw`stock|securities|rights)\b|\bauthori[sz]ed (?:shares?|capital|share capital|`,
        String.raw`common stock)\b|\breverse (?:stock )?split\b|\bstock split\b|\bshare capital\b|`,
        String.raw`\ballot(?:ments?)?\b|\bmarket purchases?\b|\bshare (?:re-?)?purchases?\b|\bshare buy-?backs?\b|`,
        String.raw`\b(?:re-?)?purchases? (?:of )?(?:up to )?(?:its|our|their|the company['’]s) (?:own )?(?:\w+ )?`,
        String.raw`shares\b|`,
        String.raw`\b(?:capital reduction|reduction (?:of|in) (?:the )?(?:\w+ )?(?:capital|share premium))\b|`,
        String.raw`\bdistributable reserves\b|`,
        String.raw`\btreasury shares?\b|\bprice range\b|\bpre-?emption\b|\bpreemptive\b`,
      ].join(''),
      'i',
    ),
    'share_capital',
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:re-?)?appoint(?:ment of)?\b (?:\w+ ){0,5}?directors?\b|\bdirectors?\b.{0,40}\belect|`,
        String.raw`\belect\w*\b.{0,80}\b(?:directors?|nominees?|trustees?|board)\b|\bre-?elect|`,
        String.raw`\bnominees? for director|^(?:the |our )?(?:board|director) nominees$|`,
        String.raw`\b(?:director|trustee) (?:(?:re-?)?(?:election|appointment)|nominees?)\b|`,
        String.raw`\belections? (?:of|to)\b`,
      ].join(''),
      'i',
    ),
    'director_election',
  ],
];

/** What kind of proposal a title of the company's own names; undefined for one that fits none. */
export function kindOfTitle(title: string): Kind | undefined {
  return KIND_PATTERNS.find(([pattern]) => pattern.test(title))?.[1];
}

const TOPIC_PATTERNS: readonly Pattern<Topic>[] = [
  [
    /\b(?:artificial intelligence|\bAI\b|machine learning|generative|facial recognition|algorithms?\b)/i,
    'artificial_intelligence',
  ],
  [
    new RegExp(
      [
        String.raw`\bchair(?:man|woman|person)? of (?:the|our) board$|`,
        String.raw`\bindependent (?:board )?chair|\bchair\w*\b.*\b(?:independen|separat)|`,
        String.raw`\bseparat\w*\b.*\b(?:chair|CEO|roles?)\b|\bseparate the roles?\b|`,
        String.raw`\bchair\w* (?:and|&) (?:the )?(?:CEO|chief executive(?: officer)?) (?:roles?|positions?|offices?)\b`,
      ].join(''),
      'i',
    ),
    'independent_chair',
  ],
  [/\bwritten consent\b/i, 'written_consent'],
  [
    /\bspecial (?:share|stock)?(?:holder|owner)?s?'? ?meetings?\b|\bcall(?:ing)? (?:a |for a )?special\b/i,
    'special_meeting',
  ],
  [/\bproxy access\b/i, 'proxy_access'],
  [
    new RegExp(
      String.raw`\bsimple majority\b|\bsuper-?majority\b|\bvot(?:e|ing) thresholds?\b|` +
        String.raw`\bmajority vote\b(?:(?!.*(?:director|election))|.*\bremov)`,
      'i',
    ),
    'simple_majority',
  ],
  [
    new RegExp(
      [
        String.raw`\bclaw-?back|\bseverance\b|\btermination (?:pay|packages?)\b|\bgolden parachutes?\b|`,
        String.raw`\brecoup|\bexecutive stock retention\b|\baccelerated vesting\b`,
      ].join(''),
      'i',
    ),
    'clawback_or_severance',
  ],
  [
    new RegExp(
      [
        String.raw`\bpolitical\b|\blobby|\belectioneering\b|\bcontributions?\b.*\bcongruen|`,
        String.raw`\bcharitable (?:(?:and|or) \w+ )?(?:giving|gifts?|contributions?|donations?|support|`,
        String.raw`partnerships?|spending)\b`,
      ].join(''),
      'i',
    ),
    'political_spending_or_lobbying',
  ],
  [
    new RegExp(
      [
        String.raw`\bclimate\b|\bemissions?\b|\bgreenhouse\b|\bGHG\b|\bnet[- ]zero\b|\bfossil\b|`,
        String.raw`\bcarbon\b|\bParis\b|\bscope 3\b|\bclean energy\b|\bdecarboni[sz]|\bgreen(?:wash|`,
        String.raw` financ)|\b(?:just|energy) transition\b|\bmethane\b|\bdeforestation\b|`,
        String.raw`\bstranded[- ]assets?\b|\benvironmental justice\b|\benergy (?:supply )?financing\b`,
      ].join(''),
      'i',
    ),
    'climate',
  ],
  [
    new RegExp(
      [
        String.raw`\bdiversity\b|\bpay equity\b|\bpay gaps?\b|\bgender\b|\bracial\b|\brace\b|`,
        String.raw`\bequal opportunity\b|\bEEO\b|\bcivil rights\b|\bnon-?discriminat|\bdiscriminat|`,
        String.raw`\bDEI\b|\binclusion\b|\bharassment\b|\bprotected classes\b`,
      ].join(''),
      'i',
    ),
    'diversity_or_pay_equity',
  ],
  [
    new RegExp(
      [
        String.raw`\bhuman rights\b|\bindigenous\b|\bforced labou?r\b|\bchild labou?r\b|`,
        String.raw`\bworkers?'? rights\b|\bfreedom of association\b|\bcollective bargaining\b|`,
        String.raw`\bconflict[- ]affected\b|\blabou?r rights\b|\bwarehouse working conditions\b|`,
        String.raw`\bchild safety\b|\bcivil liberties\b|\bcustomer due diligence\b|\bmisuse of (?:\w+ )?products\b|`,
        String.raw`^(?!.*\b(?:water|plastics?|packaging|animals?|antimicrobials?|antibiotics?|pesticides?|`,
        String.raw`chemicals?|agricultur\w+|deforestation|forests?|biodiversity|emissions?)\b).*\bsupply chains?\b`,
      ].join(''),
      'i',
    ),
    'human_rights',
  ],
];

export function topicOfTitle(title: string): Topic {
  return TOPIC_PATTERNS.find(([pattern]) => pattern.test(title))?.[1] ?? 'other';
}
