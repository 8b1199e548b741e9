import { n, usd, usd2 } from '../format';
import { numbers, text } from '../markup';
import { payRow, type Officer, type PayRow } from '../people';

export interface PayContext {
  officers: Officer[];
  /** Grant-date price by fiscal year. */
  prices: Record<number, number>;
  specialPrices?: Record<number, number>;
  grantDates: Record<number, string>;
  yearEndPrice: number;
  fiscalYear: number;
  /** Wraps the CEO's total in inline XBRL where the filing has it. */
  hasPension: boolean;
}

export function rowOf(context: PayContext, officer: Officer, year: number): PayRow | undefined {
  const facts = officer.years[year];
  const price = context.prices[year];
  return facts && price !== undefined ? payRow(facts, price, context.specialPrices?.[year]) : undefined;
}

/** Officers who are named in the proxy of this fiscal year. */
export function named(context: PayContext): Officer[] {
  return context.officers.filter((officer) => officer.years[context.fiscalYear]);
}

export function summaryTable(context: PayContext): string {
  const years = [context.fiscalYear, context.fiscalYear - 1, context.fiscalYear - 2];
  const rows = named(context).flatMap((officer) =>
    years.flatMap((year) => {
      const row = rowOf(context, officer, year);
      if (!row) return [];
      const cells = [
        usd(row.salary),
        usd(row.bonus),
        usd(row.stock),
        usd(row.nonEquity),
        ...(context.hasPension ? [usd(row.pension)] : []),
        usd(row.other),
        usd(row.total),
      ];
      return [[year === context.fiscalYear ? `**${officer.name}**<br/>${officer.title}` : '', String(year), ...cells]];
    }),
  );
  const head = [
    'Name and Principal Position',
    'Year',
    'Salary ($)',
    'Bonus ($)',
    'Stock Awards ($)',
    'Non-Equity Incentive Plan Compensation ($)',
    ...(context.hasPension ? ['Change in Pension Value ($)'] : []),
    'All Other Compensation ($)',
    'Total ($)',
  ];
  return numbers(head, rows, [3.2, 0.7, 1.2, 1, 1.3, 1.5, ...(context.hasPension ? [1.2] : []), 1.4, 1.4]);
}

export function grantsTable(context: PayContext): string {
  const year = context.fiscalYear;
  const rows = named(context).flatMap((officer) => {
    const facts = officer.years[year];
    const row = rowOf(context, officer, year);
    if (!facts || !row) return [];
    const date = context.grantDates[year] ?? '';
    const lines = [
      [
        `**${officer.name}**`,
        '',
        usd(Math.round(row.targetBonus / 2)),
        usd(row.targetBonus),
        usd(row.targetBonus * 2),
        '',
        '',
        '',
      ],
      ['>Performance units', date, '', '', '', n(facts.performanceUnits), '', usd(row.performanceValue)],
      ['>Restricted stock units', date, '', '', '', '', n(facts.restrictedUnits), usd(row.restrictedValue)],
    ];
    if (facts.specialUnits)
      lines.push([
        '>Retention award',
        context.grantDates[0] ?? date,
        '',
        '',
        '',
        '',
        n(facts.specialUnits),
        usd(row.specialValue),
      ]);
    return lines;
  });
  return numbers(
    [
      'Name and Award',
      'Grant Date',
      'Annual Incentive Threshold ($)',
      'Annual Incentive Target ($)',
      'Annual Incentive Maximum ($)',
      'Performance Units at Target (#)',
      'Other Stock Awards (#)',
      'Grant Date Fair Value ($)',
    ],
    rows,
    [2.6, 1.1, 1.2, 1.2, 1.2, 1.2, 1.1, 1.4],
  );
}

/**
 * Unvested at year end: two thirds of this year's units, one third of last year's, and both open performance cycles.
 */
