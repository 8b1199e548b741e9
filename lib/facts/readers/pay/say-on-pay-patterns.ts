import { alternatives, oneOf, type Alternatives } from '@/lib/format/patterns';
import { smallCount } from '@/lib/format/words/number-words';

export const VOTE_WORDS: Alternatives = [
  [/say[- ]on[- ](?:pay)?/, 'say on '],
  [/advisory (?:\(non-binding\) )?(?:vote|resolution|proposal|approval|basis)/, 'advisory vote'],
  'executive compensation',
  [
    /compensation of (?:our|the|its) (?:named executive officers|neos|executives)/,
    'compensation of our named executive officers',
  ],
  [/named executive officers?['’]? compensation/, 'named executive officer compensation'],
  'neo compensation',
  'pay program',
  'compensation program',
];

export const NOT_THE_VOTE_WORDS: Alternatives = [
  'target',
  'payout',
  'salary',
  'metric',
  'revenue',
  'growth',
  'tsr',
  'percentile',
  [/weight\w*/, 'weights'],
  'performance period',
  'at risk',
  'at-risk',
  'variable',
  'outstanding shares',
  'contacted',
  [/engage\w* with/, 'engagements with'],
  'reached out',
  'outreach',
  'spoke',
  [/represent\w* (?:approximately )?\d/, 'represented 2'],
  'owning',
  'ownership of',
  'holding',
  'peer',
  [/increase[ds]?/, 'increase'],
  [/decrease[ds]?/, 'decrease'],
];

export const AVERAGE_OF_YEARS_AVERAGE: Alternatives = [
  'average',
  'past',
  'last',
  [/over the (?:past|last)/, 'over the past'],
];

export const AVERAGE_OF_YEARS_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(AVERAGE_OF_YEARS_AVERAGE)}` +
        String.raw` (?:\w+ )?(?:${smallCount(3, 5)}|ten|several|\d+) (?:years|meetings)`,
    ),
    'average three years',
  ],
  [/since 20\d\d/, 'since 2022'],
  'average',
];

export const MEETING_OF_VOTE_WORDS: Alternatives = [
  [/\b20\d\d (?:annual )?(?:general )?(?:meeting|say|proxy|vote)/, '2022 meeting'],
  [/last (?:year|annual)/, 'last year'],
  'most recent',
  'previous',
  'annual meeting',
];

export const FREQUENCIES_AFTER: Alternatives = [
  [/annual(?:ly)?/, 'annual'],
  [/every (?:one |1 )?year/, 'every year'],
  'each year',
  [/once (?:a|every) year/, 'once a year'],
  [/every (?:two|three|2|3) years/, 'every two years'],
  [/(?:bi|tri)ennial(?:ly)?/, 'biennial'],
];

export const FREQUENCIES_BEFORE: Alternatives = [
  [/annual(?:ly)?/, 'annual'],
  [/every (?:two|three|2|3) years/, 'every two years'],
  'every year',
  [/(?:bi|tri)ennial/, 'biennial'],
];

export const VOTES_ON_PAY: Alternatives = [
  [/say[- ]on[- ]pay/, 'say on pay'],
  [/advisory vote[^.;]{0,30}?(?:executive )?compensation/, 'advisory votecompensation'],
];

export const FREQUENCY_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`(?:say[- ]on[- ]pay|advisory vote)[^.;]{0,160}?\b(?<often>${alternatives(FREQUENCIES_AFTER)}` +
        String.raw`)\b`,
    ),
    'say on pay annual',
  ],
  [
    new RegExp(String.raw`\b(?<oftenFirst>${alternatives(FREQUENCIES_BEFORE)})\b[^.;]{0,60}?${oneOf(VOTES_ON_PAY)}`),
    'annual say on pay',
  ],
];

export const AVERAGE_OF_YEARS = new RegExp(alternatives(AVERAGE_OF_YEARS_WORDS), 'i');

export const MEETING_OF_VOTE = new RegExp(alternatives(MEETING_OF_VOTE_WORDS), 'i');

export const OTHER_COMPANIES: Alternatives = [
  'S&P',
  'Russell',
  'Fortune',
  [/peers?/, 'peer'],
  'peer group',
  'industry',
  'market',
  'other companies',
  'all companies',
];

export const OTHER_VALUE_WORDS: Alternatives = [
  [/\b(?:less than|below|under|threshold (?:of|is)|minimum (?:of|is))(?:\s(?:approximately)?\s?)?$/, 'less than'],
  [/\b(?:between|rang(?:ed|es|ing)(?: from| between)?)\b[^.;%]{0,25}$/, 'between'],
  [/\b(?:between|rang(?:ed|es|ing)(?: from| between)?)\b[^.;%]{0,25}%[^.;%]{0,12}$/, 'between 80% and'],
  [new RegExp(String.raw`\b${oneOf(OTHER_COMPANIES)}\b[^.;%]{0,50}$`), 'S&P'],
];

export const SUPPORT_CHANGE_WORDS: Alternatives = [
  [/improve\w*/, 'improved'],
  [/increas\w+/, 'increased'],
  'rise',
  'rose',
  [/gain\w*/, 'gained'],
  'growth',
  'grew',
  [/declin\w+/, 'declined'],
  [/decreas\w+/, 'decreased'],
  [/drop\w*/, 'dropped'],
  'fell',
];

export const VOTE_IS_HELD_WORDS: Alternatives = [
  'hold',
  'held',
  'conduct',
  'frequency',
  'seek',
  'provide',
  'submit',
  'determined',
  'expected',
  'will be',
  'vote in favor',
];

/** What is printed before a percentage that is rounded or a bound. */
export const ABOUT_A_SHARE: Alternatives = [
  'approximately',
  'more than',
  'over',
  'nearly',
  'almost',
  'about',
  'at least',
  'in excess of',
  'above',
  'greater than',
];
