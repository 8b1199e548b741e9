import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const COMMITTEES_ON_BALLOT = plainWords(
  'incumbent, audit, compensation, nominating, governance, remuneration, pay',
);

export const BALLOT_WORDS: Alternatives = [
  [/re-?elections?/, 'reelection'],
  [/elections?/, 'election'],
  [/directors?/, 'director'],
  [/nominees?/, 'nominee'],
  [/candidates?/, 'candidate'],
  [/chair(?:man|woman|person)?(?: of [^.,;]*)?/, 'chair'],
  [/say[- ]on[- ]pay/, 'say on pay'],
  [/proposals?/, 'proposal'],
  [/resolutions?/, 'resolution'],
  'ballot',
  [/slates?/, 'slate'],
  [/items?(?: \d+)?/, 'item'],
  [/board(?: members| nominees)?/, 'board'],
  [
    new RegExp(String.raw`${oneOf(COMMITTEES_ON_BALLOT)}(?: and \w+)? committee(?: (?:chair\w*|members?))?`),
    'incumbent committee',
  ],
  'management',
  [/auditors?/, 'auditor'],
  'ratification',
  [/(?:equity|incentive|stock|share|bonus|option|omnibus)(?: \w+)? plans?/, 'equity plan'],
  [/pay (?:plan|report|package|proposal)/, 'pay plan'],
  [/compensation (?:plan|report|proposal|package)/, 'compensation plan'],
  [/remuneration (?:report|policy)/, 'remuneration report'],
  [/mr\.?/, 'mr'],
  [/ms\.?/, 'ms'],
  [/mrs\.?/, 'mrs'],
  [/dr\.?/, 'dr'],
  [/(?:any|all|some) of (?:them|you|the)/, 'any of them'],
  'you',
  [/your (?:ceo|chief executive)/, 'your ceo'],
  'him',
  'her',
  'them',
];

export const WHOSE_SUPPORT: Alternatives = [
  'our',
  'continued',
  'future',
  'ongoing',
  'further',
  'shareholder',
  'my',
  "fund's",
  [/clients'?/, 'clients'],
];

export const KINDS_OF_SUPPORT: Alternatives = [
  'continued ',
  'continuing ',
  'future ',
  'ongoing ',
  'further ',
  'voting ',
];

export const SUPPORT_NAMES: Alternatives = [
  'support',
  'backing',
  [/votes?/, 'vote'],
  [/voting (?:decisions?|intentions?)/, 'voting decision'],
  'confidence vote',
  'opposition',
  'endorsement',
];

export const ANNOUNCED_SUBJECTS: Alternatives = ['support', [/votes?/, 'vote'], 'opposition'];

export const ANNOUNCED_VERBS = plainWords('will, would, may, might, could, can, cannot, is, are');

export const BEFORE_ANNOUNCED_FATE: Alternatives = ['then ', 'only ', 'not ', 'also ', 'be '];

export const ANNOUNCED_FATES: Alternatives = [
  'be',
  [/depend\w*/, 'depends'],
  'hinge',
  'withdrawn',
  'given',
  'withheld',
  'contingent',
  'conditional',
  'cast',
  'forthcoming',
  'available',
];

export const WE_WORDS: Alternatives = [
  'we',
  'our',
  'ours',
  'i',
  'my',
  [/us to (?:vote|support|back|endorse|withhold|oppose)/, 'us to vote'],
  [/us (?:with )?no (?:choice|option|alternative)/, 'us no choice'],
  'the fund',
  [/our (?:fund|clients?|beneficiaries|organi[sz]ation)/, 'our fund'],
];

export const SUPPORT_SUBJECTS: Alternatives = [[/votes?/, 'vote'], 'support', 'opposition', 'backing'];

export const FATES_OF_SUPPORT = plainWords('be, not be, depend, hinge, turn, continue, follow, go');

export const US_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(WE_WORDS)}\b`), 'we'],
  [
    new RegExp(
      String.raw`\b${oneOf(SUPPORT_SUBJECTS)}\b[^.?!]{0,40}\b(?:will|would|may|could|can) ` +
        String.raw`${oneOf(FATES_OF_SUPPORT)}\b`,
    ),
    'vote will be',
  ],
  [/\bexpect (?:opposition|a vote|votes?)\b/, 'expect opposition'],
];

export const CONDITION_WORDS: Alternatives = [
  'unless',
  [/provided(?: that)?/, 'provided'],
  [/providing(?: that)?/, 'providing'],
  'as long as',
  'so long as',
  [/on (?:the )?condition(?: that)?/, 'on condition'],
  [/conditional(?:ly)?(?: up)?on/, 'conditionalon'],
  [/conditioned (?:up)?on/, 'conditioned on'],
  'as a condition',
  [/a (?:pre)?condition (?:of|for|to)/, 'a condition of'],
  [/condition(?:ing)? our/, 'condition our'],
  [/contingent (?:up)?on/, 'contingent on'],
  [/depend(?:s|ent|ing)? (?:up|heavily |largely |entirely |directly |also |in part |partly )?(?:up)?on/, 'depend on'],
  [/hinges? on/, 'hinge on'],
  [/turns? on/, 'turn on'],
  [/rests? on/, 'rest on'],
  'tied to',
  'linked to',
  [/in (?:return|exchange) for/, 'in return for'],
  'until',
  'absent',
  [/failing(?: that| which| this)?/, 'failing'],
  'otherwise',
  'or else',
  [/only (?:if|when|once|after|where)/, 'only if'],
  'except if',
  'barring',
  'in the absence of',
  'subject to',
  [/should (?:you|the (?:board|company|committee)|this|these|it|no|there|such)/, 'should you'],
  [/were [^,.;]{1,60}? to\b/, 'were the company to'],
  [
    /(?:support|votes?)\b[^.,;]{0,30}\b(?:taken for granted|in (?:doubt|question|jeopardy)|at risk)/,
    'support taken for granted',
  ],
  [/without (?!prejudice|exception|hesitation|question|further ado|reservation)/, 'without '],
];

export const INDIRECT_QUESTION_WORDS = plainWords(`
  know, tell us, explain, understand, ask, asking, learn, hear, confirm, indicate, clarify, wonder, share, say,
  see, discuss, consider, decide, assess, describe,
