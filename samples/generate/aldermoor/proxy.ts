import type { PayContext } from '../shared/pay-tables';
import { rowOf } from '../shared/pay-tables';
import type { ProxyYear } from '../people';
import { boardPages } from './proxy-board';
import { meetingPages } from './proxy-meeting';
import { discussionPages } from './proxy-pay';
import { payTablePages } from './proxy-pay-tables';
import { closingPages } from './proxy-closing';
import { aldermoorOfficers, aldermoorPrices, aldermoorYears } from './people';

export interface ProxyContext {
  year: ProxyYear;
  is2025: boolean;
  pay: PayContext;
  ceoTotal: number;
  ratio: number;
  tag: (element: string, year: number, shown: string) => string;
}

function aldermoorContext(fiscalYear: 2024 | 2025): ProxyContext {
  const year = aldermoorYears[fiscalYear];
  const is2025 = fiscalYear === 2025;
  const pay: PayContext = {
    officers: aldermoorOfficers,
    prices: aldermoorPrices.grant,
    specialPrices: aldermoorPrices.special,
    grantDates: aldermoorPrices.dates,
    yearEndPrice: year.yearEndPrice,
    fiscalYear,
    hasPension: false,
  };
  const ceo = aldermoorOfficers[0];
  const ceoTotal = (ceo && rowOf(pay, ceo, fiscalYear)?.total) ?? 0;
  const tag = (element: string, tagYear: number, shown: string): string =>
    is2025
      ? `<ix:nonFraction contextRef="fy${tagYear}" decimals="${shown.includes('.') ? 2 : 0}" ` +
        `format="ixt:num-dot-decimal" id="f-${element}-${tagYear}" ` +
        `name="${element === 'NetIncomeLoss' ? 'us-gaap' : 'ecd'}:${element}" ` +
        `scale="${element === 'NetIncomeLoss' ? 3 : 0}" ` +
        `unitRef="${element === 'CoSelectedMeasureAmt' ? 'pure' : 'usd'}">${shown}</ix:nonFraction>`
      : shown;
  return { year, is2025, pay, ceoTotal, ratio: Math.round(ceoTotal / year.medianPay), tag };
}

/** The whole proxy statement of one year, as markup. */
export function aldermoorProxy(fiscalYear: 2024 | 2025): string {
  const context = aldermoorContext(fiscalYear);
  return [
    meetingPages(context),
    boardPages(context),
    discussionPages(context),
    payTablePages(context),
    closingPages(context),
  ].join('\n\n');
}
