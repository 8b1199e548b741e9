import type { LineItem } from '../vocabulary';

/** Lines of the cash flow statement, in its order. */
export const CASH_FLOW: readonly Omit<LineItem, 'statement'>[] = [
  {
    key: 'depreciation',
    label: 'Depreciation and amortization',
    concepts: [
      'DepreciationDepletionAndAmortization',
      'DepreciationAmortizationAndAccretionNet',
      'DepreciationAndAmortization',
      'Depreciation',
    ],
    names: ['d&a', 'depreciation', 'depreciation & amortization'],
  },
  {
    key: 'operating_cash_flow',
    label: 'Cash from operations',
    isTotal: true,
    concepts: [
      'NetCashProvidedByUsedInOperatingActivities',
      'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
    ],
    names: [
      'operating cash flow',
      'cash flow from operations',
      'cash flows from operations',
      'cash flow from operating activities',
      'net cash from operating activities',
      'cash from operating activities',
      'net cash provided by operating activities',
      'cash provided by operating activities',
    ],
  },
  {
    key: 'capital_expenditure',
    label: 'Capital expenditures',
    isOutflow: true,
    concepts: [
      'PaymentsToAcquirePropertyPlantAndEquipment',
      'PaymentsToAcquireProductiveAssets',
      'PaymentsToAcquireOtherPropertyPlantAndEquipment',
    ],
    names: [
      'capital expenditure',
      'capex',
      'capital spending',
      'capital investments',
      'purchases of property and equipment',
      'purchases of property, plant and equipment',
    ],
  },
  {
    key: 'investing_cash_flow',
    label: 'Cash used for investing',
    isTotal: true,
    concepts: [
      'NetCashProvidedByUsedInInvestingActivities',
      'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
    ],
    names: ['investing cash flow', 'cash from investing activities', 'net cash used in investing activities'],
  },
  {
    key: 'dividends_paid',
    label: 'Dividends paid',
    isOutflow: true,
    concepts: ['PaymentsOfDividends', 'PaymentsOfDividendsCommonStock', 'PaymentsOfOrdinaryDividends'],
    names: ['dividends', 'cash dividends', 'cash dividends paid', 'dividend payments'],
  },
  {
    key: 'share_repurchases',
    label: 'Share repurchases',
    isOutflow: true,
    concepts: ['PaymentsForRepurchaseOfCommonStock', 'PaymentsForRepurchaseOfEquity'],
    names: [
      'share buybacks',
      'stock repurchases',
      'buybacks',
      'treasury stock purchases',
      'repurchases of common stock',
    ],
  },
  {
    key: 'financing_cash_flow',
    label: 'Cash from financing',
    isTotal: true,
    concepts: [
      'NetCashProvidedByUsedInFinancingActivities',
      'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
    ],
    names: ['financing cash flow', 'cash from financing activities', 'net cash used in financing activities'],
  },
];
