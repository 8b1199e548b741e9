import { WRITTEN_LOWER_TITLES } from '@/lib/format/words/name-words';
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
  ...WRITTEN_LOWER_TITLES,
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
