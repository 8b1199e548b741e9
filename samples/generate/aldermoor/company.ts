import { rollForward, type YearFlows } from '../finance';

export const aldermoor = {
  cik: '0009901101',
  name: 'Aldermoor Semiconductor Corporation',
  ticker: 'ALDM',
  auditor: 'Thackeray Voss LLP',
  fiscalYearEnds: { 2022: '2022-06-25', 2023: '2023-06-24', 2024: '2024-06-29', 2025: '2025-06-28' },
  employees: { 2024: 7310, 2025: 7884 },
  coverShares: { 2024: 216044892, 2025: 212480311 },
  coverDates: { 2024: '2024-08-09', 2025: '2025-08-08' },
  tenKDates: { 2024: '2024-08-16', 2025: '2025-08-15' },
  dividendsPerShare: { 2022: 0.72, 2023: 0.8, 2024: 0.88, 2025: 0.96 },
} as const;

/** In millions of dollars; segments and regions both add up to revenue. */
const flows: Record<number, YearFlows> = {
  2022: { segments: { 'Power and Analog': 1987, 'Embedded Processing': 1388, Sensing: 751 }, regions: { 'Asia Pacific': 2341, 'Americas': 1043, 'Europe, Middle East and Africa': 742 }, costOfRevenue: 1848, research: 702, sellingAndAdmin: 611, otherOperating: 88, depreciation: 236, amortization: 88, interestExpense: 84, otherIncome: 8, taxes: 128, stockCompensation: 141, deferredTaxes: -14, receivables: 61, inventories: 88, payables: 24, accrued: 31, capex: 402, acquisitions: 310, acquiredIntangibles: 128, debtIssued: 600, debtRepaid: 250, currentDebt: 0, dividends: 156, repurchases: 420, stockIssued: 46, otherComprehensive: -38, leaseAsset: 168, basicShares: 217.4, dilutedShares: 220.9 },
  2023: { segments: { 'Power and Analog': 1904, 'Embedded Processing': 1335, Sensing: 749 }, regions: { 'Asia Pacific': 2219, 'Americas': 1031, 'Europe, Middle East and Africa': 738 }, costOfRevenue: 1855, research: 741, sellingAndAdmin: 629, otherOperating: 99, depreciation: 251, amortization: 99, interestExpense: 116, otherIncome: 19, taxes: 91, stockCompensation: 152, deferredTaxes: -19, receivables: -22, inventories: 97, payables: -18, accrued: -12, capex: 438, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 0, debtRepaid: 0, currentDebt: 500, dividends: 173, repurchases: 260, stockIssued: 44, otherComprehensive: 21, leaseAsset: 174, basicShares: 216.2, dilutedShares: 219.1 },
  2024: { segments: { 'Power and Analog': 2031, 'Embedded Processing': 1452, Sensing: 818 }, regions: { 'Asia Pacific': 2368, 'Americas': 1129, 'Europe, Middle East and Africa': 804 }, costOfRevenue: 1957, research: 792, sellingAndAdmin: 662, otherOperating: 96, depreciation: 268, amortization: 96, interestExpense: 121, otherIncome: 33, taxes: 113, stockCompensation: 168, deferredTaxes: -22, receivables: 48, inventories: 29, payables: 33, accrued: 27, capex: 512, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 750, debtRepaid: 500, currentDebt: 0, dividends: 190, repurchases: 350, stockIssued: 47, otherComprehensive: -12, leaseAsset: 181, basicShares: 216.0, dilutedShares: 218.8 },
  2025: { segments: { 'Power and Analog': 2218, 'Embedded Processing': 1647, Sensing: 947 }, regions: { 'Asia Pacific': 2604, 'Americas': 1297, 'Europe, Middle East and Africa': 911 }, costOfRevenue: 2118, research: 866, sellingAndAdmin: 698, otherOperating: 92, depreciation: 291, amortization: 92, interestExpense: 118, otherIncome: 41, taxes: 154, stockCompensation: 197, deferredTaxes: -25, receivables: 74, inventories: 41, payables: 46, accrued: 38, capex: 634, acquisitions: 145, acquiredIntangibles: 62, debtIssued: 0, debtRepaid: 0, currentDebt: 400, dividends: 205, repurchases: 520, stockIssued: 49, otherComprehensive: 26, leaseAsset: 186, basicShares: 213.9, dilutedShares: 216.7 },
};

export const aldermoorFinance = rollForward(
  { cash: 1042, receivables: 552, inventories: 618, prepaid: 141, property: 1984, goodwill: 1466, intangibles: 742, leaseAsset: 159, otherAssets: 214, payables: 388, accrued: 431, debt: 2400, deferredTaxes: 176, leaseLiability: 164, otherLiabilities: 203, paidIn: 1392, accumulatedOther: -41 },
  flows,
  true,
);
