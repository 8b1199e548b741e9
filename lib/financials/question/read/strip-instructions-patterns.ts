import { BE_VERBS, DO_VERBS, HAVE_VERBS } from '@/lib/format/words/auxiliary-verbs';
import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const INSTRUCTION_WORDS_PARTS: Alternatives = [
  'answer',
  'round',
  'rounded',
  'respond',
  'response',
  [/judg\w+/, 'judgw'],
  'perspective',
  'standpoint',
  [/assum\w+/, 'assumw'],
  [/utiliz\w+/, 'utilizw'],
  'pretend',
  'role',
  [/resources?/, 'resource'],
  [/rely\w*/, 'rely'],
  [/referenc\w+/, 'referencw'],
  'explain why',
  'state that',
  'report your',
  'express',
  'give a',
  'address the question',
  [/by (?:primarily )?using/, 'by using'],
  [/(?:line items|details|information) (?:clearly )?(?:shown|outlined|provided)/, 'details shown'],
];

export const INSTRUCTION_WORDS_PARTS_2: Alternatives = [
  'you are',
  [/please (?:base|use|provide|state)/, 'please base'],
  [/if .*\bnot\b/, 'if not'],
  'use ',
  [/here'?s the question/, 'heres the question'],
  [/we (?:need|want) to/, 'we need to'],
  'note that',
];

export const INSTRUCTION_WORDS: Alternatives = [
  [new RegExp(String.raw`\b(?:${alternatives(INSTRUCTION_WORDS_PARTS)})\b`), 'answer'],
  [new RegExp(String.raw`^(?:${alternatives(INSTRUCTION_WORDS_PARTS_2)})`), 'you are'],
];

export const PLACE_WORDS: Alternatives = [
  [/statements?/, 'statement'],
  [/balance sheets?/, 'balance sheet'],
  'information',
  [/details?/, 'detail'],
  [/line items?/, 'line item'],
  'p&l',
  'income statement',
  'filing',
  'report',
  [/10-?k/, '10k'],
  'data',
  [/judg\w+/, 'judgw'],
  'financials',
  'question',
];

export const TAIL_WORDS: Alternatives = [
  [/as (?:shown|stated|reported|presented)/, 'as shown'],
  'based',
  'basing',
  'using',
  'according',
  'relying',
  'from',
  'on',
  'in',
  'within',
  'primarily',
];

export const ASKING_WORDS: Alternatives = [
  'what',
  'how',
  ...BE_VERBS,
  ...DO_VERBS,
  ...HAVE_VERBS,
  'by how',
  'calculate',
  'compute',
  'give',
  'tell',
  'state',
  'which',
];
