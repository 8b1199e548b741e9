import type { ProxyYear } from '../people';
import { rowOf, type PayContext } from '../shared/pay-tables';
import { kestrelOfficers, kestrelPrices, kestrelYears } from './people';
import { solicitationPages } from './proxy-solicitation';
import { directorPages } from './proxy-directors';
import { compensationPages } from './proxy-compensation';
import { remainingPages } from './proxy-remaining';

export interface ProxyContext {
  year: ProxyYear;
  is2025: boolean;
  pay: PayContext;
  ceoTotal: number;
  ratio: number;
}

export function kestrelProxy(fiscalYear: 2024 | 2025): string {
  const year = kestrelYears[fiscalYear];
  const pay: PayContext = {
    officers: kestrelOfficers,
    prices: kestrelPrices.grant,
    grantDates: kestrelPrices.dates,
    yearEndPrice: year.yearEndPrice,
    fiscalYear,
    hasPension: true,
  };
  const ceo = kestrelOfficers[0];
  const ceoTotal = (ceo && rowOf(pay, ceo, fiscalYear)?.total) ?? 0;
  const context: ProxyContext = {
    year,
    is2025: fiscalYear === 2025,
    pay,
    ceoTotal,
    ratio: Math.round(ceoTotal / year.medianPay),
  };
  return [solicitationPages(context), directorPages(context), compensationPages(context), remainingPages(context)].join(
    '\n\n',
  );
}
