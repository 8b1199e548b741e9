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

export const BEFORE_FIRM: Alternatives = [
  'of',
  'the',
  'The',
  'Of',
  'Appointment',
  'Ratification',
  'Selection',
  'Audit Committee',
  "Company's",
];

/** The legal forms that hardly a firm has but those of accountants. */
const ACCOUNTANTS_FORMS: Alternatives = [
  'LLP',
  [/L\.L\.P\./, 'L.L.P.'],
  'PLLC',
  [/P\.?L\.?C\.?/, 'P.L.C.'],
  [/P\.?C\.?/, 'P.C.'],
  [/P\.?A\.?/, 'P.A.'],
  [/CPAs?/, 'CPAs'],
];

/** Those of other firms as well. */
export const OTHER_FIRM_FORMS: Alternatives = ['LLC', 'AG', [/S\.?A\.?/, 'S.A.'], 'Limited', [/Ltd\.?/, 'Ltd.']];

/** The legal forms of auditors' firms. */
export const FIRM_FORMS: Alternatives = [...ACCOUNTANTS_FORMS, ...OTHER_FIRM_FORMS];

/** What boards, committees and holders do with an auditor. */
export const ACT_WORDS: Alternatives = [
  [/ratif\w+/, 'ratify'],
  [/re-?appoint\w*/, 'reappointed'],
  [/appoint\w*/, 'appointment'],
  [/re-?select\w*/, 're-selected'],
  [/select\w*/, 'selection'],
  [/engag\w+/, 'engaged'],
  [/approv\w+/, 'approved'],
  [/retain\w*/, 'retained'],
  [/designat\w+/, 'designated'],
  [/chos\w+/, 'chosen'],
];

export const SERVES_WORDS: Alternatives = [
  'has been',
  'was',
  'is',
  'were',
  'will be',
  [/serves?/, 'serves'],
  'served',
  'to serve',
  'to act',
];