export function outstandingTable(context: PayContext): string {
  const year = context.fiscalYear;
  const rows = named(context).flatMap((officer) => {
    const open = [year, year - 1].flatMap((granted, index) => {
      const facts = officer.years[granted];
      if (!facts) return [];
      const units = index === 0 ? facts.restrictedUnits : Math.round((facts.restrictedUnits * 2) / 3);
      const special = facts.specialUnits ?? 0;
      const held = units + special;
      return [
        [
          '>' + (context.grantDates[granted] ?? `Fiscal ${granted}`),
          n(held),
          usd(Math.round(held * context.yearEndPrice)),
          n(facts.performanceUnits),
          usd(Math.round(facts.performanceUnits * context.yearEndPrice)),
        ],
      ];
    });
    return [[`~${officer.name}`], ...open];
  });
  return numbers(
    [
      'Name and Grant Date',
      'Units Not Vested (#)',
      'Market Value of Units Not Vested ($)',
      'Unearned Performance Units (#)',
      'Market Value of Unearned Performance Units ($)',
    ],
    rows,
    [2.4, 1.2, 1.6, 1.3, 1.7],
  );
}

export function vestedTable(context: PayContext, vestPrice: number): string {
  const rows = named(context).map((officer) => {
    const before = officer.years[context.fiscalYear - 1];
    const earlier = officer.years[context.fiscalYear - 2];
    const shares =
      Math.round(((before?.restrictedUnits ?? 0) + (earlier?.restrictedUnits ?? 0)) / 3) +
      (earlier?.performanceUnits ?? 0);
    return [officer.name, '—', '$—', shares === 0 ? '—' : n(shares), usd(Math.round(shares * vestPrice))];
  });
  return numbers(
    [
      'Name',
      'Option Shares Acquired on Exercise (#)',
      'Value Realized on Exercise ($)',
      'Shares Acquired on Vesting (#)',
      'Value Realized on Vesting ($)',
    ],
    rows,
    [2.4, 1.4, 1.4, 1.4, 1.5],
  );
}

export interface SeveranceTerms {
  ceoMultiple: number;
  otherMultiple: number;
  changeCeoMultiple: number;
  changeOtherMultiple: number;
  benefits: number;
}

/** Values a termination at year end: cash multiples of salary plus target bonus, benefits, and accelerated equity. */
export function terminationTable(context: PayContext, terms: SeveranceTerms): string {
  const rows = named(context).flatMap((officer, index) => {
    const row = rowOf(context, officer, context.fiscalYear);
    if (!row) return [];
    const base = row.salary + row.targetBonus;
    const equity = equityAtYearEnd(context, officer);
    const cash = Math.round(base * (index === 0 ? terms.ceoMultiple : terms.otherMultiple));
    const changeCash = Math.round(base * (index === 0 ? terms.changeCeoMultiple : terms.changeOtherMultiple));
    return [
      [`~${officer.name}`],
      ['>Cash severance', usd(cash), usd(changeCash), '$—'],
      ['>Continued health benefits', usd(terms.benefits), usd(terms.benefits), '$—'],
      ['>Accelerated equity', '$—', usd(equity), usd(equity)],
      ['*Total', usd(cash + terms.benefits), usd(changeCash + terms.benefits + equity), usd(equity)],
    ];
  });
  return numbers(
    [
      'Name and Payment',
      'Termination without Cause or for Good Reason ($)',
      'Qualifying Termination after a Change in Control ($)',
      'Death or Disability ($)',
    ],
    rows,
    [2.6, 1.6, 1.6, 1.3],
  );
}

function equityAtYearEnd(context: PayContext, officer: Officer): number {
  return [context.fiscalYear, context.fiscalYear - 1].reduce((sum, year, index) => {
    const facts = officer.years[year];
    if (!facts) return sum;
    const units = index === 0 ? facts.restrictedUnits : Math.round((facts.restrictedUnits * 2) / 3);
    return sum + Math.round((units + (facts.specialUnits ?? 0) + facts.performanceUnits) * context.yearEndPrice);
  }, 0);
}

