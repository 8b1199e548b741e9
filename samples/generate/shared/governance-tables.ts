import { acct, n, pct, usd, usd2 } from '../format';
import { numbers, text } from '../markup';
import type { Director, PayPerformance, ProxyYear } from '../people';

export function directorPayTable(directors: Director[], cashHead = 'Fees Earned or Paid in Cash ($)'): string {
  const rows = directors.flatMap((director) => {
    if (director.fees === undefined) return [];
    const stock = director.stock ?? 0;
    return [[director.name, usd(director.fees), usd(stock), usd(director.fees + stock)]];
  });
  return numbers(['Name', cashHead, 'Stock Awards ($)', 'Total ($)'], rows);
}

export function committeeTable(directors: Director[], meetings: Record<string, number>): string {
  const committees = Object.keys(meetings);
  const mark = (director: Director, committee: string): string =>
    director.committees.includes(`${committee} (Chair)`)
      ? 'Chair'
      : director.committees.includes(committee)
        ? 'Member'
        : '';
  const rows = directors
    .filter((director) => director.committees.length > 0)
    .map((director) => [director.name, ...committees.map((committee) => mark(director, committee))]);
  return text(
    ['Director', ...committees],
    [...rows, ['**Meetings held in the year**', ...committees.map((committee) => `**${meetings[committee]}**`)]],
    [2, ...committees.map(() => 1.3)],
  );
}

export function skillsTable(directors: Director[], skills: string[], label: (director: Director) => string): string {
  const rows = skills.map((skill) => [
    skill,
    ...directors.map((director) => (director.skills.includes(skill) ? '&#9679;' : '')),
    String(directors.filter((director) => director.skills.includes(skill)).length),
  ]);
  return text(['Experience', ...directors.map(label), 'Total'], rows, [3.2, ...directors.map(() => 1), 0.8]);
}

export function auditFeesTable(year: ProxyYear, auditor: string): string {
  const now = year.audit;
  const before = year.priorAudit;
  const row = (label: string, key: keyof typeof now): string[] => [label, usd(now[key]), usd(before[key])];
  return numbers(
    [`Fees billed by ${auditor}`, `Fiscal ${year.fiscalYear}`, `Fiscal ${year.fiscalYear - 1}`],
    [
      row('Audit fees', 'audit'),
      row('Audit-related fees', 'auditRelated'),
      row('Tax fees', 'tax'),
      row('All other fees', 'other'),
      ['*Total fees', usd(auditTotal(now)), usd(auditTotal(before))],
    ],
  );
}

export function auditTotal(fees: ProxyYear['audit']): number {
  return fees.audit + fees.auditRelated + fees.tax + fees.other;
}

export function ownershipTable(
  year: ProxyYear,
  insiders: { name: string; shares: number }[],
  others: number,
): { markup: string; group: number } {
  const share = (shares: number): string =>
    shares / year.sharesOutstanding < 0.01 ? '*' : pct((shares / year.sharesOutstanding) * 100);
  const group = insiders.reduce((sum, insider) => sum + insider.shares, others);
  const rows = [
    ['~Holders of five percent or more'],
    ...year.holders.map((holder) => [`${holder.name}<br/>${holder.address}`, n(holder.shares), share(holder.shares)]),
    ['~Directors and named executive officers'],
    ...insiders.map((insider) => [insider.name, n(insider.shares), share(insider.shares)]),
    ['*All directors and executive officers as a group', n(group), share(group)],
  ];
  return {
    markup: (
      `${numbers(['Name of Beneficial Owner', 'Shares Beneficially Owned', 'Percent of Class'], rows, [4, 1.3, 1])}^ ` +
      '\\* Less than one percent of the shares outstanding.'
    ).replace('\\*', '&#42;'),
    group,
  };
}

export function payPerformanceTable(
  rows: PayPerformance[],
  measure: string,
  unit: string,
  peers: string,
  tag: (element: string, year: number, shown: string) => string = (_element, _year, shown) => shown,
): string {
  const body = rows.map((row) => [
    String(row.year),
    `$${tag('PeoTotalCompAmt', row.year, n(row.ceoTotal))}`,
    `$${tag('PeoActuallyPaidCompAmt', row.year, acct(row.ceoPaid))}`,
    `$${tag('NonPeoNeoAvgTotalCompAmt', row.year, n(row.othersTotal))}`,
    `$${tag('NonPeoNeoAvgCompActuallyPaidAmt', row.year, n(row.othersPaid))}`,
    `$${tag('TotalShareholderRtnAmt', row.year, row.shareholderReturn.toFixed(2))}`,
    `$${tag('PeerGroupTotalShareholderRtnAmt', row.year, row.peerReturn.toFixed(2))}`,
    `$${tag('NetIncomeLoss', row.year, n(row.netIncome))}`,
    unit === '$' ? usd2(row.measure) : tag('CoSelectedMeasureAmt', row.year, row.measure.toFixed(1)),
  ]);
  return numbers(
    [
      'Year',
      'Summary Compensation Table Total for CEO ($)',
      'Compensation Actually Paid to CEO ($)',
      'Average Summary Compensation Table Total for Other NEOs ($)',
      'Average Compensation Actually Paid to Other NEOs ($)',
      'Value of Initial $100: Company TSR ($)',
      `Value of Initial $100: ${peers} TSR ($)`,
      'Net Income ($ in thousands)',
      measure,
    ],
    body,
    [0.7, 1.4, 1.4, 1.4, 1.4, 1.1, 1.1, 1.2, 1.1],
  );
}
