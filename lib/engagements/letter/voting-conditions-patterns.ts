import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

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

export const BETWEEN_SUPPORT_AND_BALLOT = plainWords(`
  the, your, his, her, their, its, any, all, each, every, this, that, these, both, incumbent, current, existing,
  company, company's, board's, management's, annual, next, upcoming, proposed, advisory, nominating, governance,
  audit, compensation, remuneration, lead, independent, executive, pay,
`);

export const SUPPORTS: Alternatives = [
  [/support(?:ing|s)?/, 'support'],
  [/back(?:ing)?/, 'back'],
  [/endors\w+/, 'endorse'],
  [/oppos(?:e|ing|ition to)/, 'oppose'],
  [/reject(?:ing)?/, 'reject'],
];

export const PURPOSE_VERBS: Alternatives = [
  [/\bearn/, 'earn'],
  'retain',
  'keep',
  'secure',
  'win',
  'regain',
  'merit',
  'deserve',
  'maintain',
  'avoid',
  'want',
  'wish',
  'hope',
  [/expect\b/, 'expect'],
];
