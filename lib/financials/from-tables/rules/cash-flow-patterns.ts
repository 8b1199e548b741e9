import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const DEPRECIATION_LABELS: Alternatives = [
  'depletion',
  'amortization',
  'accretion',
  'and amortization',
  [/amortization,? and \w+/, 'amortization and w'],
];

export const OPERATING_CASH_FLOW_LABELS_PARTS: Alternatives = [
  'provided',
  'generated',
  'from',
  'used',
  [/\(used/, '(used'],
  'flow',
];

export const OPERATING_CASH_FLOW_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`^(?:total )?(?:net )?cash (?:flows? )?(?:${alternatives(OPERATING_CASH_FLOW_LABELS_PARTS)}` +
        String.raw`).*\b(?:operating activities|operations)$`,
    ),
    'cash provided by operating activities',
  ],
  [/^(?:total|net cash|cash flows?|net) (?:from )?operating activities$/, 'total operating activities'],
  [/^net cash from operations$/, 'net cash from operations'],
];

export const CAPITAL_EXPENDITURE_LABELS_PARTS: Alternatives = [
  [/additions? to/, 'addition to'],
  [/purchases? of/, 'purchase of'],
  [/payments? (?:for|to acquire)/, 'payment for'],
  [/acquisitions? of/, 'acquisition of'],
  [/expenditures? for/, 'expenditure for'],
  [/investments? in/, 'investment in'],
  [/capital expenditures? for/, 'capital expenditure for'],
];

export const CAPITAL_EXPENDITURE_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`^(?:${alternatives(CAPITAL_EXPENDITURE_LABELS_PARTS)}) (?:\w+ )?` +
        String.raw`(?:property|properties|fixed assets|plant|capital assets)`,
    ),
    'addition to property',
  ],
  [/^capital (?:expenditures?|spending|investments?)\b/, 'capital expenditure'],
];

export const SECTION_CASH_WORDS: Alternatives = [
  'provided',
  'from',
  'used',
  [/\(used/, '(used'],
  'flow',
  'for',
  'required',
];

/** The total of a section of the statement. */
const sectionTotal = (section: 'investing' | 'financing'): Alternatives => [
  [
    new RegExp(
      String.raw`^(?:total )?(?:net )?cash (?:flows? )?(?:${alternatives(SECTION_CASH_WORDS)}).*\b` +
        String.raw`${section}(?: activities)?$`,
    ),
    `cash provided by ${section}`,
  ],
  [
    new RegExp(String.raw`^(?:total|net cash|cash flows?|net) (?:from )?${section} activities$`),
    `total ${section} activities`,
  ],
];

export const INVESTING_CASH_FLOW_LABELS = sectionTotal('investing');

export const FINANCING_CASH_FLOW_LABELS = sectionTotal('financing');

export const DIVIDENDS_PAID_NOT: Alternatives = [
  [/non-?controlling/, 'noncontrolling'],
  'preferred',
  'received',
  'minority',
  'declared',
  'payable',
  'per share',
  'proceeds',
  'accrued',
  'unpaid',
  'subsidiar',
  'tax',
  [/\bto\b.*\bpartners/, 'to limited partners'],
  [/\bfrom\b/, 'from'],
];

export const SHARE_REPURCHASES_LABELS_PARTS: Alternatives = [
  [/(?:re)?purchases?/, 'purchase'],
  [/acquisitions?/, 'acquisition'],
  [/payments? for (?:re)?purchases?/, 'payment for purchase'],
];

export const SHARE_REPURCHASES_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`^(?:${alternatives(SHARE_REPURCHASES_LABELS_PARTS)}) of (?:company |` +
        String.raw`common |treasury |our )*(?:stock|shares)\b`,
    ),
    'purchase of stock',
  ],
  [/^(?:common |treasury )?(?:stock|share) (?:re)?purchase[sd]?\b/, 'stock purchase'],
  [/^(?:common )?(?:stock|share) buy-?backs?/, 'stock buyback'],
  [/^treasury stock (?:purchase|acqui)/, 'treasury stock purchase'],
];
