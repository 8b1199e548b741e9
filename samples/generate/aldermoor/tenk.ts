import { aldermoor, aldermoorFinance } from './company';
import { yearOf, type TenKContext } from '../shared/tenk-context';
import { cover, tenKContents } from '../shared/tenk-frame';
import { businessPages } from './tenk-business';
import { riskPages } from './tenk-risks';
import { discussionPages } from './tenk-discussion';
import { statementPages } from './tenk-statements';
import { notePages } from './tenk-notes';

export function aldermoorTenK(fiscalYear: 2024 | 2025): string {
  const context: TenKContext = {
    fiscalYear,
    is2025: fiscalYear === 2025,
    now: yearOf(aldermoorFinance, fiscalYear),
    before: yearOf(aldermoorFinance, fiscalYear - 1),
    earlier: yearOf(aldermoorFinance, fiscalYear - 2),
    label: (year) => `Fiscal ${year}`,
  };
  const front = cover({
    name: 'Aldermoor Semiconductor Corporation',
    yearEnd: aldermoor.fiscalYearEnds[fiscalYear],
    fileNumber: '001-38214',
    state: 'Delaware',
    ein: '20-5550142',
    address: '2100 West Germann Road, Chandler, Arizona 85286',
    phone: '(480) 555-0142',
    security: 'Common stock, par value $0.001 per share',
    ticker: 'ALDM',
    exchange: 'The Nasdaq Stock Market LLC',
    filerBoxes: 'wksi large',
    marketValue: context.is2025 ? '$15.9 billion' : '$13.7 billion',
    marketValueDate: context.is2025 ? '2024-12-27' : '2023-12-22',
    shares: aldermoor.coverShares[fiscalYear],
    sharesDate: aldermoor.coverDates[fiscalYear],
    titleStyle: 'font-size:20pt;color:#0b3d5c',
  });
  return [
    front,
    tenKContents(),
    businessPages(context),
    riskPages(context),
    discussionPages(context),
    statementPages(context),
    notePages(context),
  ].join('\n\n');
}