`);

export const OTHER_VOTERS: Alternatives = [
  [/(?:share|stock)?holders/, 'holders'],
  'investors',
  'brokers',
  'proxies',
  'owners',
  'members',
  'directors',
];

export const VOTING_VERBS: Alternatives = [
  [/vot(?:e|es|ed|ing)/, 'vote'],
  [/withh(?:e|o)ld/, 'withheld'],
  'support',
  'oppose',
];

export const VOTE_NOUN_WORDS = plainWords(`
  a, the, this, that, any, an, to, shareholder, stockholder, advisory, binding, say-on-pay, annual, majority,
  yearly, future,
`);

export const GAIN_SUPPORT_VERBS = plainWords('secure, earn, win, keep, retain, regain, merit, deserve');

export const SUPPORTING_FORMS: Alternatives = [
  'supporting',
  'backing',
  'endorsing',
  [/voting (?:for|in fav\w+)/, 'voting for'],
];

export const WISH_VERBS = plainWords(`
  want, wants, wish, wishes, would like, hope, hopes, expect, expects, value, values, is to, are to,
`);

export const PURPOSE_WORDS: Alternatives = [
  [/so that we (?:can|may|could|might|are able to)/, 'so that we can'],
  [/in order (?:for us )?to/, 'in order to'],
  [/(?:to|would|will|could|can|might) (?:enable|allow|permit|help|get) us to/, 'to enable us to'],
  [
    new RegExp(
      String.raw`(?:would|will|could|can|may) ${oneOf(GAIN_SUPPORT_VERBS)}` +
        String.raw` our (?:vote|support|confidence|backing)`,
    ),
    'would secure our vote',
  ],
  [
    new RegExp(String.raw`before (?:we (?:feel|are) (?:able|comfortable) (?:to|in) )?${oneOf(SUPPORTING_FORMS)}`),
    'before supporting',
  ],
  [/to (?:earn|retain|keep|secure|win|regain|maintain|merit|deserve|receive|avoid|prevent|obtain)/, 'to earn'],
  [/before we (?:can|could|would|will|are able to)/, 'before we can'],
  [/for us to (?:be able to )?/, 'for us to '],
  [new RegExp(String.raw`if (?:you|the board|the company) ${oneOf(WISH_VERBS)}`), 'if you want'],
  [/requires? (?:you|the (?:board|company))/, 'require you'],
];

export const INFLUENCE_VERBS = plainWords(`
  inform, affect, influence, determine, weigh on, guide, bear on, factor into, feed into, have consequences for,
