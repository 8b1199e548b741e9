import { alternatives } from '@/lib/format/patterns';
import {
  CAPITAL_EXPENDITURE_LABELS,
  DEPRECIATION_LABELS,
  DIVIDENDS_PAID_NOT,
  FINANCING_CASH_FLOW_LABELS,
  INVESTING_CASH_FLOW_LABELS,
  OPERATING_CASH_FLOW_LABELS,
  SHARE_REPURCHASES_LABELS,
} from './cash-flow-patterns';
import type { RowRule } from './row-rule';

const OPERATING = /(?:operating activities|operations)\b/;

/** Rows of the cash flow statement. */
export const CASH_FLOW: readonly RowRule[] = [
  {
    key: 'depreciation',
    concept: 'DepreciationDepletionAndAmortization',
    label: new RegExp(
      String.raw`^(?:total )?depreciation(?:,? (?:and )?(?:${alternatives(DEPRECIATION_LABELS)})` +
        String.raw`)*(?:,? and other)?(?: expense)?(?: of .*|, excluding .*)?$`,
    ),
    not: /discount|debt|financing/,
    before: OPERATING,
  },
  {
    key: 'operating_cash_flow',
    concept: 'NetCashProvidedByUsedInOperatingActivities',
    label: new RegExp(alternatives(OPERATING_CASH_FLOW_LABELS)),
    not: /continuing|discontinued|before|adjust/,
  },
  {
    key: 'capital_expenditure',
    concept: 'PaymentsToAcquirePropertyPlantAndEquipment',
    label: new RegExp(alternatives(CAPITAL_EXPENDITURE_LABELS)),
    not: /proceeds|accrued|unpaid|non-?cash|sale of|accounts payable|dispos/,
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'investing_cash_flow',
    concept: 'NetCashProvidedByUsedInInvestingActivities',
    label: new RegExp(alternatives(INVESTING_CASH_FLOW_LABELS)),
    not: /continuing|discontinued/,
  },
  {
    key: 'dividends_paid',
    concept: 'PaymentsOfDividends',
    label: /\bdividends?\b/,
    not: new RegExp(alternatives(DIVIDENDS_PAID_NOT)),
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'share_repurchases',
    concept: 'PaymentsForRepurchaseOfCommonStock',
    label: new RegExp(alternatives(SHARE_REPURCHASES_LABELS)),
    not: /proceeds|tax|withh|issu|non-?controlling|preferred/,
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'financing_cash_flow',
    concept: 'NetCashProvidedByUsedInFinancingActivities',
    label: new RegExp(alternatives(FINANCING_CASH_FLOW_LABELS)),
    not: /continuing|discontinued/,
  },
];
