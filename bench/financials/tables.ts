/**
 * Reads the statements of the filings with inline XBRL (../shared/data/xbrl) from the tables of their rendered pages,
 * without
 * their tags, and compares them with the tags: line items of the three statements by period, value and page.
 *
 *   npx tsx bench/financials/tables.ts dev|test
 */
import { renderedFiling, xbrlFiles } from '@/bench/financials/rendered';
import { splitOfFile, type Split } from '@/bench/financials/split';
import { companyStatements } from '@/lib/financials/company-statements';
import { filedStatements } from '@/lib/financials/filed-statements';
import { readStatementTables } from '@/lib/financials/from-tables/read-statement-tables';
import { readFinancials, type ReadFinancial } from '@/lib/financials/read-financials';

function linesOf(file: string, financials: readonly ReadFinancial[]) {
  const rows = financials
    .filter(({ dimensions }) => Object.keys(dimensions).length === 0)
    .map(({ text, ...fact }) => ({ ...fact, documentId: file, textValue: text }));
  const formType = /10-q/.test(file) ? '10-Q' : '10-K';
  const filed = filedStatements({ documentId: file, formType, filingDate: null, fiscalYear: null, cik: null }, rows);
  return filed ? companyStatements([filed], filed.period.quarter !== null).lines : [];
}

const split = (process.argv[2] ?? 'dev') as Split;
const sum = { stated: 0, onStatement: 0, equal: 0, samePage: 0, unequal: 0, missing: 0, only: 0, millis: 0 };
for (const file of xbrlFiles().filter((each) => splitOfFile(each) === split)) {
  const { html, pages } = await renderedFiling(file);
  const tagged = linesOf(file, readFinancials(html, pages));
  const started = performance.now();
  const { financials, withheld } = readStatementTables(pages);
  sum.millis += performance.now() - started;
  const read = linesOf(file, financials);
  const statementPages = new Set(financials.filter(({ statement }) => statement !== 'cover').map(({ page }) => page));
  console.log(`${file}: ${withheld.map(({ statement, reason }) => `${statement} withheld, ${reason}`).join('; ')}`);
  for (const line of tagged) {
    const others = read.find(({ key }) => key === line.key)?.values ?? [];
    const isSame = (a: { period_end: string }, b: { period_end: string }) =>
      Math.abs(Date.parse(a.period_end) - Date.parse(b.period_end)) < 20 * 86_400_000;
    for (const value of line.values) {
      sum.stated += 1;
      // Tags also cover years that only notes and other statements print.
      const isOnStatement = value.page_number !== null && statementPages.has(value.page_number);
      if (isOnStatement) sum.onStatement += 1;
      const other = others.find((each) => isSame(each, value));
      if (!other) {
        sum.missing += isOnStatement ? 1 : 0;
        if (isOnStatement)
          console.log(`  missing ${line.key} ${value.period_end} ${value.value} ${value.quote.slice(0, 90)}`);
        continue;
      }
      const step = other.unit === 'shares' ? 1e6 : Math.abs(value.value) * 1e-6;
      const isEqual = Math.abs(other.value - value.value) <= step;
      sum[isEqual ? 'equal' : 'unequal'] += 1;
      if (isEqual && other.page_number === value.page_number) sum.samePage += 1;
      if (!isEqual)
        console.log(
          `  unequal ${line.key} ${value.period_end}: tag ${value.value}, ` +
            `table ${other.value} ${other.quote.slice(0, 90)}`,
        );
    }
    for (const other of others.filter((each) => !line.values.some((value) => isSame(each, value)))) {
      sum.only += 1;
      console.log(`  only in the table ${line.key} ${other.period_end} ${other.value} ${other.quote.slice(0, 90)}`);
    }
  }
}
console.log(split, JSON.stringify({ ...sum, millis: Math.round(sum.millis) }));
process.exit(0);
