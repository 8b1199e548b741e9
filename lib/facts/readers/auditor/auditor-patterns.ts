import { alternatives, plainWords, wholeWords, type Alternatives } from '@/lib/format/patterns';
import { DATE } from '@/lib/facts/text/values';

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

export const SINCE_DATES: Alternatives = [
  [new RegExp(DATE), 'March 14, 2025'],
  [/(?:fiscal (?:year )?)?(?:\w+ )?(?:19|20)\d\d/, '2019'],
];

export const HAS_SERVED = plainWords('served, acted, been, audited');

export const WAS_RETAINED = plainWords('retained, appointed, engaged, selected');

export const AT_FIRST: Alternatives = ['first ', 'initially ', 'originally '];
