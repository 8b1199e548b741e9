import type { Alternatives } from '@/lib/format/patterns';

export const AT_MOST_WAYS: Alternatives = [
  [/\b(?:no|not) (?:more|greater|higher|longer|larger|older) than\b/, 'no more than'],
  [/\b(?:does|do|did) ?(?:not|n't) exceed\b/, 'doesnot exceed'],
  [/\bnot exceed(?:ing)?\b/, 'not exceed'],
  [/\bnot (?:above|over)\b/, 'not above'],
  [/\bat most\b/, 'at most'],
  [/\bup to\b/, 'up to'],
  [/<=/, '<='],
  [/=</, '=<'],
  [/≤/, '≤'],
  [/\b(?:less than or equal to|equal to or less than)\b/, 'less than or equal to'],
  [/\bor (?:less|fewer|below|lower|under)\b/, 'or less'],
];

export const AT_LEAST_WAYS: Alternatives = [
  [/\b(?:no|not) (?:less|fewer|lower|shorter|younger) than\b/, 'no less than'],
  [/\bnot (?:below|under)\b/, 'not below'],
  [/\bat least\b/, 'at least'],
  [/>=/, '>='],
  [/=>/, '=>'],
  [/≥/, '≥'],
  [/\b(?:greater|more) than or equal to\b/, 'greater than or equal to'],
  [/\bequal to or (?:greater|more) than\b/, 'equal to or greater than'],
  [/\bor (?:more|above|higher|greater|over|longer|older)\b/, 'or more'],
  [/\band above\b/, 'and above'],
  [/\b(?:reach(?:es|ed)?|meets?)\b/, 'reach'],
];

export const MORE_THAN_WAYS: Alternatives = [
  [/\bexceed(?:s|ed|ing)?\b/, 'exceed'],
  [/\bin excess of\b/, 'in excess of'],
  [/\b(?:more|greater|higher|longer|larger|older) than\b/, 'more than'],
  [/\babove\b/, 'above'],
  [/\bover\b/, 'over'],
  [/\bbeyond\b/, 'beyond'],
  [/\bsurpass(?:es|ed)?\b/, 'surpass'],
  [/\btops\b/, 'tops'],
  [/>/, '>'],
];

export const LESS_THAN_WAYS: Alternatives = [
  [/\b(?:less|fewer|lower|shorter|younger|smaller) than\b/, 'less than'],
  [/\bbelow\b/, 'below'],
  [/\bunder\b/, 'under'],
  [/\b(?:falls?|fell|fallen) short of\b/, 'fall short of'],
  [/\bbeneath\b/, 'beneath'],
  [/</, '<'],
];

export const REQUIREMENT_WORDS: Alternatives = [
  'should',
  'must',
  'shall',
  [/needs? to/, 'need to'],
  'ought to',
  [/ha(?:s|ve) to/, 'has to'],
  [/(?:is|are) (?:required|expected) to/, 'is required to'],
  [/required?s?/, 'require'],
  'we expect',
  'is expected',
  'policy is',
];

export const VERBS_WORDS: Alternatives = [
  [/falls?/, 'fall'],
  'fell',
  'fallen',
  [/drops?/, 'drop'],
  'dropped',
  [/dips?/, 'dip'],
  'goes',
  [/rises?/, 'rise'],
  'stands at',
  [/stays?/, 'stay'],
  [/remains?/, 'remain'],
  'kept',
  [/makes? up/, 'make up'],
  [/constitutes?/, 'constitute'],
  [/represents?/, 'represent'],
  [/comprises?/, 'comprise'],
  [/accounts? for/, 'account for'],
  'was',
  'than',
];
