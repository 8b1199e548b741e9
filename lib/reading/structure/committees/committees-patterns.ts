import type { Alternatives } from '@/lib/format/patterns';

export const KINDS_WORDS: Alternatives = [
  'audit',
  'compensation',
  [/nominat\w+/, 'nominated'],
  'governance',
  'risk',
  'finance',
  [/sustainab\w+/, 'sustainability'],
  'technology',
  'science',
  'compliance',
  [/human (?:capital|resources)/, 'human capital'],
  'remuneration',
  [/responsib\w+/, 'responsible'],
  'safety',
  'stakeholder',
  'citizenship',
  'innovation',
  'executive committee',
  'public policy',
  'health',
  'talent',
  [/(?:people|culture)(?:, \w+)* (?:and|&) \w+/, 'people, culture & pay'],
  'leadership development',
  'CSR',
  'ESG',
];

export const NOT_A_COMMITTEE_WORDS: Alternatives = [
  [/\bindependen/, 'independen'],
  [/\bdirector since\b/, 'director since'],
  [/\bboard\b(?!.*committee)/, 'board'],
  [/\bnominees?\b/, 'nominee'],
  [/\bage\b/, 'age'],
  [/\bexpert/, 'expert'],
  [/\bexperience\b/, 'experience'],
  [/\bskills?\b/, 'skill'],
  [/\bliterate\b/, 'literate'],
  // Running text above the head, or marks of the first row below it.
  [/\bof which\b/, 'of which'],
  [/, the\b/, ', the'],
  [/\sx(?:\s?\(c\))?$/, ' x (c)'],
];

export const COMMITTEE_DUTY_WORDS: Alternatives = [
  'audit',
  'compensation',
  'remuneration',
  'pay',
  'people',
  'talent',
  [/human (?:capital|resources)/, 'human capital'],
  [/nominat\w*/, 'nominating'],
  'governance',
];

export const BEFORE_COMMITTEE: Alternatives = [
  'The',
  'Our',
  'Board',
  'Its',
  'Each',
  'Standing',
  'A',
  'An',
  'And',
  'Of',
];
