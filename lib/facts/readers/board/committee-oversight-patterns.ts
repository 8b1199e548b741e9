import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const DUTY_WORDS: Alternatives = [
  [/oversee\w*/, 'oversees'],
  'oversight',
  [/responsib\w*/, 'responsible'],
  [/review\w*/, 'reviews'],
  [/monitor\w*/, 'monitored'],
  [/assist\w*/, 'assistant'],
  'risk',
  [/brief\w*/, 'briefly'],
  [/report\w*/, 'reports'],
  [/receiv\w*/, 'received'],
  [/delegat\w*/, 'delegated'],
  [/supervis\w*/, 'supervisor'],
];

export const JOINING_WORDS: Alternatives = [
  [/and\s/, 'and '],
  [/&\s/, '& '],
  [/of\s/, 'of '],
  [/on\s/, 'on '],
];

export const BEFORE_SHORT_FORM: Alternatives = ['the ', 'our ', 'or ', [/collectively, /, 'collectively, ']];

export const NAMED_WITH_SHORT_FORM_COMMITTEE: Alternatives = [
  [/[A-Z][A-Za-z&, ]{2,50}?Committee/, 'Audit Committee'],
  [/[A-Z]{2,8}/, 'AA'],
];

export const NOT_A_DUTY_WORDS: Alternatives = [
  'proponent',
  [/(?:share|stock)holder proposal/, 'shareholder proposal'],
  'served as',
  [/serves as a (?:director|member)/, 'serves as a director'],
  'his experience',
  'her experience',
  'skills',
  'expertise',
  'qualification',
];

export const LEAD_WORDS_LIST = plainWords(`
  The, Our, Its, This, While, In, Each, By, And, Both, Chair of the, Chairman of the, Board, Risk Oversight,
  Oversight, Additionally, When, As,
`);

export const NAMED_WITH_SHORT_FORM = new RegExp(
  String.raw`((?:[A-Z][A-Za-z&-]*,?\s${oneOf(JOINING_WORDS)}?){2,8}Committee)\s\(` +
    String.raw`${oneOf(BEFORE_SHORT_FORM)}*"(?<short>${alternatives(NAMED_WITH_SHORT_FORM_COMMITTEE)})"?`,
  'g',
);

export const NOT_A_DUTY = new RegExp(alternatives(NOT_A_DUTY_WORDS), 'i');

export const LEAD_WORDS = new RegExp(String.raw`^(?:${oneOf(LEAD_WORDS_LIST)}\s)+`);

export const COMMITTEE_SUBJECTS = plainWords(`
  audit, compensation, nominating, governance, risk, cyber, technology, corporate, finance, information, safety,
  sustainability, environmental, public, leadership,
`);

export const NO_COMMITTEE_NAME_WORDS: Alternatives = [
  'the',
  'our',
  'such',
  'each',
  'this',
  'standing',
  'board',
  'other',
  'management',
  'steering',
  'executive',
  'a',
];
