import { halvorsen, halvorsenFinance } from './company';
import { yearOf, type TenKContext } from '../shared/tenk-context';
import { cover, tenKContents } from '../shared/tenk-frame';
import { businessPages } from './tenk-business';
import { riskPages } from './tenk-risks';
import { discussionPages } from './tenk-discussion';
import { notePages } from './tenk-notes';

export function halvorsenTenK(fiscalYear: 2024 | 2025): string {
  const context: TenKContext = {
    fiscalYear,
    is2025: fiscalYear === 2025,
    now: yearOf(halvorsenFinance, fiscalYear),
    before: yearOf(halvorsenFinance, fiscalYear - 1),
    earlier: yearOf(halvorsenFinance, fiscalYear - 2),
    label: String,
  };
  const front = cover({
    name: 'HALVORSEN MEDICAL DEVICES, INC.',
    yearEnd: halvorsen.fiscalYearEnds[fiscalYear],
    fileNumber: '001-35601',
    state: 'Minnesota',
    ein: '41-5550177',
    address: '900 North Washington Avenue, Minneapolis, Minnesota 55401',
    phone: '(612) 555-0177',
    security: 'Common Stock, $0.01 par value',
    ticker: 'HLVM',
    exchange: 'New York Stock Exchange',
    filerBoxes: 'wksi large',
    marketValue: context.is2025 ? '$3.6 billion' : '$3.3 billion',
    marketValueDate: context.is2025 ? '2025-06-30' : '2024-06-28',
    shares: halvorsen.coverShares[fiscalYear],
    sharesDate: halvorsen.coverDates[fiscalYear],
    titleStyle: 'font-size:18pt',
  });
  return [
    front,
    tenKContents(),
    businessPages(context),
    riskPages(context),
    discussionPages(context),
    notePages(context),
  ].join('\n\n');
}
