import { rollForward, type YearFlows } from '../finance';

export const kestrel = {
  cik: '0009901103',
  name: 'Kestrel Point Water Utilities Corporation',
  ticker: 'KPWU',
  auditors: { 2024: 'Dorrance & Pike LLP', 2025: 'Fallow Brook LLP' },
  fiscalYearEnds: { 2024: '2024-12-31', 2025: '2025-12-31' },
  employees: { 2024: 401, 2025: 412 },
  coverShares: { 2024: 18741906, 2025: 18902415 },
  coverDates: { 2024: '2025-03-03', 2025: '2026-03-02' },
  tenKDates: { 2024: '2025-03-13', 2025: '2026-03-12' },
  dividendsPerShare: { 2023: 0.79, 2024: 0.825, 2025: 0.86 },
} as const;

/** In thousands of dollars. `sellingAndAdmin` is depreciation, which a utility shows on its own line. */
const flows: Record<number, YearFlows> = {
  2022: { segments: { 'Regulated water': 112236, 'Contract services': 12154 }, regions: { Residential: 70709, 'Commercial and industrial': 26937, 'Fire protection and other': 14590, 'Contract services': 12154 }, costOfRevenue: 63480, research: 0, sellingAndAdmin: 18411, otherOperating: 12015, depreciation: 18411, amortization: 0, interestExpense: 8960, otherIncome: 2008, taxes: 3765, stockCompensation: 1480, deferredTaxes: 2210, receivables: 1120, inventories: 340, payables: 890, accrued: 610, capex: 48620, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 25000, debtRepaid: 4200, currentDebt: 4200, dividends: 13910, repurchases: 0, stockIssued: 9840, otherComprehensive: 1120, leaseAsset: 2140, basicShares: 18305, dilutedShares: 18370 },
  2023: { segments: { 'Regulated water': 119012, 'Contract services': 12832 }, regions: { Residential: 74978, 'Commercial and industrial': 28563, 'Fire protection and other': 15471, 'Contract services': 12832 }, costOfRevenue: 66905, research: 0, sellingAndAdmin: 19604, otherOperating: 12690, depreciation: 19604, amortization: 0, interestExpense: 10215, otherIncome: 2310, taxes: 3884, stockCompensation: 1590, deferredTaxes: 2340, receivables: 980, inventories: 265, payables: 720, accrued: 540, capex: 52310, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 30000, debtRepaid: 4200, currentDebt: 4600, dividends: 14620, repurchases: 0, stockIssued: 8110, otherComprehensive: -430, leaseAsset: 2060, basicShares: 18510, dilutedShares: 18580 },
  2024: { segments: { 'Regulated water': 126190, 'Contract services': 13516 }, regions: { Residential: 79500, 'Commercial and industrial': 30286, 'Fire protection and other': 16404, 'Contract services': 13516 }, costOfRevenue: 70192, research: 0, sellingAndAdmin: 20930, otherOperating: 13412, depreciation: 20930, amortization: 0, interestExpense: 11280, otherIncome: 2640, taxes: 4112, stockCompensation: 1710, deferredTaxes: 2480, receivables: 1240, inventories: 310, payables: 930, accrued: 680, capex: 57840, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 30000, debtRepaid: 4600, currentDebt: 4600, dividends: 15390, repurchases: 0, stockIssued: 10260, otherComprehensive: 610, leaseAsset: 1980, basicShares: 18655, dilutedShares: 18725 },
  2025: { segments: { 'Regulated water': 134206, 'Contract services': 14106 }, regions: { Residential: 84550, 'Commercial and industrial': 32209, 'Fire protection and other': 17447, 'Contract services': 14106 }, costOfRevenue: 73860, research: 0, sellingAndAdmin: 22418, otherOperating: 14205, depreciation: 22418, amortization: 0, interestExpense: 12066, otherIncome: 3104, taxes: 4330, stockCompensation: 1830, deferredTaxes: 2610, receivables: 1375, inventories: 290, payables: 1080, accrued: 745, capex: 63270, acquisitions: 1850, acquiredIntangibles: 0, debtIssued: 32500, debtRepaid: 4600, currentDebt: 5000, dividends: 16190, repurchases: 0, stockIssued: 5730, otherComprehensive: -280, leaseAsset: 1890, basicShares: 18825, dilutedShares: 18900 },
};

export const kestrelFinance = rollForward(
  { cash: 7420, receivables: 15210, inventories: 2480, prepaid: 4120, property: 468300, goodwill: 6140, intangibles: 0, leaseAsset: 2210, otherAssets: 58640, payables: 9210, accrued: 12480, debt: 214600, deferredTaxes: 58400, leaseLiability: 2290, otherLiabilities: 96310, paidIn: 98420, accumulatedOther: -2150 },
  flows,
  false,
);