export interface GoalRow {
  measure: string;
  weight: number;
  threshold: string;
  target: string;
  maximum: string;
  actual: string;
  payout: number;
}

/** The corporate payout is the weighted sum of the measures' payouts. */
export function corporatePayout(goals: GoalRow[]): number {
  return Math.round(goals.reduce((sum, goal) => sum + goal.weight * goal.payout, 0)) / 100;
}

export function goalsTable(goals: GoalRow[]): string {
  const rows = goals.map((goal) => [
    goal.measure,
    `${goal.weight}%`,
    goal.threshold,
    goal.target,
    goal.maximum,
    goal.actual,
    `${goal.payout}%`,
  ]);
  return numbers(
    ['Performance Measure', 'Weight', 'Threshold (50%)', 'Target (100%)', 'Maximum (200%)', 'Actual Result', 'Payout'],
    [...rows, ['*Weighted corporate result', '100%', '', '', '', '', `${corporatePayout(goals)}%`]],
    [2.4, 0.8, 1.1, 1.1, 1.1, 1.1, 0.9],
  );
}

export function priceNote(context: PayContext): string {
  return (
    'Market values use the closing price of our common stock on the last trading day of fiscal ' +
    `${context.fiscalYear}, ${usd2(context.yearEndPrice)}.`
  );
}

export function allOtherTable(context: PayContext, labels: [string, string, string]): string {
  const rows = named(context).map((officer) => {
    const other = officer.years[context.fiscalYear]?.other ?? 0;
    const first = Math.round(other * 0.42);
    const second = Math.round(other * 0.23);
    return [officer.name, usd(first), usd(second), usd(other - first - second), usd(other)];
  });
  return numbers(['Name', ...labels, 'Total'], rows, [2.4, 1.2, 1.2, 1.2, 1.2]);
}

export function incentiveTable(context: PayContext): string {
  const rows = named(context).map((officer) => {
    const facts = officer.years[context.fiscalYear];
    const row = rowOf(context, officer, context.fiscalYear);
    return facts && row
      ? [
          officer.name,
          usd(facts.salary),
          `${facts.targetPercent}%`,
          usd(row.targetBonus),
          `${facts.payoutPercent}%`,
          usd(row.nonEquity),
        ]
      : [officer.name];
  });
  return numbers(
    [
      'Named Executive Officer',
      'Base Salary ($)',
      'Target (% of salary)',
      'Target Award ($)',
      'Payout (% of target)',
      'Amount Paid ($)',
    ],
    rows,
    [2.4, 1.1, 1, 1.2, 1, 1.2],
  );
}

export function salaryTable(context: PayContext): string {
  const rows = named(context).map((officer) => {
    const now = officer.years[context.fiscalYear]?.salary ?? 0;
    const before = officer.years[context.fiscalYear - 1]?.salary;
    return [
      officer.name,
      before ? usd(before) : 'n/a',
      usd(now),
      before ? `${((now / before - 1) * 100).toFixed(1)}%` : 'n/a',
    ];
  });
  return numbers(
    ['Named Executive Officer', `Fiscal ${context.fiscalYear - 1} ($)`, `Fiscal ${context.fiscalYear} ($)`, 'Increase'],
    rows,
  );
}

export function grantValueTable(context: PayContext): string {
  const rows = named(context).map((officer) => {
    const row = rowOf(context, officer, context.fiscalYear);
    return row
      ? [
          officer.name,
          usd(row.performanceValue),
          usd(row.restrictedValue),
          usd(row.performanceValue + row.restrictedValue),
        ]
      : [officer.name];
  });
  return numbers(
    ['Named Executive Officer', 'Performance Units ($)', 'Restricted Stock Units ($)', 'Total Annual Grant ($)'],
    rows,
  );
}

export function officersTable(officers: Officer[]): string {
  return text(
    ['Name', 'Age', 'Position'],
    officers.map((officer) => [officer.name, String(officer.age), officer.title]),
    [2, 0.6, 3],
  );
}
