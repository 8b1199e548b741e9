import { alternatives, type Alternatives, oneOf } from '@/lib/format/patterns';

export const FORBIDDEN_BY_NO: Alternatives = [
  'director',
  'executive',
  'officer',
  'employee',
  'insider',
  'covered',
  'hedging',
  'pledging',
  'short',
];

export const BAN_WORDS: Alternatives = [
  [/prohibit\w*/, 'prohibited'],
  'not permitted',
  'may not',
  'shall not',
  'must not',
  'cannot',
  'not allowed',
  [/forbid\w*/, 'forbidden'],
  'forbidden',
  [/barred?/, 'barre'],
  [/ban(?:s|ned)?/, 'ban'],
  [/precluded?s?/, 'preclude'],
  [/restrict\w*/, 'restricted'],
  [new RegExp(String.raw`no ${oneOf(FORBIDDEN_BY_NO)}`), 'no director'],
  [/not (?:to )?(?:engage|hedge|pledge|hold)/, 'not engage'],
  [/do(?:es)? not (?:permit|allow)/, 'do not permit'],
  'anti-hedging',
  'anti-pledging',
  'refrain',
];

export const EXCEPT_WORDS: Alternatives = [
  [/except\w*/, 'exception'],
  'unless',
  [/absent (?:the |prior )?(?:approval|consent)/, 'absent approval'],
  [/without (?:the )?(?:prior|advance|written|pre-?)/, 'without prior'],
  [/pre-?(?:approv|clear)\w*/, 'preapproval'],
  [/prior (?:written )?(?:approval|consent)/, 'prior approval'],
  [/limited (?:circumstances|exceptions?)/, 'limited circumstances'],
  'case-by-case',
  [/(?:polic(?:y|ies)|we|company) (?:strongly )?discourages?/, 'policy discourage'],
  [/with the (?:approval|consent)/, 'with the approval'],
  [/subject to (?:approval|certain)/, 'subject to approval'],
];

export const ALLOW_WORDS: Alternatives = [
  [
    /has not adopted (?:a|any) (?:policy|policies|practices?)[^.]{0,220}(?:hedg|offset|decrease)\w*/,
    'has not adopted a policyhedg',
  ],
  [
    /have not adopted (?:a|any) (?:policy|policies|practices?)[^.]{0,220}(?:hedg|offset|decrease)\w*/,
    'have not adopted a policyhedg',
  ],
  [
    /do(?:es)? not (?:prohibit|have (?:a|any) (?:policy|policies|practices?)[^.]{0,40}(?:hedg|pledg)\w*)/,
    'do not prohibit',
  ],
  [/no (?:policy|policies|practices?) (?:regarding|on|prohibiting|with respect to)/, 'no policy regarding'],
  [/are (?:permitted|allowed) to/, 'are permitted to'],
];

export const ELSEWHERE_WORDS: Alternatives = [
  'interest rate',
  [/foreign (?:currency|exchange)/, 'foreign currency'],
  'commodity',
  'cash flow hedge',
  'fair value hedge',
  'hedge fund',
  'notional',
  'hedge accounting',
  'fuel',
  'have been pledged',
  'has pledged',
  'had pledged',
  'are pledged',
  'pledged as security by',
  'pledge of allegiance',
  'climate pledge',
  [/pledged to (?:give|donate|reduce)/, 'pledged to give'],
];

export const CONDITIONAL_PLEDGE_WORDS: Alternatives = [
  [/\bmay (?:only )?(?:pledge|hedge|hold)[^.;]{0,140}?\bonly (?:with|if|after|upon)\b/, 'may pledge only with'],
  [/\bmay only (?:pledge|hedge)\b/, 'may only pledge'],
];

export const PLEDGE_EXCEPTION_WORDS: Alternatives = [
  [
    /(?:grant|approve|permit|allow)\w*[^.;]{0,60}?(?:exception|waiver)[^.;]{0,120}?(?:pledg|margin)/,
    'grantedexceptionpledg',
  ],
  [
    /(?:pledg|margin)[^.;]{0,160}?(?:exception|waiver|prior (?:written )?approval|pre-?approv|pre-?clear)/,
    'pledgexception',
  ],
];

export const CONDITIONAL_PLEDGE = new RegExp(alternatives(CONDITIONAL_PLEDGE_WORDS), 'i');
