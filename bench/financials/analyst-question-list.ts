import {
  CAPEX,
  COST,
  DIVIDENDS,
  INTEREST,
  NET_INCOME,
  OPERATING,
  OPERATING_CASH,
  PRETAX,
  REVENUE,
  TAX,
  type TaggedQuestion,
  type Tags,
} from './tagged-question-list';

const DEPRECIATION = [
  'DepreciationDepletionAndAmortization',
  'DepreciationAmortizationAndAccretionNet',
  'DepreciationAndAmortization',
  'Depreciation',
];
const RECEIVABLES = ['AccountsReceivableNetCurrent', 'ReceivablesNetCurrent'];
const PAYABLES = ['AccountsPayableCurrent'];
const EQUITY = ['StockholdersEquity'];
const PROPERTY = [
  'PropertyPlantAndEquipmentNet',
  'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
];
const BUYBACKS = ['PaymentsForRepurchaseOfCommonStock'];
const SELLING = ['SellingGeneralAndAdministrativeExpense'];
const INVENTORY = ['InventoryNet'];

type Expected = number | undefined;
type Reader = (tags: Tags) => Expected;
/** The work on the figures of the tags; nothing where one of them is not tagged. */
const by =
  (work: (...values: number[]) => number, ...of: Reader[]) =>
  (tags: Tags): Expected => {
    const values = of.map((read) => read(tags));
    return values.every((value): value is number => value !== undefined) ? work(...values) : undefined;
  };
const at =
  (concepts: readonly string[], back = 0) =>
  (tags: Tags) =>
    tags(concepts, back);
const share = (...of: Reader[]) => by((top = 0, bottom = 1) => (top / bottom) * 100, ...of);
const ratio = (...of: Reader[]) => by((top = 0, bottom = 1) => top / bottom, ...of);
const less = (...of: Reader[]) => by((one = 0, other = 0) => one - other, ...of);
const growth = (...of: Reader[]) => by((now = 0, before = 1) => (now / before - 1) * 100, ...of);
const verdict = (holds: (...values: number[]) => boolean, ...of: Reader[]) => {
  const worked = by((...values) => Number(holds(...values)), ...of);
  return (tags: Tags) => {
    const value = worked(tags);
    return value === undefined ? undefined : value === 1 ? 'yes' : 'no';
  };
};
const mean = (...of: Reader[]) =>
  by((...values) => values.reduce((sum, value) => sum + value, 0) / values.length, ...of);
const free = (back = 0) => less(at(OPERATING_CASH, back), at(CAPEX, back));
const margin = (concepts: readonly string[], back = 0) => share(at(concepts, back), at(REVENUE, back));
const grossMargin = (back = 0) =>
  by((revenue = 1, cost = 0) => ((revenue - cost) / revenue) * 100, at(REVENUE, back), at(COST, back));

const ask = (wording: (name: string, year: number) => string, expect: TaggedQuestion['expect']): TaggedQuestion => ({
  ask: wording,
  expect,
});

