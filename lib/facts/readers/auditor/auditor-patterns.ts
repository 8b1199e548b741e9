import { alternatives, wholeWords, type Alternatives } from '@/lib/format/patterns';

export const AUDITED_SINCE_WORDS: Alternatives = ['auditor', 'accounting firm', [/account(?:ant)?s?/, 'account']];

export const OTHER_FIRM_WORDS: Alternatives = [
  [/dismiss\w*/, 'dismissed'],
  'former',
  'predecessor',
  [/prior (?:auditor|independent)/, 'prior auditor'],
  [/resign\w*/, 'resignation'],
  'compensation consultant',
  'legal counsel',
  [/solicit\w*/, 'solicitation'],
];

export const NOT_A_FIRM_WORDS: Alternatives = [
  [/(?:company|corporation)(?!,? (?:P\.?C|LLP|L\.L\.P|LLC|P\.A|PLLC|CPA))/, 'company'],
  'board',
  'committee',
  'annual meeting',
  'proposal',
  'independent',
  'registered',
  'firm',
  'accounting firm',
];

export const OTHER_FIRM = new RegExp(String.raw`\b(${alternatives(OTHER_FIRM_WORDS)})\b`, 'i');

export const NOT_A_FIRM = wholeWords(NOT_A_FIRM_WORDS, 'i');