`);

export const CONSEQUENCE_WORDS: Alternatives = [
  'will be reflected in',
  [new RegExp(String.raw`will ${oneOf(INFLUENCE_VERBS)}`), 'will inform'],
  [/would (?:affect|influence|determine|lead|cause|leave|compel|force|oblige)/, 'would affect'],
  [/leaves? us (?:with )?no (?:choice|option|alternative)/, 'leave us no choice'],
  [/will (?:lead|cause|compel|force|oblige) us/, 'will lead us'],
  'result in',
  [
    /take (?:this|it|that|your (?:response|answer|reply|decision)) into account (?:when|in|as)/,
    'take this into account when',
  ],
  [/decide (?:how|whether) (?:we|to) (?:will )?vot\w*/, 'decide how we vote'],
];

export const CHANGE_WORDS: Alternatives = [
  'you',
  'your',
  'yours',
  [/the (?:board|company|committee|management|issuer|directors?|chair\w*)/, 'the board'],
  [/chang\w*/, 'change'],
  [/commit\w*/, 'committee'],
  [/adopt\w*/, 'adopted'],
  [/remov\w*/, 'removed'],
  [/declassif\w*/, 'declassifies'],
  [/appoint\w*/, 'appointment'],
  [/refresh\w*/, 'refreshed'],
  [/amend\w*/, 'amended'],
  [/redeem\w*/, 'redeemed'],
  [/improv\w*/, 'improved'],
  'progress',
  [/respon[ds]\w*/, 'response'],
  'inaction',
  [/actions?/, 'action'],
  [/reform\w*/, 'reform'],
  [/address\w*/, 'addresses'],
  [/resol(?:ve|ved|ution of)/, 'resolve'],
  [/reduc\w*/, 'reduce'],
  [/increas\w*/, 'increase'],
  [/separat\w*/, 'separate'],
  [/steps?/, 'step'],
  [/eliminat\w*/, 'eliminated'],
  [/disclos\w*/, 'disclosure'],
  [/agree\w*/, 'agreement'],
  'this',
  'that',
  'these',
  'it',
  [/concerns?/, 'concern'],
  'stronger',
  'cap',
  [/polic(?:y|ies)/, 'policy'],
  [/provisions?/, 'provision'],
];

export const MEETING_SUBJECTS: Alternatives = [
  'record date',
  'meeting',
  'annual meeting',
  'agenda',
  [/proxy (?:card|statement)/, 'proxy card'],
  'ballot',
  'tender',
  [/results?/, 'result'],
];

export const AFTER_MEETING_SUBJECT: Alternatives = [
  [/ (?:is|are|has|have|opens?|closes?|takes|arrives?|becomes?)/, ' is'],
  [/ on\b/, ' on'],
  [/$/, ''],
];

export const HARMLESS_WORDS: Alternatives = [
  'that ',
  [/it (?:would|is|helps|suits)/, 'it would'],
  [/that (?:helps|suits)/, 'that helps'],
  [/you (?:have (?:any|further)|would like|wish to|want to|need|prefer|are (?:free|available))/, 'you have any'],
  'time',
  [/schedules?/, 'schedule'],
  'possible',
  'necessary',
  'needed',
  'appropriate',
  'required',
  'any questions',
  'convenient',
  'requested',
  'eligible',
  'we ',
  'our ',
  [new RegExp(String.raw`the ${oneOf(MEETING_SUBJECTS)}${oneOf(AFTER_MEETING_SUBJECT)}`), 'the record date is'],
  'further',
  [/now\b/, 'now'],
  [/then\b/, 'then'],
  [/\d/, '2'],
];

export const DENYING_VERBS: Alternatives = [
  [/(?:is|are|was|were|be|does|do|did|will|would|should) ?(?:not|n't|never|in no way)/, 'isnot'],
  "isn't",
  "aren't",
  "doesn't",
  "don't",
  "won't",
  'never',
  'no',
  'neither',
  'nothing',
  'without',
];

export const CONDITION_TERMS: Alternatives = [
  [/condition\w*/, 'conditions'],
  'contingent',
  [/depend\w*/, 'depends'],
  'tied',
  'linked',
  [/hinge\w*/, 'hinge'],
  [/in (?:return|exchange) for/, 'in return for'],
  'subject to',
  'quid pro quo',
  'influence',
  'affect',
  'bear on',
  'determine',
];

export const DENIED_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(DENYING_VERBS)}\b[^.;:!?]{0,60}\b${oneOf(CONDITION_TERMS)}\b`), 'isnot conditions'],
  [/\b(?:irrespective|regardless|independent(?:ly)?) of\b/, 'irrespective of'],
  [/\bwhether or not\b/, 'whether or not'],
  [/\bin any (?:case|event)\b/, 'in any case'],
];

