import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const CASH_LABELS: Alternatives = [
  [/^cash(?:,? (?:and )?(?:cash |temporary )?(?:equivalents|investments))?$/, 'cash'],
  [/^cash and (?:cash equivalents|short-term investments)\b/, 'cash and cash equivalents'],
];

export const SHORT_TERM_INVESTMENTS_LABELS: Alternatives = [
  [/short-term (?:investments|marketable securities)/, 'short-term investments'],
  'marketable securities',
  'investments in short-term debt securities',
  'current marketable securities',
  [/short-term investments.*/, 'short-term investments'],
];

export const RECEIVABLES_LABELS_PARTS: Alternatives = [[/accounts?/, 'account'], 'trade', 'customer'];

export const RECEIVABLES_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`^(?:total |net )?(?:${alternatives(RECEIVABLES_LABELS_PARTS)})(?` +
        String.raw`: and (?:other|notes|trade|vendor))?(?: accounts)? receivables?\b`,
    ),
    'account receivable',
  ],
  [/^(?:net )?(?:trade )?receivables?(?:, net|, less|$| - net| \()/, 'receivable, net'],
  [/^accounts and (?:notes|other) receivable/, 'accounts and notes receivable'],
];

export const PROPERTY_PLANT_EQUIPMENT_LABELS_PARTS: Alternatives = ['property', 'properties', 'land', 'utility plant'];

export const PROPERTY_PLANT_EQUIPMENT_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`^(?:total |net )?(?:${alternatives(PROPERTY_PLANT_EQUIPMENT_LABELS_PARTS)})` +
        String.raw`(?:, (?:buildings?|plant|fixtures))*,?(?: plant)?,?(?: and| &)? ?` +
        String.raw`(?:equipment|plant)?.*(?:, net|- net|, less|net of)`,
    ),
    'property, net',
  ],
  [/^net (?:property|properties)\b/, 'net property'],
  [/^property, plant and equipment$/, 'property, plant and equipment'],
  [/^property and equipment$/, 'property and equipment'],
];

export const SHORT_TERM_DEBT_LABELS: Alternatives = [
  [/short-term (?:borrowings|debt|notes payable|notes)/, 'short-term borrowings'],
  'commercial paper',
  'notes payable',
  'loans and notes payable',
  'revolving credit facility',
];

export const CURRENT_DEBT_LABELS_PARTS: Alternatives = [
  [
    /current (?:portion|maturities|installments) (?:of|on) (?:long-term )?(?:debt|borrowings|notes)/,
    'current portion of debt',
  ],
  [/(?:long-term )?debt (?:due|maturing) within (?:one|1) year/, 'debt due within one year'],
  'debt, current',
  [/current (?:debt|portion of debt)/, 'current debt'],
];

export const CURRENT_DEBT_LABELS: Alternatives = [
  [
    /^short-term (?:debt|borrowings) (?:and|including) (?:the )?current (?:portion|maturities) of long-term debt$/,
    'short-term debt and current portion of long-term debt',
  ],
  [new RegExp(String.raw`^(?:${alternatives(CURRENT_DEBT_LABELS_PARTS)})\b`), 'current portion of debt'],
  [/^debt$/, 'debt'],
];

export const LONG_TERM_DEBT_LABELS: Alternatives = [
  [/^(?:total )?long-term (?:debt|borrowings)(?:,? (?:net|less|excluding|due|- net)\b.*)?$/, 'long-term debt'],
  [/^long-term debt,? less current (?:portion|maturities)/, 'long-term debt, less current portion'],
  [/^debt due after one year/, 'debt due after one year'],
  [/^debt, (?:non-?current|long-term|less current)/, 'debt, noncurrent'],
  [/^debt$/, 'debt'],
];
