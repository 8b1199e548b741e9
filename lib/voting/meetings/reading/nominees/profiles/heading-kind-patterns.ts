import { type Alternatives } from '@/lib/format/patterns';

export const CONTINUING_WORDS: Alternatives = [
  [/directors? continuing/, 'director continuing'],
  [/continuing (?:class (?:[iv\d]+|[abc]) )?directors?/, 'continuing director'],
  [/(?:continuing|remaining) (?:in office|members)/, 'continuing in office'],
  [/directors? (?:whose terms?|with terms?)/, 'director whose term'],
  [/(?:to )?continu(?:e|ing) in office/, 'continue in office'],
  [/directors? not (?:standing|up) for/, 'director not standing for'],
  [/directors? (?:who|that) (?:will )?(?:remain|continue|stay)s?/, 'director who remains'],
  [/(?:directors? |nominees? )?(?:remain|stay)(?:s|ing)? (?:in office|on the board)/, 'remaining in office'],
  [/(?:directors? )?leaving (?:office|the board)/, 'director leaving office'],
  [/terms? (?:expir|end)(?:es?|ing|s)? (?:at|in)/, 'term expires at'],
];

export const SURELY_HEADS_WORDS: Alternatives = [
  [/continuing (?:class (?:[iv\d]+|[abc]) )?directors/, 'continuing directors'],
  [/(?:class (?:[iv\d]+|[abc]) )?directors continuing/, 'directors continuing'],
  [/(?:class (?:[iv\d]+|[abc]) )?directors (?:whose|with) terms?/, 'directors whose term'],
  'incumbent directors',
  [
    /nominees for (?:election (?:as|to)|(?:class (?:[iv\d]+|[abc]) )?directors?|a term|terms)/,
    'nominees for election as',
  ],
];