export const BEFORE_DONE: Alternatives = ['have ', 'had ', 'also ', 'therefore ', 'already ', 'again '];

export const PAST_VOTES = plainWords('voted, supported, opposed, withheld, abstained, backed');

export const WILL_WORDS: Alternatives = [
  'will',
  'would',
  'shall',
  'may',
  'might',
  'could',
  'can',
  'cannot',
  "can't",
  "won't",
  "wouldn't",
  [/intend\w*/, 'intends'],
  [/plan(?:ning)? to/, 'plan to'],
  [/expect\w*/, 'expected'],
  'prepared to',
  'minded to',
  'inclined to',
  'likely to',
  'ready to',
  'going to',
  'propose to',
  [/consider\w*/, 'considered'],
  'reconsider',
  'unable',
  'able',
  'not in a position',
  'expect',
  [/depend\w*/, 'depends'],
  'must',
  'should',
  'hesitate',
  'continue to',
  'have to',
  'need to',
  'struggle to',
  [/find it (?:hard|difficult)/, 'find it hard'],
  [/are? (?:open|willing)/, 'ar open'],
  'happy to',
];

export const POLICY_WORDS: Alternatives = [
  [/our (?:\w+ )?(?:voting )?(?:guidelines?|polic(?:y|ies)|principles?)/, 'our guideline'],
  'under our',
  'in line with our',
  [/we (?:generally|usually|typically|normally|ordinarily)/, 'we generally'],
];

export const ASKS_THEM_WORDS = plainWords(`
  could, would, can, will, may, might, do, does, did, how, what, why, which, who, when, where, has, have, is, are,
  should,
`);

export const OTHERWISE_WORDS: Alternatives = [
  'otherwise',
  'if not',
  [/failing (?:that|this|which)/, 'failing that'],
  'or else',
  'in that case',
  'in this case',
  [/should (?:this|that|it|you|the board)(?: not| fail| decline)?/, 'should this'],
  [/if (?:this|that|it|you|the board|so|nothing)/, 'if this'],
  [/absent (?:this|that|such)/, 'absent this'],
  [/without (?:this|that|such|it)/, 'without this'],
  'only then',
  'until then',
  'then',
  'in return',
  'in exchange',
  [/that would (?:allow|enable)/, 'that would allow'],
  [/this would (?:allow|enable)/, 'this would allow'],
  'doing so would',
  'a failure to',
  'failure to',
];

export const OTHER_SUBJECT_WORDS: Alternatives = [
  [/shareholders?/, 'shareholder'],
  [/stockholders?/, 'stockholder'],
  [/investors?/, 'investor'],
  'record date',
  'law',
  [/rules?/, 'rule'],
  'the quorum',
  'quorum',
  'proxies',
  [/clients?/, 'client'],
];

export const OTHER_SUBJECT = new RegExp(
  String.raw`^\s*(?:that )?(?:a majority of |other |enough |more |the )?${oneOf(OTHER_SUBJECT_WORDS)}\b`,
  'i',
);
