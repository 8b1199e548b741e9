import type { RowRule } from './row-rule';

const OPERATING = /(?:operating activities|operations)\b/;

/** Rows of the cash flow statement. */
export const CASH_FLOW: readonly RowRule[] = [
  {
    key: 'depreciation',
    concept: 'DepreciationDepletionAndAmortization',
    label:
      /^(?:total )?depreciation(?:,? (?:and )?(?:depletion|amortization|accretion|and amortization|amortization,? and \w+))*(?:,? and other)?(?: expense)?(?: of .*|, excluding .*)?$/,
    not: /discount|debt|financing/,
    before: OPERATING,
  },
  {
    key: 'operating_cash_flow',
    concept: 'NetCashProvidedByUsedInOperatingActivities',
    label:
      /^(?:total )?(?:net )?cash (?:flows? )?(?:provided|generated|from|used|\(used|flow).*\b(?:operating activities|operations)$|^(?:total|net cash|cash flows?|net) (?:from )?operating activities$|^net cash from operations$/,
    not: /continuing|discontinued|before|adjust/,
  },
  {
    key: 'capital_expenditure',
    concept: 'PaymentsToAcquirePropertyPlantAndEquipment',
    label:
      /^(?:additions? to|purchases? of|payments? (?:for|to acquire)|acquisitions? of|expenditures? for|investments? in|capital expenditures? for) (?:\w+ )?(?:property|properties|fixed assets|plant|capital assets)|^capital (?:expenditures?|spending|investments?)\b/,
    not: /proceeds|accrued|unpaid|non-?cash|sale of|accounts payable|dispos/,
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'investing_cash_flow',
    concept: 'NetCashProvidedByUsedInInvestingActivities',
    label:
      /^(?:total )?(?:net )?cash (?:flows? )?(?:provided|from|used|\(used|flow|for|required).*\binvesting(?: activities)?$|^(?:total|net cash|cash flows?|net) (?:from )?investing activities$/,
    not: /continuing|discontinued/,
  },
  {
    key: 'dividends_paid',
    concept: 'PaymentsOfDividends',
    label: /\bdividends?\b/,
    not: /non-?controlling|preferred|received|minority|declared|payable|per share|proceeds|accrued|unpaid|subsidiar|tax|\bto\b.*\bpartners|\bfrom\b/,
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'share_repurchases',
    concept: 'PaymentsForRepurchaseOfCommonStock',
    label:
      /^(?:(?:re)?purchases?|acquisitions?|payments? for (?:re)?purchases?) of (?:company |common |treasury |our )*(?:stock|shares)\b|^(?:common |treasury )?(?:stock|share) (?:re)?purchase[sd]?\b|^(?:common )?(?:stock|share) buy-?backs?|^treasury stock (?:purchase|acqui)/,
    not: /proceeds|tax|withh|issu|non-?controlling|preferred/,
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'financing_cash_flow',
    concept: 'NetCashProvidedByUsedInFinancingActivities',
    label:
      /^(?:total )?(?:net )?cash (?:flows? )?(?:provided|from|used|\(used|flow|for|required).*\bfinancing(?: activities)?$|^(?:total|net cash|cash flows?|net) (?:from )?financing activities$/,
    not: /continuing|discontinued/,
  },
];
