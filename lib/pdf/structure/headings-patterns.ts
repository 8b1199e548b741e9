import { SMALL_NUMBERS } from '../../format/words/number-words.ts';
import { plainWords, type Alternatives } from '../../format/patterns.ts';

export const PROPOSAL_COMPANY = plainWords('company, management, shareholder, stockholder');

export const PROPOSAL_NUMBERS: Alternatives = [[/\d+/, '2'], ...SMALL_NUMBERS.slice(1, 11)];

export const KNOWN_WORDS: Alternatives = [
  'compensation discussion and analysis',
  [/pay ratio( disclosure)?/, 'pay ratio'],
  [/ceo pay ratio( disclosure)?/, 'ceo pay ratio'],
  [/pay versus performance( table)?/, 'pay versus performance'],
  'summary compensation table',
  'director compensation',
  'executive compensation',
  'corporate governance',
  'audit committee report',
  'report of the audit committee',
  'compensation committee report',
  'election of directors',
  [/security ownership of certain beneficial owners.*/, 'security ownership of certain beneficial owners'],
  'equity compensation plan information',
  'grants of plan-based awards',
  [/outstanding equity awards at fiscal year[- ]end/, 'outstanding equity awards at fiscal year end'],
  'option exercises and stock vested',
  'nonqualified deferred compensation',
  'pension benefits',
  [/potential payments upon termination.*/, 'potential payments upon termination'],
  'risk factors',
  'legal proceedings',
  [/delinquent section 16\(a\) reports/, 'delinquent section 16(a) reports'],
  [/certain relationships and related.*/, 'certain relationships and related'],
  [/householding.*/, 'householding'],
  'other matters',
  'general information',
];
