import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { companyTickers, submissions } from './edgar';
import { filings } from './filings';
import { voteResults } from './results';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function write(path: string, content: string): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const built = filings();
const results = voteResults();
for (const filing of [...built, ...results]) {
  write(filing.path, filing.html);
  console.log(
    `${filing.ticker} ${filing.form} FY${filing.fiscalYear}: ${filing.pages} pages, ` +
      `${Math.round(filing.html.length / 1024)} KB, ${filing.facts.length} facts`,
  );
}
for (const [cik, document] of Object.entries(submissions([...built, ...results])))
  write(`edgar/data.sec.gov/submissions/CIK${cik}.json`, JSON.stringify(document, null, 1));
write('edgar/www.sec.gov/files/company_tickers.json', JSON.stringify(companyTickers()));
write(
  'expected.json',
  `${JSON.stringify(
    built.map(({ ticker, form, fiscalYear, accession, path, pages, facts }) => ({
      ticker,
      form,
      fiscalYear,
      accession,
      path,
      pages,
      facts,
    })),
    null,
    2,
  )}\n`,
);
