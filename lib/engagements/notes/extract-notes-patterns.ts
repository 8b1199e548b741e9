import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const ACTING_PARTIES: Alternatives = [
  'we',
  'they',
  'company',
  'board',
  'committee',
  'chair',
  'ceo',
  [/[A-Z]\w+(?: [A-Z]\w+)?/, 'Aing'],
];

export const ACTION_VERBS: Alternatives = [
  'will',
  'agreed to',
  'undertook to',
  'promised to',
  'is to',
  'are to',
  [
    /to (?:send|share|provide|revert|follow|review|confirm|circulate|report|publish|arrange|schedule|prepare)/,
    'to send',
  ],
];

export const ACTION_WORDS: Alternatives = [
  [new RegExp(String.raw`${oneOf(ACTING_PARTIES)}\s+${oneOf(ACTION_VERBS)}`), 'we will'],
  [/(?:send|share|provide|circulate|schedule|arrange|follow up|revert|confirm)\b.*\bby\b/, 'send by'],
];

export const WEIGHS_WORDS: Alternatives = [
  [/acknowledg\w*/, 'acknowledged'],
  [/confirm\w*/, 'confirmed'],
  [/explain\w*/, 'explained'],
  [/declin\w*/, 'decline'],
  [/refus\w*/, 'refused'],
  [/concern\w*/, 'concerns'],
  [/review\w*/, 'reviews'],
  [/consider\w*/, 'considered'],
  'because',
  'target',
  [/disclos\w*/, 'disclosure'],
  [/independen\w*/, 'independent'],
  'pay',
  'chair',
  [/director\w*/, 'directors'],
  'auditor',
  'vote',
  [/shareholder\w*/, 'shareholders'],
  'next year',
  'proxy',
  'policy',
];

export const COMMITMENT_WORDS: Alternatives = [
  [/commit\w*/, 'committed'],
  [/agree\w*/, 'agreed'],
  'will',
  [/plan(?:s|ned)? to/, 'plans to'],
  [/undert\w+/, 'undertook'],
  [/promise\w*/, 'promised'],
  [/decid\w*/, 'decided'],
  [/approv\w*/, 'approved'],
  [/announc\w*/, 'announced'],
  [/intend\w*/, 'intends'],
];
