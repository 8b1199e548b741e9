import { yearOf, type TenKContext } from '../shared/tenk-context';
import { cover, tenKContents } from '../shared/tenk-frame';
import { kestrel, kestrelFinance } from './company';
import { businessPages } from './tenk-business';
import { riskPages } from './tenk-risks';
import { discussionPages } from './tenk-discussion';
import { notePages } from './tenk-notes';

export function kestrelTenK(fiscalYear: 2024 | 2025): string {
  const context: TenKContext = {
    fiscalYear,
    is2025: fiscalYear === 2025,
    now: yearOf(kestrelFinance, fiscalYear),
    before: yearOf(kestrelFinance, fiscalYear - 1),
    earlier: yearOf(kestrelFinance, fiscalYear - 2),
    label: String,
  };
  const front = cover({
    name: 'KESTREL POINT WATER UTILITIES CORPORATION',
    yearEnd: kestrel.fiscalYearEnds[fiscalYear],
    fileNumber: '001-06122',
    state: 'Connecticut',
    ein: '06-5550119',
    address: '14 Harbor Street, New London, Connecticut 06320',
    phone: '(860) 555-0119',
    security: 'Common Stock, without par value',
    ticker: 'KPWU',
    exchange: 'New York Stock Exchange',
    filerBoxes: 'accelerated',
    marketValue: context.is2025 ? '$655 million' : '$672 million',
    marketValueDate: context.is2025 ? '2025-06-30' : '2024-06-28',
    shares: kestrel.coverShares[fiscalYear],
    sharesDate: kestrel.coverDates[fiscalYear],
    titleStyle: 'font-size:16pt',
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