/** Questions as analysts word them. What is right is worked out from the tags of the filing. */
export const ANALYST_QUESTIONS: readonly TaggedQuestion[] = [
  ask(
    (n, y) => `What is ${n}'s FY${y} year-over-year revenue growth rate? Round to one decimal place.`,
    growth(at(REVENUE), at(REVENUE, 1)),
  ),
  ask(
    (n, y) => `By what percentage did ${n}'s operating income grow between FY${y - 1} and FY${y}?`,
    growth(at(OPERATING), at(OPERATING, 1)),
  ),
  ask(
    (n, y) => `What was the year on year change in ${n}'s net income in FY${y}, in percent?`,
    growth(at(NET_INCOME), at(NET_INCOME, 1)),
  ),
  ask(
    (n, y) => `What is the FY${y - 2} - FY${y} 2 year CAGR of total revenue for ${n}? Answer in percent.`,
    by((a = 1, b = 1) => ((a / b) ** 0.5 - 1) * 100, at(REVENUE), at(REVENUE, 2)),
  ),
  ask(
    (n, y) =>
      `What is the FY${y - 2} - FY${y} 3 year average operating margin for ${n}? Answer in percents ` +
      'rounded to one decimal.',
    mean(margin(OPERATING), margin(OPERATING, 1), margin(OPERATING, 2)),
  ),
  ask(
    (n, y) => `What was the average gross margin of ${n} over the last two years, FY${y - 1} and FY${y}?`,
    mean(grossMargin(), grossMargin(1)),
  ),
  ask((n, y) => `What is ${n}'s FY${y} COGS as a percentage of revenue?`, margin(COST)),
  ask((n, y) => `What was SG&A as a % of revenue for ${n} in FY${y}?`, margin(SELLING)),
  ask(
    (n, y) =>
      `What is ${n}'s FY${y} unadjusted EBITDA? Define unadjusted EBITDA as operating income plus ` +
      'depreciation and amortization. Answer in USD millions.',
    by((a = 0, b = 0) => a + b, at(OPERATING), at(DEPRECIATION)),
  ),
  ask(
    (n, y) =>
      `What is the FY${y} unadjusted EBITDA less capex for ${n}? Define unadjusted EBITDA as ` +
      'unadjusted operating income + depreciation and amortization (from cash flow statement). Answer ' +
      'in USD millions.',
    by((a = 0, b = 0, c = 0) => a + b - c, at(OPERATING), at(DEPRECIATION), at(CAPEX)),
  ),
  ask(
    (n, y) =>
      `What is ${n}'s FY${y} dividend payout ratio, using total cash dividends paid and net income ` +
      'attributable to shareholders? Round to two decimal places.',
    (tags) => share(at(DIVIDENDS), at(NET_INCOME))(tags),
  ),
  ask(
    (n, y) =>
      `What is the FY${y} retention ratio (using total cash dividends paid and net income ` +
      `attributable to shareholders) for ${n}?`,
    by((a = 0, b = 1) => (1 - a / b) * 100, at(DIVIDENDS), at(NET_INCOME)),
  ),
  ask(
    (n, y) => `How much free cash flow did ${n} generate in fiscal ${y}, in billions, rounded to two decimals?`,
    free(),
  ),
  ask(
    (n, y) => `What was ${n}'s free cash flow conversion in FY${y}, defined as free cash flow divided by net income?`,
    ratio(free(), at(NET_INCOME)),
  ),
  ask(
    (n, y) =>
      `Does ${n} have an improving operating margin profile as of FY${y}? If operating margin is not ` +
      'a useful metric for a company like this, then state that and explain why.',
    verdict((a = 0, b = 0) => a > b, margin(OPERATING), margin(OPERATING, 1)),
  ),
  ask(
    (n, y) => `Did ${n}'s net profit margin widen in fiscal ${y}?`,
    verdict((a = 0, b = 0) => a > b, margin(NET_INCOME), margin(NET_INCOME, 1)),
  ),
  ask(
    (n, y) => `Was ${n}'s effective tax rate lower in FY${y} than in FY${y - 1}?`,
    verdict((a = 0, b = 0) => a < b, share(at(TAX), at(PRETAX)), share(at(TAX, 1), at(PRETAX, 1))),
  ),
  ask((n, y) => `How does the effective tax rate of ${n} in FY${y} compare to FY${y - 1}?`, share(at(TAX), at(PRETAX))),
  ask(
    (n, y) => `How much has the effective tax rate of ${n} changed between FY${y - 1} and FY${y}?`,
    less(share(at(TAX), at(PRETAX)), share(at(TAX, 1), at(PRETAX, 1))),
  ),
  ask(
    (n, y) =>
      `What is the FY${y} return on assets (ROA) for ${n}? ROA is defined as: FY${y} net income / ` +
      `(average total assets between FY${y - 1} and FY${y}). Round your answer to two decimal places.`,
    by((i = 0, a = 1, b = 1) => i / ((a + b) / 2), at(NET_INCOME), at(['Assets']), at(['Assets'], 1)),
  ),
  ask(
    (n, y) =>
      `What is the FY${y} fixed asset turnover ratio for ${n}? Fixed asset turnover ratio is defined ` +
      `as: FY${y} revenue / (average PP&E between FY${y - 1} and FY${y}). Round your answer to two ` +
      'decimal places.',
    by((r = 0, a = 1, b = 1) => r / ((a + b) / 2), at(REVENUE), at(PROPERTY), at(PROPERTY, 1)),
  ),
  ask(
    (n, y) =>
      `What is ${n}'s inventory turnover ratio for FY${y}? It is defined as FY${y} COGS / average ` +
      `inventory between FY${y - 1} and FY${y}.`,
    by((c = 0, a = 1, b = 1) => c / ((a + b) / 2), at(COST), at(INVENTORY), at(INVENTORY, 1)),
  ),
  ask(
    (n, y) =>
      `What was ${n}'s days sales outstanding (DSO) in fiscal ${y}, defined as accounts receivable ` +
      'divided by revenue times 365?',
    by((a = 0, b = 1) => (a / b) * 365, at(RECEIVABLES), at(REVENUE)),
  ),
  ask(
    (n, y) => `Calculate DIO for ${n} in FY${y} as 365 * inventory / COGS.`,
    by((a = 0, b = 1) => (a / b) * 365, at(INVENTORY), at(COST)),
  ),
  ask(
    (n, y) => `What was the debt-to-equity ratio at ${n} at fiscal year end ${y}, taking debt as long-term debt?`,
    () => null,
  ),
  ask(
    (n, y) => `What is ${n}'s total assets to shareholders' equity ratio at the end of FY${y}?`,
    ratio(at(['Assets']), at(EQUITY)),
  ),
  ask(
    (n, y) => `How many times did ${n}'s operating income cover its interest expense in FY${y}?`,
    ratio(at(OPERATING), at(INTEREST)),
  ),
  ask(
    (n, y) => `What percentage of operating cash flow did ${n} spend on capital expenditures in FY${y}?`,
    share(at(CAPEX), at(OPERATING_CASH)),
  ),
  ask(
    (n, y) => `What share of its net income did ${n} spend on share repurchases in fiscal ${y}?`,
    share(at(BUYBACKS), at(NET_INCOME)),
  ),
  ask(
    (n, y) => `What is the sum of dividends paid and share repurchases at ${n} in FY${y}, in USD millions?`,
    by((a = 0, b = 0) => a + b, at(DIVIDENDS), at(BUYBACKS)),
  ),
  ask(
    (n, y) => `How much cash did ${n} return to shareholders through dividends and share repurchases in FY${y}?`,
    by((a = 0, b = 0) => a + b, at(DIVIDENDS), at(BUYBACKS)),
  ),
  ask(
    (n, y) => `What was the difference between ${n}'s net income and operating cash flow in FY${y}?`,
    less(at(NET_INCOME), at(OPERATING_CASH)),
  ),
  ask((n, y) => `What was ${n}'s operating cash flow margin in FY${y}?`, margin(OPERATING_CASH)),
  ask(
    (n, y) => `Does ${n} have positive working capital based on FY${y} data?`,
    verdict((a = 0, b = 0) => a > b, at(['AssetsCurrent']), at(['LiabilitiesCurrent'])),
  ),
  ask(
    (n, y) =>
      'Among operations, investing, and financing activities, which brought in the most (or lost the ' +
      `least) cash flow for ${n} in FY${y}?`,
    at(OPERATING_CASH),
  ),
  ask(
    (n, y) => `Which was larger for ${n} in fiscal ${y}: dividends paid or share repurchases?`,
    by((a = 0, b = 0) => Math.max(a, b), at(DIVIDENDS), at(BUYBACKS)),
  ),
  ask(
    (n, y) =>
      `In which of the last three fiscal years, FY${y - 2}, FY${y - 1} or FY${y}, was ${n}'s net income highest?`,
    by((a = 0, b = 0, c = 0) => Math.max(a, b, c), at(NET_INCOME), at(NET_INCOME, 1), at(NET_INCOME, 2)),
  ),
  ask(
    (n, y) => `What was ${n}'s revenue per employee in FY${y}?`,
    () => null,
  ),
  ask(
    (n, y) => `What is ${n}'s FY${y} goodwill as a percentage of total assets?`,
    share(at(['Goodwill']), at(['Assets'])),
  ),
  ask(
    (n, y) => `How much did ${n} pay in income taxes as a percent of pretax income in FY${y}?`,
    share(at(TAX), at(PRETAX)),
  ),
  ask(
    (n, y) => `What were the retained earnings of ${n} at the end of fiscal ${y}, in USD millions?`,
    at(['RetainedEarningsAccumulatedDeficit']),
  ),
  ask(
    (n, y) => `How much stock-based compensation expense did ${n} record in fiscal ${y}?`,
    at(['ShareBasedCompensation']),
  ),
  ask(
    (n, y) => `What was stock-based compensation as a percentage of revenue at ${n} in fiscal ${y}?`,
    share(at(['ShareBasedCompensation']), at(REVENUE)),
  ),
  ask(
    (n, y) => `By how much did retained earnings of ${n} change in fiscal ${y}, in millions?`,
    less(at(['RetainedEarningsAccumulatedDeficit']), at(['RetainedEarningsAccumulatedDeficit'], 1)),
  ),
  ask((n, y) => `What was net income per diluted share for ${n} in fiscal ${y}?`, at(['EarningsPerShareDiluted'])),
  ask(
    (n, y) => `What was the growth in diluted EPS at ${n} from FY${y - 1} to FY${y}?`,
    growth(at(['EarningsPerShareDiluted']), at(['EarningsPerShareDiluted'], 1)),
  ),
  ask(
    (n, y) => `Did ${n} repurchase shares in FY${y}?`,
    verdict((a = 0) => a > 0, at(BUYBACKS)),
  ),
  ask(
    (n, y) => `Has ${n} increased its capital expenditures between FY${y - 1} and FY${y}?`,
    verdict((a = 0, b = 0) => a > b, at(CAPEX), at(CAPEX, 1)),
  ),
  ask(
    (n, y) => `Is ${n}'s interest coverage ratio above 5 in FY${y}?`,
    verdict((a = 0, b = 1) => a / b > 5, at(OPERATING), at(INTEREST)),
  ),
  ask(
    (n, y) => `We need to know what ${n} earned before taxes in FY${y}. Give the number in USD billions, two decimals.`,
    at(PRETAX),
  ),
  ask((n, y) => `As an equity analyst, I want to know: what was ${n}'s bottom line for fiscal ${y}?`, at(NET_INCOME)),
  ask((n, y) => `What was ${n}'s top line in FY${y}?`, at(REVENUE)),
  ask(
    (n, y) => `How much accounts payable did ${n} have at year end FY${y} relative to COGS, in percent?`,
    share(at(PAYABLES), at(COST)),
  ),
];
