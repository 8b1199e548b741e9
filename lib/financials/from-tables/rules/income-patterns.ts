import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const REVENUE_LABELS: Alternatives = [
  [/^total (?:net )?(?:operating )?(?:revenues?|sales|net sales)(?: and other income)?(?:, net)?$/, 'total revenue'],
  [/^total (?:net )?sales and (?:other )?(?:operating )?revenues?$/, 'total sales and revenue'],
];

export const PLAIN_REVENUE_LABELS: Alternatives = [
  [/^(?:consolidated )?(?:net )?(?:operating )?(?:revenues?|sales)(?:, net)?(?: \(.*\))?$/, 'revenue'],
  [/^sales and (?:other )?revenues?$/, 'sales and revenue'],
  [/^net revenues? and sales$/, 'net revenue and sales'],
];

export const RESEARCH_AND_DEVELOPMENT_LABELS: Alternatives = [
  [/research(?:,)? (?:and|&) development/, 'research and development'],
  'product development',
  'technology and development',
  'research, development and engineering',
];

export const SELLING_GENERAL_ADMINISTRATIVE_LABELS_PARTS: Alternatives = [
  [/ expenses?/, ' expense'],
  [/ costs?/, ' cost'],
];

export const SELLING_GENERAL_ADMINISTRATIVE_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`^(?:operating, )?(?:selling|marketing)(?:, general,?)? (?:and|&)` +
        String.raw` administrative(?:${alternatives(SELLING_GENERAL_ADMINISTRATIVE_LABELS_PARTS)})?` +
        String.raw`$`,
    ),
    'selling and administrative',
  ],
  [/^selling, general,? (?:and|&) (?:other )?administrative/, 'selling, general and administrative'],
];

export const OPERATING_INCOME_LABELS: Alternatives = [
  [/operating (?:income|profit|earnings|loss)/, 'operating income'],
  [/(?:income|earnings|profit|loss) from operations/, 'income from operations'],
  'income or loss from operations',
];

export const INTEREST_EXPENSE_LABELS_PARTS: Alternatives = [
  'expense',
  'and debt expense',
  [/on (?:long-term )?debt/, 'on debt'],
];

export const INTEREST_EXPENSE_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`^(?:total )?interest (?:${alternatives(INTEREST_EXPENSE_LABELS_PARTS)})` +
        String.raw`(?:, net of (?:amounts )?(?:capitalized|interest capitalized).*)?` +
        String.raw`$`,
    ),
    'interest expense',
  ],
  [/^interest expense\b/, 'interest expense'],
];

export const INCOME_TAX_LABELS: Alternatives = [
  [/\(?(?:provision|benefit)\)? (?:for|from) /, 'provision for '],
  'benefit from ',
  [/less: ?/, 'less:'],
];

export const INCOME_TAX_KINDS: Alternatives = [' expense', ' provision', ' benefit', ' or benefit'];

export const INCOME_TAX_KINDS_IN_BRACKETS: Alternatives = ['expense', 'benefit', 'provision'];
