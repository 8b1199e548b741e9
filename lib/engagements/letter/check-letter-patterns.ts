import { CURRENCY_SIGN } from '@/lib/format/currency-signs';
import { WRITTEN_LOWER_TITLES } from '@/lib/format/words/name-words';
import { SMALL_NUMBERS, TENS } from '@/lib/format/words/number-words';
import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const DENYING_WORDS: Alternatives = [
  'no',
  'not',
  'never',
  'none',
  'neither',
  'nor',
  'without',
  [/lacks?/, 'lack'],
  'cannot',
  [/prohibit\w*/, 'prohibited'],
  [/forbid\w*/, 'forbidden'],
  [/bans?/, 'ban'],
  'banned',
  [/declassif\w*/, 'declassifies'],
];

export const DENIAL_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(DENYING_WORDS)}\b`), 'no'],
  [/n[’']t\b/, "n't"],
];

export const FIRST_PERSON_WORDS = plainWords(`
  we, i, having, page, pages, under, our, my, us, could, would, can, may, might, please, thank, thanks, should,
  if, dear, to the, at your, kind, yours, with, sincerely, best, warm, also, for a, in a, a short, let, do, does,
  did, is, are, what, how, why, which, when, who, where, has, have, re, subject,
`);

export const REPORTED_WORDS: Alternatives = [
  'note',
  'see',
  'read',
  'understand',
  'observe',
  'saw',
  'noticed',
  'found',
  'learned',
  'notice',
  'find',
  'know',
  'are aware',
  'am aware',
  [/recogni[sz]e/, 'recognise'],
  'appreciate',
  'are concerned',
  'am concerned',
  'are pleased',
  'were pleased',
];

export const COMPANY_TERMS: Alternatives = [
  'company',
  'board',
  'proxy',
  'filing',
  'annual report',
  'committee',
  'compensation committee',
  'audit committee',
  'chair',
  'chairman',
  'ceo',
  'chief executive',
  [/directors?/, 'director'],
  [/nominees?/, 'nominee'],
  [/auditors?/, 'auditor'],
  'plan',
  'policy',
  'ratio',
  'management',
];

export const COMPANY_REFERENCES: Alternatives = [
  'your',
  [new RegExp(String.raw`the ${oneOf(COMPANY_TERMS)}`), 'the company'],
  ...WRITTEN_LOWER_TITLES,
];

export const ABOUT_COMPANY_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(COMPANY_REFERENCES)}\b`), 'your'],
  [/^(?:he|she|they|it)\b/, 'he'],
];

export const STATES_WORDS: Alternatives = [
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'does',
  'did',
  'do',
  [/says?/, 'say'],
  [/states?/, 'state'],
  'stated',
  [/shows?/, 'show'],
  'showed',
  [/reports?/, 'report'],
  'reported',
  [/discloses?/, 'disclose'],
  'disclosed',
  [/lists?/, 'list'],
  [/pays?/, 'pay'],
  'paid',
  [/received?/, 'receive'],
  'receives',
  [/holds?/, 'hold'],
  'held',
  [/serves?/, 'serve'],
  'served',
  'rose',
  'fell',
  [/increased?/, 'increase'],
  [/decreased?/, 'decrease'],
  'grew',
  'doubled',
  'adopted',
  'approved',
  'rejected',
  [/lacks?/, 'lack'],
  [/requires?/, 'require'],
  [/allows?/, 'allow'],
  [/permits?/, 'permit'],
  [/prohibits?/, 'prohibit'],
  [/owns?/, 'own'],
  'earned',
  'made',
  'appointed',
  [/combines?/, 'combine'],
  [/remains?/, 'remain'],
  'failed',
  'supported',
  'opposed',
  'granted',
  'awarded',
  [/exceeds?/, 'exceed'],
  'voted',
];

export const NUMBER_WORDS = [
  ...SMALL_NUMBERS.slice(1, 16),
  ...TENS.slice(0, 4),
  ...plainWords('half, most, all, none'),
];

export const BEGINS_WITH_FIGURE_WORDS: Alternatives = [
  [new RegExp(String.raw`${CURRENCY_SIGN}?\d`), '2'],
  [new RegExp(String.raw`${oneOf(NUMBER_WORDS)} `), 'one '],
];

export const GUIDELINE_WORDS: Alternatives = [
  [/guidelines?/, 'guideline'],
  [/polic(?:y|ies)/, 'policy'],
  [/expect(?:ation)?s?/, 'expect'],
  [/principles?/, 'principle'],
  'threshold',
  'raise this',
  'raised where',
  'talk about this',
  'ask us to',
  'look for',
];

export const CONTEXT_YEAR_WORDS: Alternatives = [
  [/\b(?:fiscal(?: year)?|FY)\s?(20\d\d|19\d\d)\b/, 'fiscal2022'],
  [/\b(20\d\d)(?=(?:'s)? (?:annual|proxy|AGM|meeting|report|season|statement|filing))/, '2024 annual'],
];
