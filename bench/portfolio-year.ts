/**
 * A year of a portfolio on the real queue: `tsx bench/portfolio-year.ts --companies 3000`.
 * Matching, priorities, waits and limits are the product's, on a database of its own and at a simulated time; only the
 * making of a report is replaced by its duration. Prints the queue's length by week and what a model would be asked.
 */
import { parseArgs } from 'node:util';
import { portfolioFilings } from './portfolio-year-filings';
import { startThrowawayDatabase } from './throwaway-database';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '3000' },
    /** Reports of one organization made at once, and how long one takes with a model. */
    parallel: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '45' },
    queries: { type: 'string', default: '40' },
    'input-tokens': { type: 'string', default: '3500' },
    'output-tokens': { type: 'string', default: '250' },
    'usd-in': { type: 'string', default: '0.40' },
    'usd-out': { type: 'string', default: '1.60' },
  },
});
const setting = (name: keyof typeof values) => Number(values[name]);

process.env.LOG_LEVEL ??= 'warn';
const startedAt = performance.now();
const throwaway = await startThrowawayDatabase();
try {
  const { simulateYear } = await import('./portfolio-year-simulation');
  const year = await simulateYear({
    companies: setting('companies'),
    parallel: setting('parallel'),
    secondsPerReport: setting('seconds'),
    filingsOf: portfolioFilings,
  });

  console.log(
    `\n${setting('companies')} companies, one group, 10-K, DEF 14A and its amendments; ${setting('parallel')} ` +
      `reports at once, ${setting('seconds')} s each\n`,
  );
  console.log('week of     arrived  made  longest queue  left on Sunday');
  for (const week of year.weeks)
    console.log(
      `${week.start}  ${pad(week.arrived, 7)}  ${pad(week.made, 4)}  ${pad(week.longest, 13)}  ` +
        `${pad(week.left, 14)}  ${'#'.repeat(Math.ceil(week.longest / Math.max(1, year.longest / 40)))}`,
    );
  console.log(
    `\nlongest queue ${year.longest} on ${year.longestAt}; wait: half under ${duration(year.medianWaitSeconds)}, ` +
      `95 of 100 under ${duration(year.p95WaitSeconds)}, longest ${duration(year.longestWaitSeconds)}`,
  );
  console.log(
    `of ${year.made} reports, ${year.heldForDocuments} were held for missing annual documents and ` +
      `${year.heldByLimits} by limits; ${year.left} still wait`,
  );

  const calls = year.made * (setting('queries') + 1);
  const [input, output] = [calls * setting('input-tokens'), calls * setting('output-tokens')];
  const usd = (input * setting('usd-in') + output * setting('usd-out')) / 1e6;
  console.log(
    `model calls ${calls.toLocaleString('en-US')} (${setting('queries')} queries and a summary each), ` +
      `${(input / 1e6).toFixed(0)} M tokens in, ${(output / 1e6).toFixed(0)} M out`,
  );
  console.log(
    `at $${values['usd-in']} and $${values['usd-out']} a million: $${usd.toFixed(0)} a year, ` +
      `$${(usd / Math.max(1, year.made)).toFixed(3)} a report; without a model nothing`,
  );
  console.log(`simulated in ${Math.round((performance.now() - startedAt) / 1000)} s`);
} finally {
  await throwaway.stop();
}
process.exit(0);

function pad(value: number, width: number): string {
  return String(value).padStart(width);
}

function duration(seconds: number): string {
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return seconds < 86_400 ? `${(seconds / 3600).toFixed(1)} h` : `${(seconds / 86_400).toFixed(1)} days`;
}
