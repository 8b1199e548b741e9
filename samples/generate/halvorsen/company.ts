import { rollForward, type YearFlows } from '../finance';

export const halvorsen = {
  cik: '0009901102',
  name: 'Halvorsen Medical Devices, Inc.',
  ticker: 'HLVM',
  auditor: 'Lindgren Hale & Company LLP',
  fiscalYearEnds: { 2024: '2024-12-31', 2025: '2025-12-31' },
  employees: { 2024: 3485, 2025: 3640 },
  coverShares: { 2024: 61482306, 2025: 61204877 },
  coverDates: { 2024: '2025-02-14', 2025: '2026-02-13' },
  tenKDates: { 2024: '2025-02-21', 2025: '2026-02-20' },
  dividendsPerShare: { 2024: 0.4, 2025: 0.44 },
} as const;

/** In thousands of dollars. */
const flows: Record<number, YearFlows> = {
  2022: { segments: { 'Infusion Systems': 548301, 'Surgical Access': 410603 }, regions: { 'United States': 616575, Europe: 226018, 'Rest of world': 116311 }, costOfRevenue: 398904, research: 95890, sellingAndAdmin: 297260, otherOperating: 33900, depreciation: 34120, amortization: 33900, interestExpense: 24105, otherIncome: 1080, taxes: 22865, stockCompensation: 24380, deferredTaxes: -6420, receivables: 9840, inventories: 14310, payables: 5220, accrued: 6140, capex: 48210, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 0, debtRepaid: 30000, currentDebt: 30000, dividends: 19700, repurchases: 25000, stockIssued: 7810, otherComprehensive: -8120, leaseAsset: 41200, basicShares: 61540, dilutedShares: 62320 },
  2023: { segments: { 'Infusion Systems': 588140, 'Surgical Access': 433237 }, regions: { 'United States': 652660, Europe: 241205, 'Rest of world': 127512 }, costOfRevenue: 418765, research: 102138, sellingAndAdmin: 314584, otherOperating: 32450, depreciation: 36480, amortization: 32450, interestExpense: 33415, otherIncome: 3240, taxes: 25516, stockCompensation: 26915, deferredTaxes: -5980, receivables: 11260, inventories: 8725, payables: 3410, accrued: 7905, capex: 52640, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 0, debtRepaid: 30000, currentDebt: 30000, dividends: 22100, repurchases: 20000, stockIssued: 8240, otherComprehensive: 4310, leaseAsset: 43050, basicShares: 61495, dilutedShares: 62240 },
  2024: { segments: { 'Infusion Systems': 641902, 'Surgical Access': 460516 }, regions: { 'United States': 700035, Europe: 259884, 'Rest of world': 142499 }, costOfRevenue: 447582, research: 110242, sellingAndAdmin: 335136, otherOperating: 31200, depreciation: 39215, amortization: 31200, interestExpense: 31870, otherIncome: 4905, taxes: 30864, stockCompensation: 29340, deferredTaxes: -5410, receivables: 12480, inventories: 6930, payables: 6120, accrued: 9260, capex: 56380, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 0, debtRepaid: 30000, currentDebt: 30000, dividends: 24580, repurchases: 35000, stockIssued: 8905, otherComprehensive: -5240, leaseAsset: 44610, basicShares: 61450, dilutedShares: 62110 },
  2025: { segments: { 'Infusion Systems': 702118, 'Surgical Access': 482118 }, regions: { 'United States': 746069, Europe: 278417, 'Rest of world': 159750 }, costOfRevenue: 474880, research: 118424, sellingAndAdmin: 355271, otherOperating: 31200, depreciation: 42360, amortization: 31200, interestExpense: 28640, otherIncome: 6120, taxes: 36388, stockCompensation: 32170, deferredTaxes: -4870, receivables: 13905, inventories: 9480, payables: 5735, accrued: 8810, capex: 63120, acquisitions: 0, acquiredIntangibles: 0, debtIssued: 0, debtRepaid: 60000, currentDebt: 30000, dividends: 26950, repurchases: 45000, stockIssued: 9340, otherComprehensive: 6875, leaseAsset: 46120, basicShares: 61310, dilutedShares: 61940 },
};

export const halvorsenFinance = rollForward(
  { cash: 168420, receivables: 151210, inventories: 138640, prepaid: 28915, property: 286300, goodwill: 512480, intangibles: 284600, leaseAsset: 39800, otherAssets: 31240, payables: 61480, accrued: 98720, debt: 620000, deferredTaxes: 58900, leaseLiability: 41100, otherLiabilities: 27460, paidIn: 486210, accumulatedOther: -21340 },
  flows,
  true,
);
