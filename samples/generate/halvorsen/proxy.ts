import { halvorsenOfficers, halvorsenPrices, halvorsenYears } from './people';
import type { ProxyYear } from '../people';
import { rowOf, type PayContext } from '../shared/pay-tables';
import { openingPages } from './proxy-opening';
import { governancePages } from './proxy-governance';
import { compensationPages } from './proxy-compensation';
import { tablePages } from './proxy-tables';
import { proposalPages } from './proxy-proposals';

export interface ProxyContext {
  year: ProxyYear;
  is2025: boolean;
  pay: PayContext;
  ceoTotal: number;
  ratio: number;
}

export function halvorsenProxy(fiscalYear: 2024 | 2025): string {
  const year = halvorsenYears[fiscalYear];
  const pay: PayContext = {
    officers: halvorsenOfficers,
    prices: halvorsenPrices.grant,
    grantDates: halvorsenPrices.dates,
    yearEndPrice: year.yearEndPrice,
    fiscalYear,
    hasPension: false,
  };
  const ceo = halvorsenOfficers[0];
  const ceoTotal = (ceo && rowOf(pay, ceo, fiscalYear)?.total) ?? 0;
  const context: ProxyContext = {
    year,
    is2025: fiscalYear === 2025,
    pay,
    ceoTotal,
    ratio: Math.round(ceoTotal / year.medianPay),
  };
  return [
    openingPages(context),
    governancePages(context),
    compensationPages(context),
    tablePages(context),
    proposalPages(context),
  ].join('\n\n');
}
