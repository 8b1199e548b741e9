import { plainWords, type Alternatives } from '../../format/patterns.ts';

export const ATTRIBUTE_WORDS: Alternatives = [
  'alt',
  'title',
  'aria-label',
  'aria-description',
  'content',
  'value',
  'placeholder',
  'summary',
  [/data-[\w-]{1,40}/, 'data-board'],
];

export const UNSHOWN_TAGS = plainWords('title, template, noscript, script, textarea, option');

export const STATEMENT_WORDS: Alternatives = [
  'ratio',
  'median',
  'auditor',
  'fees',
  [/votes? cast/, 'vote cast'],
  [/say[- ]on[- ]pay/, 'say on pay'],
  'independent',
  [/claw ?back/, 'clawback'],
  [/hedg\w+/, 'hedging'],
  [/pledg\w+/, 'pledging'],
  [/nominees?/, 'nominee'],
  'record date',
  'annual meeting',
  'compensation',
];
