import { longDate, n } from '../format';
import { fact } from '../markup';
import {
  balanceSheet,
  cashFlows,
  comprehensiveIncome,
  equityStatement,
  incomeStatement,
  type StatementStyle,
} from '../shared/statements';
import { aldermoor } from './company';
import type { TenKContext } from '../shared/tenk-context';

export function statementPages({ fiscalYear, now, before, earlier, label }: TenKContext): string {
  const style: StatementStyle = {
    scale: 'millions',
    revenue: 'Revenue',
    costOfRevenue: 'Cost of revenue',
    research: 'Research and development',
    sellingAndAdmin: 'Selling, general and administrative',
    otherOperating: 'Amortization of acquired intangible assets',
    netIncome: 'Net income',
    inventories: 'Inventories',
    property: 'Property, plant and equipment, net',
    paidIn: 'Common stock and additional paid-in capital',
    otherComprehensive: 'Foreign currency translation adjustment',
    yearLabel: label,
    isUtility: false,
  };
  const end = longDate(aldermoor.fiscalYearEnds[fiscalYear]);
  return `
# Item 8. Financial Statements and Supplementary Data

## Report of Independent Registered Public Accounting Firm

To the Stockholders and the Board of Directors of Aldermoor Semiconductor Corporation

**Opinions.** We have audited the consolidated balance sheets of Aldermoor Semiconductor Corporation and subsidiaries \
as of ${end} and the end of the preceding fiscal year, the related statements of income, comprehensive income, equity \
and cash flows for each of the three fiscal years then ended, and the notes. We have also audited internal control \
over financial reporting as of ${end}. In our opinion the statements present fairly, in all material respects, the \
financial position, results and cash flows in conformity with accounting principles generally accepted in the United \
States, and the Company maintained effective internal control in all material respects.

**Basis.** Management is responsible for the statements, for internal control and for its assessment. Our \
responsibility is to express opinions based on audits made under the standards of the PCAOB, which require us to plan \
and perform them to obtain reasonable assurance.

**Critical audit matter: excess inventory.** The Company writes inventory down on the basis of forecasts of demand. \
Auditing those forecasts called for judgment, because products are sold through distributors whose own stocks can \
change. We tested controls over the forecasts, compared earlier forecasts with what was sold, and examined usage after \
year end for a sample of products.

/s/ Thackeray Voss LLP<br/>Phoenix, Arizona<br/>${longDate(aldermoor.tenKDates[fiscalYear])}<br/>We have served as the \
Company’s auditor since 2011.

===

## Consolidated Statements of Income

${incomeStatement([now, before, earlier], style)}

## Consolidated Statements of Comprehensive Income

${comprehensiveIncome([now, before, earlier], style)}

===

## Consolidated Balance Sheets

${balanceSheet(now, before, style)}

^ The par value of common stock is $0.001; 600,000,000 shares are authorized. \
${fact(
  'total_assets',
  `$${n(now.totalAssets)} million`,
  `Total assets were $${n(now.totalAssets)} million at ${end}, compared with $${n(before.totalAssets)} million a ` +
    'year earlier.',
)}

===

## Consolidated Statements of Cash Flows

${cashFlows([now, before, earlier], style)}

^ Interest paid in fiscal ${fiscalYear} was $${n(now.interestExpense - 3)} million and income taxes paid were \
$${n(now.taxes - now.deferredTaxes - 6)} million.

===

## Consolidated Statements of Equity

${equityStatement([now, before, earlier], style)}
`;
}
