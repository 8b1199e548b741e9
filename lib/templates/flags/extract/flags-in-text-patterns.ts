import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { SMALL_NUMBERS } from '@/lib/format/words/number-words';

export const SUBJECT_WORDS: Alternatives = [
  [/boards?/, 'board'],
  [/directors?/, 'director'],
  [/chair\w*/, 'chairs'],
  'ceo',
  'chief executive',
  [/executives?/, 'executive'],
  'pay',
  'compensation',
  'remuneration',
  'incentive',
  'severance',
  'bonus',
  [/awards?/, 'award'],
  [/auditors?/, 'auditor'],
  'audit',
  [/fees?/, 'fee'],
  [/votes?/, 'vote'],
  'voting',
  [/share(?:s|holders?)/, 'shares'],
  [/stock(?:holders?)?/, 'stock'],
  [/independen\w+/, 'independent'],
  [/divers\w+/, 'diverse'],
  'women',
  'gender',
  'tenure',
  [/overboard\w*/, 'overboarding'],
  [/attend\w*/, 'attendance'],
  'clawback',
  [/hedg\w+/, 'hedging'],
  [/pledg\w+/, 'pledging'],
  'proxy',
  [/bylaws?/, 'bylaw'],
  [/proposals?/, 'proposal'],
  'poison pill',
  'rights plan',
  'supermajority',
  'classified',
  'staggered',
  'governance',
  'lobbying',
  'political',
  'climate',
  'emissions',
  [/cyber\w*/, 'cybersecurity'],
  [/related[- ]party/, 'related party'],
  'meeting',
  [/committees?/, 'committee'],
];

export const COMPARING_WORDS: Alternatives = [
  [/exceed\w*/, 'exceeds'],
  'more than',
  'less than',
  'fewer than',
  'greater than',
  'higher than',
  'lower than',
  'below',
  'above',
  'under',
  'over',
  'at least',
  'at most',
  'no more than',
  'in excess of',
  'longer than',
  'or more',
  'or less',
];

export const AMOUNT_WORDS = [
  ...plainWords('half, third, quarter, majority, twelve, fifteen, twenty'),
  ...SMALL_NUMBERS.slice(1, 11),
];

export const THRESHOLD_AMOUNTS: Alternatives = [
  [/\d/, '2'],
  '%',
  [new RegExp(String.raw`\b${oneOf(AMOUNT_WORDS)}\b`), 'half'],
];

export const THRESHOLD_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(COMPARING_WORDS)}\b[^.]{0,40}?${oneOf(THRESHOLD_AMOUNTS)}`), 'exceeds 2'],
  [/\d+(?:\.\d+)?\s?(?:%|percent|:1|years?)/, '2%'],
];

export const CONDITION_TERMS: Alternatives = [
  [/flag(?:ged)?/, 'flag'],
  'red flag',
  'vote against',
  'withhold',
  'oppose',
  'escalate',
  'engage',
  'concern',
  [/warrants?/, 'warrant'],
  'alert',
];

export const LEADING_CONDITION: Alternatives = [
  'no',
  'lack of',
  'absence of',
  'missing',
  'without',
  'failure to',
  'any',
  'excessive',
  'combined',
  [/dual[- ]class/, 'dual class'],
  'classified',
  'staggered',
];

export const CONDITION_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(CONDITION_TERMS)}\b[^.]{0,80}\b(?:if|when|where)\b`), 'flag if'],
  [new RegExp(String.raw`^${oneOf(LEADING_CONDITION)}\b`), 'no'],
];
