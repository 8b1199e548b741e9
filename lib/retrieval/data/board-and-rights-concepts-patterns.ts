import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const BOARD_CHAIR_ASKED_WORDS: Alternatives = [
  'who',
  'name',
  'which',
  [/combined?/, 'combine'],
  'same',
  [/separat\w*/, 'separate'],
  'both',
  'split',
  'independent',
  'dual',
  'structure',
  [/one (person|individual)/, 'one person'],
  [/roles?/, 'role'],
];

export const DIRECTOR_INDEPENDENCE_ASKED_WORDS: Alternatives = [
  [/\b(non-?)?independen(t|ce)\b/, 'independent'],
  [/\boutsiders?\b/, 'outsider'],
  [/\bunaffiliated\b/, 'unaffiliated'],
  [/\b(no|without|free of) (\w+ )?(ties|relationships?|connections?|links)\b/, 'no ties'],
];

export const LARGEST_HOLDER_ASKED_WORDS: Alternatives = [
  'largest',
  'biggest',
  'principal',
  'top',
  'major',
  'most',
  'main',
  'leading',
  'number one',
  'five percent',
  [/5 ?(%|percent)/, '5%'],
  'significant',
];

export const OVERBOARDING_ASKED_WORDS: Alternatives = [
  [/limit\w*/, 'limits'],
  [/cap\w*/, 'capital'],
  [/max\w*/, 'maximum'],
  'at most',
  'how many',
  'number',
  'more than',
  [/restrict\w*/, 'restricted'],
  'allowed',
  'too many',
  [/polic\w*/, 'policy'],
  'serve',
  'sit',
];

export const CYBER_OVERSIGHT_ASKED_SECURITY: Alternatives = [
  'security',
  [/risks?/, 'risk'],
  'privacy',
  [/threats?/, 'threat'],
  'protection',
  [/systems? risks?/, 'system risk'],
];

export const CYBER_OVERSIGHT_ASKED_WORDS: Alternatives = [
  [/cyber\w*/, 'cybersecurity'],
  [/hack\w*/, 'hackers'],
  [/breach\w*/, 'breached'],
  [
    new RegExp(
      String.raw`(information|data|digital|it|computer|network|technology) (` +
        String.raw`${alternatives(CYBER_OVERSIGHT_ASKED_SECURITY)})`,
    ),
    'information security',
  ],
];

export const TAKEOVER_AND_SHAREHOLDER_RIGHTS_ASKED_WORDS: Alternatives = [
  'proxy access',
  [/special meetings?/, 'special meeting'],
  'written consent',
  'poison pill',
  'rights plan',
  'classified board',
  'staggered',
  'supermajority',
  [/majority vot\w*/, 'majority vote'],
  [/dual.class/, 'dual class'],
  [/declassif\w*/, 'declassifies'],
  'cumulative voting',
];

export const OWNERSHIP_GUIDELINES_ASKED_WORDS: Alternatives = [
  [/multiples?/, 'multiple'],
  'times',
  [/how (much|many)/, 'how much'],
  'relative',
  'level',
  'minimum',
  [/required?/, 'require'],
  'must',
  'have to',
  [/needs? to/, 'need to'],
  'guideline',
];

export const INCENTIVE_METRICS_ASKED_WORDS: Alternatives = [
  [/metrics?/, 'metric'],
  [/measures?/, 'measure'],
  [/goals?/, 'goal'],
  [/targets?/, 'target'],
  'based on',
  [/determin\w*/, 'determined'],
  [/weight\w*/, 'weighting'],
  'criteria',
  'payout',
];
