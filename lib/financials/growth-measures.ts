import type { Measure } from './measures';

/** Growth from one year to another. */
export const GROWTH: readonly Measure[] = [
  {
    key: 'revenue_growth',
    label: 'Revenue growth',
    unit: 'percent',
    formulas: ['({revenue} ÷ {revenue@1} − 1) × 100'],
    names: ['sales growth', 'growth of revenue', 'year-over-year revenue growth'],
  },
  {
    key: 'net_income_growth',
    label: 'Net income growth',
    unit: 'percent',
    formulas: ['({net_income} ÷ {net_income@1} − 1) × 100'],
    names: ['earnings growth'],
  },
  {
    key: 'revenue_cagr_3y',
    label: 'Revenue, compound growth over 3 years',
    unit: 'percent',
    formulas: ['(({revenue} ÷ {revenue@3}) ^ (1 ÷ 3) − 1) × 100'],
    names: ['3 year revenue cagr', 'three-year revenue cagr'],
  },
  {
    key: 'revenue_cagr_2y',
    label: 'Revenue, compound growth over 2 years',
    unit: 'percent',
    formulas: ['(({revenue} ÷ {revenue@2}) ^ (1 ÷ 2) − 1) × 100'],
    names: ['2 year revenue cagr', 'two-year revenue cagr'],
  },
];
