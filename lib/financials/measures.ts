import { GROWTH } from './growth-measures';

/** A share is in percent, as 56.02; money in the currency of its operands. */
export type MeasureUnit = 'percent' | 'ratio' | 'days' | 'money' | 'money_per_share';

export type Measure = {
  key: string;
  label: string;
  unit: MeasureUnit;
  /** The first formula whose operands are all there counts; see lib/financials/formula for how they are written. */
  formulas: readonly string[];
  /** What a person should know of the definition. */
  note?: string;
  names?: readonly string[];
};

const DEBT = '{long_term_debt} + {current_debt?} + {short_term_debt?}';
const GROSS = ['{gross_profit}', '({revenue} − {cost_of_revenue})'] as const;
const AVERAGE = (key: string) => `(({${key}} + {${key}@1}) ÷ 2)`;
const YEAR_END = 'Uses 365 days and the balance at the end of the year.';
const EBITDA_NOTE =
  'Operating income with depreciation and amortization of the cash flow statement added back; nothing adjusted.';
const AVERAGE_NOTE = 'Uses the average of the balances at the beginning and the end of the year.';

/** Measures of a year, each from line items of the statements. */
export const MEASURES: readonly Measure[] = [
  ...GROWTH,
  {
    key: 'gross_margin',
    label: 'Gross margin',
    unit: 'percent',
    formulas: GROSS.map((gross) => `${gross} ÷ {revenue} × 100`),
    names: ['gross profit margin'],
  },
  {
    key: 'operating_margin',
    label: 'Operating margin',
    unit: 'percent',
    formulas: ['{operating_income} ÷ {revenue} × 100'],
    names: ['operating profit margin', 'operating income margin'],
  },
  {
    key: 'operating_ratio',
    label: 'Operating ratio',
    unit: 'percent',
    formulas: ['({revenue} − {operating_income}) ÷ {revenue} × 100'],
  },
  {
    key: 'net_margin',
    label: 'Net margin',
    unit: 'percent',
    formulas: ['{net_income} ÷ {revenue} × 100'],
    names: ['net profit margin', 'net income margin', 'profit margin'],
  },
  {
    key: 'ebitda',
    label: 'EBITDA',
    unit: 'money',
    formulas: ['{operating_income} + {depreciation}'],
    note: EBITDA_NOTE,
  },
  {
    key: 'ebitda_margin',
    label: 'EBITDA margin',
    unit: 'percent',
    formulas: ['({operating_income} + {depreciation}) ÷ {revenue} × 100'],
    note: EBITDA_NOTE,
  },
  {
    key: 'effective_tax_rate',
    label: 'Effective tax rate',
    unit: 'percent',
    formulas: ['{income_tax} ÷ {pretax_income} × 100'],
    names: ['tax rate'],
  },
  {
    key: 'free_cash_flow',
    label: 'Free cash flow',
    unit: 'money',
    formulas: ['{operating_cash_flow} − {capital_expenditure}'],
    names: ['fcf'],
  },
  {
    key: 'free_cash_flow_margin',
    label: 'Free cash flow margin',
    unit: 'percent',
    formulas: ['({operating_cash_flow} − {capital_expenditure}) ÷ {revenue} × 100'],
    names: ['fcf margin'],
  },
  {
    key: 'capital_intensity',
    label: 'Capital intensity',
    unit: 'percent',
    formulas: ['{capital_expenditure} ÷ {revenue} × 100'],
    note: 'Capital expenditures as a share of revenue.',
    names: [
      'capital intensive',
      'capital intensive business',
      'capital intensive company',
      'capex to revenue',
      'capital expenditure as a percentage of revenue',
      'capex as a % of revenue',
    ],
  },
  {
    key: 'capital_intensity_3y',
    label: 'Capital intensity, average of 3 years',
    unit: 'percent',
    formulas: [
      '({capital_expenditure} ÷ {revenue} + {capital_expenditure@1} ÷ {revenue@1} + ' +
        '{capital_expenditure@2} ÷ {revenue@2}) ÷ 3 × 100',
    ],
    names: ['3 year average capex to revenue', 'three-year average capital intensity'],
  },
  {
    key: 'free_cash_flow_conversion',
    label: 'Free cash flow conversion',
    unit: 'percent',
    formulas: ['({operating_cash_flow} − {capital_expenditure}) ÷ {net_income} × 100'],
    note: 'Free cash flow as a share of net income.',
    names: ['fcf conversion', 'free cashflow conversion', 'cash conversion rate'],
  },
  {
    key: 'asset_intensity',
    label: 'Fixed assets to total assets',
    unit: 'percent',
    formulas: ['{property_plant_equipment} ÷ {total_assets} × 100'],
    note: 'Property, plant and equipment as a share of total assets.',
  },
  {
    key: 'working_capital',
    label: 'Working capital',
    unit: 'money',
    formulas: ['{current_assets} − {current_liabilities}'],
    names: ['net working capital'],
  },
  {
    key: 'current_ratio',
    label: 'Current ratio',
    unit: 'ratio',
    formulas: ['{current_assets} ÷ {current_liabilities}'],
    names: ['working capital ratio'],
  },
  {
    key: 'quick_ratio',
    label: 'Quick ratio',
    unit: 'ratio',
    formulas: ['({cash} + {short_term_investments?} + {receivables}) ÷ {current_liabilities}'],
    note: 'Cash, short-term investments and receivables over current liabilities.',
    names: ['acid test', 'acid-test ratio'],
  },
  {
    key: 'operating_cash_flow_ratio',
    label: 'Operating cash flow ratio',
    unit: 'ratio',
    formulas: ['{operating_cash_flow} ÷ {current_liabilities}'],
    names: ['cash flow ratio'],
  },
  { key: 'total_debt', label: 'Total debt', unit: 'money', formulas: [DEBT], names: ['debt'] },
  {
    key: 'net_debt',
    label: 'Net debt',
    unit: 'money',
    formulas: [`${DEBT} − {cash} − {short_term_investments?}`],
  },
  {
    key: 'debt_to_equity',
    label: 'Debt to equity',
    unit: 'ratio',
    formulas: [`(${DEBT}) ÷ {equity}`],
    names: ['debt-to-equity', 'debt to equity ratio', 'debt-to-equity ratio'],
  },
  {
    key: 'interest_cover',
    label: 'Interest cover',
    unit: 'ratio',
    formulas: ['{operating_income} ÷ {interest_expense}'],
    names: ['interest coverage', 'interest coverage ratio'],
  },
  {
    key: 'days_sales',
    label: 'Days of sales',
    unit: 'days',
    formulas: ['{receivables} ÷ {revenue} × 365'],
    note: YEAR_END,
    names: ['dso', 'days sales outstanding', 'days of sales outstanding'],
  },
  {
    key: 'days_inventory',
    label: 'Days of inventory',
    unit: 'days',
    formulas: ['{inventory} ÷ {cost_of_revenue} × 365'],
    note: YEAR_END,
    names: ['dio', 'days inventory outstanding', 'days of inventory outstanding'],
  },
  {
    key: 'days_payable',
    label: 'Days payable',
    unit: 'days',
    formulas: ['{accounts_payable} ÷ {cost_of_revenue} × 365'],
    note: YEAR_END,
    names: ['dpo', 'days payable outstanding', 'days payables outstanding'],
  },
  {
    key: 'cash_conversion_cycle',
    label: 'Cash conversion cycle',
    unit: 'days',
    formulas: [
      '{inventory} ÷ {cost_of_revenue} × 365 + {receivables} ÷ {revenue} × 365 − ' +
        '{accounts_payable} ÷ {cost_of_revenue} × 365',
    ],
    note: 'Days of inventory and of sales less days payable. ' + YEAR_END,
    names: ['ccc'],
  },
  {
    key: 'asset_turnover',
    label: 'Asset turnover',
    unit: 'ratio',
    formulas: [`{revenue} ÷ ${AVERAGE('total_assets')}`],
    note: AVERAGE_NOTE,
    names: ['asset turnover ratio', 'total asset turnover'],
  },
  {
    key: 'fixed_asset_turnover',
    label: 'Fixed asset turnover',
    unit: 'ratio',
    formulas: [`{revenue} ÷ ${AVERAGE('property_plant_equipment')}`],
    note: AVERAGE_NOTE,
    names: ['fixed asset turnover ratio'],
  },
  {
    key: 'inventory_turnover',
    label: 'Inventory turnover',
    unit: 'ratio',
    formulas: [`{cost_of_revenue} ÷ ${AVERAGE('inventory')}`],
    note: AVERAGE_NOTE,
    names: ['inventory turnover ratio', 'sold its inventory', 'turned over its inventory', 'turn over its inventory'],
  },
  {
    key: 'receivables_turnover',
    label: 'Receivables turnover',
    unit: 'ratio',
    formulas: [`{revenue} ÷ ${AVERAGE('receivables')}`],
    note: AVERAGE_NOTE,
  },
  {
    key: 'return_on_assets',
    label: 'Return on assets',
    unit: 'percent',
    formulas: [`{net_income} ÷ ${AVERAGE('total_assets')} × 100`],
    note: AVERAGE_NOTE,
    names: ['roa'],
  },
  {
    key: 'return_on_equity',
    label: 'Return on equity',
    unit: 'percent',
    formulas: [`{net_income} ÷ ${AVERAGE('equity')} × 100`],
    note: AVERAGE_NOTE,
    names: ['roe'],
  },
  {
    key: 'payout_ratio',
    label: 'Pay-out ratio',
    unit: 'percent',
    formulas: ['{dividends_paid} ÷ {net_income} × 100'],
    names: ['dividend payout ratio', 'dividend pay-out ratio', 'payout'],
  },
  {
    key: 'retention_ratio',
    label: 'Retention ratio',
    unit: 'percent',
    formulas: ['(1 − {dividends_paid} ÷ {net_income}) × 100'],
    note: 'The share of net income that is not paid out as dividends.',
    names: ['earnings retention ratio', 'plowback ratio'],
  },
  {
    key: 'revenue_per_share',
    label: 'Revenue per share',
    unit: 'money_per_share',
    formulas: ['{revenue} ÷ {shares_diluted}'],
    note: 'Per average diluted share.',
  },
  {
    key: 'free_cash_flow_per_share',
    label: 'Free cash flow per share',
    unit: 'money_per_share',
    formulas: ['({operating_cash_flow} − {capital_expenditure}) ÷ {shares_diluted}'],
    note: 'Per average diluted share.',
  },
];
