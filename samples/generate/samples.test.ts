import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aldermoorFinance } from './aldermoor/company';
import { aldermoorGoals } from './aldermoor/proxy-pay';
import { aldermoorOfficers, aldermoorPrices, aldermoorYears } from './aldermoor/people';
import { companyTickers } from './edgar';
import { filings } from './filings';
import type { YearResult } from './finance';
import { halvorsenFinance } from './halvorsen/company';
import { halvorsenGoals } from './halvorsen/proxy-compensation';
import { halvorsenOfficers, halvorsenYears } from './halvorsen/people';
import { kestrelFinance } from './kestrel/company';
import { kestrelGoals } from './kestrel/proxy-compensation';
import { kestrelOfficers, kestrelYears } from './kestrel/people';
import { plain } from './markup';
import { independentCount, payRow } from './people';
import { corporatePayout } from './shared/pay-tables';

const samples = join(dirname(fileURLToPath(import.meta.url)), '..');

interface Expected {
  ticker: string;
  form: string;
  fiscalYear: number;
  accession: string;
  path: string;
  facts: { key: string; value: string; sentence: string }[];
}

const expected = JSON.parse(readFileSync(join(samples, 'expected.json'), 'utf8')) as Expected[];
const companies = [
  {
    name: 'Aldermoor',
    finance: aldermoorFinance,
    years: aldermoorYears,
    officers: aldermoorOfficers,
    goals: aldermoorGoals,
  },
  {
    name: 'Halvorsen',
    finance: halvorsenFinance,
    years: halvorsenYears,
    officers: halvorsenOfficers,
    goals: halvorsenGoals,
  },
  {
    name: 'Kestrel Point',
    finance: kestrelFinance,
    years: kestrelYears,
    officers: kestrelOfficers,
    goals: kestrelGoals,
  },
];

describe('the committed filings', () => {
  it('are what the generator makes of the facts', () => {
    for (const filing of filings())
      expect(readFileSync(join(samples, filing.path), 'utf8') === filing.html, filing.path).toBe(true);
  });

  it('are twelve, each at least twenty-five pages and under 600 kilobytes', () => {
    const all = filings();
    expect(all).toHaveLength(12);
    for (const filing of all) {
      expect(filing.pages, filing.path).toBeGreaterThanOrEqual(25);
      expect(filing.html.length, filing.path).toBeLessThan(600_000);
      expect(filing.html, filing.path).not.toMatch(/undefined|NaN|\[object|⟦|⟧|\*\*/);
    }
  });

  it('contain the sentence of every expected fact once tags are stripped', () => {
    for (const { path, facts } of expected) {
      const seen = plain(readFileSync(join(samples, path), 'utf8'));
      for (const { key, sentence } of facts) expect(seen.includes(sentence), `${path}: ${key}: ${sentence}`).toBe(true);
    }
  });

  it('are all listed in the submissions of their company, in columns of equal length', () => {
    for (const { path, accession } of expected) {
      const cik = path.split('/')[5] ?? '';
      const document = JSON.parse(
        readFileSync(join(samples, `edgar/data.sec.gov/submissions/CIK${cik.padStart(10, '0')}.json`), 'utf8'),
      ) as { filings: { recent: Record<string, unknown[]> } };
      const { recent } = document.filings;
      const row = recent.accessionNumber?.indexOf(accession) ?? -1;
      expect(row).toBeGreaterThanOrEqual(0);
      expect(path.endsWith(`/${String(recent.primaryDocument?.[row])}`)).toBe(true);
      expect(new Set(Object.values(recent).map((column) => column.length)).size).toBe(1);
      expect(existsSync(join(samples, path))).toBe(true);
    }
  });

  it('have a catalogue without repeated tickers or numbers', () => {
    const rows = Object.values(companyTickers());
    expect(new Set(rows.map((row) => row.ticker)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.cik_str)).size).toBe(rows.length);
  });
});

describe.each(companies)('the books of $name', ({ finance }) => {
  const years: YearResult[] = Object.values(finance);

  it('balance in every year', () => {
    for (const year of years) expect(year.totalAssets, String(year.year)).toBe(year.totalLiabilities + year.equity);
  });

  it('show plausible amounts', () => {
    for (const { year, balance, longTermDebt } of years) {
      for (const [name, amount] of Object.entries(balance))
        if (name !== 'accumulatedOther') expect(amount, `${year} ${name}`).toBeGreaterThanOrEqual(0);
      expect(longTermDebt).toBeGreaterThan(0);
    }
  });

  it('split revenue into regions that add up', () => {
    for (const year of years)
      expect(
        Object.values(year.regions).reduce((a, b) => a + b, 0),
        String(year.year),
      ).toBe(year.revenue);
  });

  it('carry cash from one year into the next', () => {
    for (const year of years)
      expect(year.openingCash + year.operatingCash + year.investingCash + year.financingCash).toBe(year.balance.cash);
  });
});

describe.each(companies)('the pay and people of $name', ({ years, officers, goals }) => {
  it.each([2024, 2025] as const)('pay the annual incentive that the goals of %i produce', (year) => {
    expect(goals[year].reduce((sum, goal) => sum + goal.weight, 0)).toBe(100);
    for (const officer of officers)
      expect(officer.years[year]?.payoutPercent, officer.name).toBe(corporatePayout(goals[year]));
  });

  it.each([2024, 2025] as const)('carry last year’s audit fees over in %i', (year) => {
    if (year === 2025) expect(years[2025].priorAudit).toEqual(years[2024].audit);
    expect(years[year].holders.every((holder) => holder.shares / years[year].sharesOutstanding >= 0.05)).toBe(true);
  });

  it('age every director by one year and keep the year of election', () => {
    for (const director of years[2025].directors) {
      const before = years[2024].directors.find((other) => other.name === director.name);
      if (before) expect([before.age + 1, before.since]).toEqual([director.age, director.since]);
    }
  });
});

describe('the case that Aldermoor is there to show', () => {
  const ratio = (year: 2024 | 2025): number => {
    const facts = aldermoorOfficers[0]?.years[year];
    if (!facts) return 0;
    return Math.round(
      payRow(facts, aldermoorPrices.grant[year], year === 2025 ? aldermoorPrices.special[2025] : undefined).total /
        aldermoorYears[year].medianPay,
    );
  };

  it('moves the pay ratio from 128 to 214', () => expect([ratio(2024), ratio(2025)]).toEqual([128, 214]));

  it('nominates eleven directors of whom eight are independent', () => {
    expect(aldermoorYears[2025].directors).toHaveLength(11);
    expect(independentCount(aldermoorYears[2025].directors)).toBe(8);
  });

  it('prints the total of pay in the summary table, the ratio and the inline XBRL alike', () => {
    const proxy = filings().find(
      (filing) => filing.ticker === 'ALDM' && filing.form === 'DEF 14A' && filing.fiscalYear === 2025,
    );
    const total = proxy?.facts.find((fact) => fact.key === 'ceo_total_pay')?.value.slice(1) ?? 'none';
    expect(proxy?.html.split(total).length).toBeGreaterThanOrEqual(4);
    expect(proxy?.html).toContain(`name="ecd:PeoTotalCompAmt" scale="0" unitRef="usd">${total}</ix:nonFraction>`);
  });
});
