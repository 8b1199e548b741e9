import { wholeWords, type Alternatives } from '@/lib/format/patterns';

export const PUBLIC_WORDS: Alternatives = [
  [/public(?:ly)?[- ](?:traded |held |listed )?compan/, 'public compan'],
  'publicly',
  'listed compan',
  [/other (?:public|boards?|compan|directorships?)/, 'other public'],
  [/outside (?:public|boards?|directorships?)/, 'outside public'],
  [/public boards?/, 'public board'],
  [/boards? of directors? of/, 'board of director of'],
];

export const RULE_WORDS: Alternatives = [
  'may not',
  'should not',
  'shall not',
  'must not',
  'cannot',
  'will not',
  [/not (?:serve|sit|permit\w*|allow\w*)/, 'not serve'],
  [/limit\w*/, 'limits'],
  [/prohibit\w*/, 'prohibited'],
  [/no (?:non-?employee |independent |outside |executive )?director/, 'no director'],
  [/no (?:more|nominee)/, 'no more'],
  [/restrict\w*/, 'restricted'],
  'maximum',
  'policy',
  [/guidelines?/, 'guideline'],
  [/overboard\w*/, 'overboarding'],
  'permitted',
  'generally',
  'expected to',
  [/\bif (?:a|an|any|the) (?:[\w-]+ ){0,3}?(?:director|nominee|member)/, 'if a director'],
  [/without (?:the )?(?:prior )?(?:approval|consent)/, 'without approval'],
];

export const EXECUTIVE_SUBJECT_WORDS: Alternatives = [
  [/CEOs?/, 'CEO'],
  [/chief executives?/, 'chief executive'],
  [/executive officers?/, 'executive officer'],
  'named executive',
  'employed as',
  [/full[- ]time/, 'full time'],
  [/who (?:is|are|serve)[^,;]{0,30}(?:executive|officer|CEO)/, 'who isexecutive'],
];

export const EXECUTIVE_SUBJECT = wholeWords(EXECUTIVE_SUBJECT_WORDS, 'i');

export const MORE_THAN: Alternatives = [
  'more than',
  'no more than',
  'not more than',
  [/exceed(?:ing|s)?/, 'exceeding'],
  'in excess of',
  'up to',
  'maximum of',
  [/max(?:imum)? (?:number )?(?:of )?/, 'max '],
  [/limit(?:ed)? (?:of|to|is)/, 'limit of'],
  'at most',
  'to',
  'greater than',
  'fewer than',
  'over',
];

export const A_TOTAL_OF: Alternatives = ['a total of ', 'a maximum of ', 'an aggregate of ', 'serving on '];

export const NOT_BOARDS_WORDS: Alternatives = [
  [/years?/, 'year'],
  'age',
  'percent',
  [/%/, '%'],
  [/meetings?/, 'meeting'],
  [/nominees? for/, 'nominee for'],
  'proxy access',
  [/shares?/, 'share'],
  'million',
];
