/**
 * Reads the filings with inline XBRL beside the project (../shared/data/xbrl) and prints what share of the tagged
 * figures is placed, what share stands between the same words on the page as in the document, and how the statements
 * compare with their rows as the pages print them, read without tags.
 *
 *   npx tsx bench/financials/measure.ts
 */
import { renderedFiling, xbrlFiles, type RenderedFiling } from '@/bench/financials/rendered';
import { companyStatements, type FiledStatements } from '@/lib/financials/company-statements';
import { readFinancials, type ReadFinancial } from '@/lib/financials/read-financials';
import type { PageLayout } from '@/lib/pdf/types';
import { makeLocator } from '@/lib/xbrl/locate-facts';
import { readInlineXbrl } from '@/lib/xbrl/read-inline-xbrl';

/** Rows of statements as companies print them, read by their labels. */
const ROWS: readonly [key: string, statement: RegExp, label: RegExp][] = [
  [
    'revenue',
    /income|operations|earnings/i,
    /^(?:total (?:net )?(?:revenues?|sales|operating revenues)|net operating revenues|net sales|total revenue)\b/i,
  ],
  [
    'cost_of_revenue',
    /income|operations|earnings/i,
    /^(?:total cost of (?:revenue|sales)|cost of (?:sales|goods sold|products sold))\b/i,
  ],
  ['gross_profit', /income|operations|earnings/i, /^gross profit\b/i],
  ['operating_income', /income|operations|earnings/i, /^operating income\b/i],
  ['income_tax', /income|operations|earnings/i, /^(?:provision for income taxes|income tax(?:es)?(?: expense)?)\b/i],
  [
    'net_income',
    /income|operations|earnings/i,
    /^net (?:income|earnings)(?: \(loss\))?(?: attributable to (?!.*(?:noncontrolling|nonredeemable|per)).*|\s{2,})/i,
  ],
  ['cash', /balance sheet|financial position/i, /^cash and cash equivalents\b/i],
  ['current_assets', /balance sheet|financial position/i, /^total current assets\b/i],
  ['total_assets', /balance sheet|financial position/i, /^total assets\b/i],
  ['accounts_payable', /balance sheet|financial position/i, /^accounts payable\b/i],
  ['current_liabilities', /balance sheet|financial position/i, /^total current liabilities\b/i],
  [
    'operating_cash_flow',
    /cash flows/i,
    new RegExp(
      String.raw`^(?:net cash provided by(?: \(used in\))? operating activities|` +
        String.raw`cash provided by operating activities|total operating activities)\b`,
      'i',
    ),
  ],
  [
    'capital_expenditure',
    /cash flows/i,
    new RegExp(
      String.raw`^(?:purchases? of property\b|capital (?:expenditures|investments)|` +
        String.raw`payments for property and equipment|purchases of property)`,
      'i',
    ),
  ],
  [
    'investing_cash_flow',
    /cash flows/i,
    new RegExp(
      String.raw`^(?:net cash (?:provided by|used in|provided by \(used in\)|\(used in\) provided by|` +
        String.raw`used for)[\s(]*.*investing activities|total investing activities|` +
        String.raw`cash used in investing activities)`,
      'i',
    ),
  ],
];
const NUMBER = /\(?\d[\d,]*(?:\.\d+)?\)?/g;

type PrintedRow = { key: string; page: number; value: number; words: string };

/** Every row of that label on the pages that are headed as its statement, with the figure of the newest year. */
function printedRows(pages: readonly PageLayout[]): PrintedRow[] {
  return ROWS.flatMap(([key, statement, label]) =>
    pages.flatMap((page): PrintedRow[] => {
      const top = page.lines
        .slice(0, 16)
        .map(({ text }) => text)
        .join(' ');
      if (!/consolidated/i.test(top) || !statement.test(top)) return [];
      if (page.lines.filter(({ text }) => /\d,\d{3}/.test(text)).length < 10) return [];
      const found = page.lines.filter(({ text }) => label.test(text.trim()) && /\d/.test(text));
      // The total before its parts, and what belongs to shareholders before what they share.
      const row = found.find(({ text }) => /^\s*total|attributable/i.test(text)) ?? found[0];
      const words = row?.text.trim() ?? '';
      const figures = words.replace(/^[^\d(]*(?:\([^)\d]*[A-Za-z][^)]*\))?/, '').match(NUMBER) ?? [];
      const newest = isOldestFirst(page) ? figures.at(-1) : figures[0];
      return row && newest ? [{ key, page: page.page, value: Number(newest.replace(/[(),]/g, '')), words }] : [];
    }),
  );
}

/** Whether the heads of the columns name the years rising. */
function isOldestFirst({ lines }: PageLayout): boolean {
  const heads = lines.slice(0, 20).map(({ text }) => [...text.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year)));
  const years = heads.find((each) => each.length > 1) ?? [];
  return (years[0] ?? 0) < (years.at(-1) ?? 0);
}

function statementsOf({ file }: RenderedFiling, facts: readonly ReadFinancial[]): FiledStatements {
  const cover = (name: string) => facts.find(({ concept }) => concept === `dei:${name}`);
  const focus = cover('DocumentFiscalYearFocus');
  const quarter = /^Q(\d)/.exec(cover('DocumentFiscalPeriodFocus')?.text ?? '')?.[1];
  const end = focus?.periodEnd ?? '';
  const figures = facts.flatMap((fact) =>
    fact.value === null || Object.keys(fact.dimensions).length > 0
      ? []
      : [{ ...fact, value: fact.value, documentId: file }],
  );
  const period = { end, fiscalYear: Number(focus?.text), quarter: quarter ? Number(quarter) : null };
  return { documentId: file, formType: '', filedAt: end, period, figures, parts: [] };
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

function placing({ html, pages }: RenderedFiling) {
  const { shown, facts } = readInlineXbrl(html);
  const place = makeLocator(shown, pages);
  const byNumber = new Map(pages.map((page) => [page.page, page.text]));
  let [tags, placed, right] = [0, 0, 0];
  for (const fact of facts) {
    if (typeof fact.value === 'string') continue;
    for (const tag of fact.places) {
      tags += 1;
      const found = place(tag);
      const text = found && byNumber.get(found.page);
      if (!found || text === undefined) continue;
      placed += 1;
      const before = bare(text.slice(Math.max(0, found.charStart - 200), found.charStart)).slice(-5);
      const after = bare(text.slice(found.charEnd, found.charEnd + 200)).slice(0, 5);
      const isSame = bare(text.slice(found.charStart, found.charEnd)) === bare(tag.printed);
      const isBefore = bare(shown.slice(Math.max(0, tag.start - 200), tag.start)).endsWith(before);
      const isAfter = bare(shown.slice(tag.end, tag.end + 200)).startsWith(after);
      if (isSame && (isBefore || isAfter)) right += 1;
    }
  }
  return { tags, placed, right };
}

async function measure(): Promise<void> {
  const sum = { tags: 0, placed: 0, right: 0, rows: 0, equal: 0, samePage: 0, reading: 0, rendering: 0 };
  for (const file of xbrlFiles()) {
    const filing = await renderedFiling(file);
    const counts = placing(filing);
    const started = performance.now();
    const facts = readFinancials(filing.html, filing.pages);
    const millis = performance.now() - started;
    const filed = statementsOf(filing, facts);
    const { lines } = companyStatements([filed], filed.period.quarter !== null);
    let [equal, samePage] = [0, 0];
    const pageOf = (key: string) => lines.find((line) => line.key === key)?.values[0]?.page_number;
    const rows = printedRows(filing.pages).filter(({ key }) => pageOf(key) !== undefined);
    // Results are repeated in the management's discussion; the statement is where the filing tags them first.
    const chosen = [...Map.groupBy(rows, ({ key }) => key).values()].flatMap(
      (same) => same.find(({ key, page }) => page === pageOf(key)) ?? same[0] ?? [],
    );
    for (const { key, page, value, words } of chosen) {
      const found = lines.find((line) => line.key === key)?.values[0];
      const isEqual = found !== undefined && Math.abs(Math.abs(found.value) / 1e6 - value) < 0.5;
      if (isEqual) equal += 1;
      else
        console.log(
          `  ${file} ${key}: tagged ${(found?.value ?? 0) / 1e6} p. ${found?.page_number}, printed ${value} p. ` +
            `${page}: ${words}`,
        );
      if (found?.page_number === page) samePage += 1;
      else console.log(`  ${file} ${key}: page ${found?.page_number}, printed on ${page}`);
    }
    sum.tags += counts.tags;
    sum.placed += counts.placed;
    sum.right += counts.right;
    sum.rows += chosen.length;
    sum.equal += equal;
    sum.samePage += samePage;
    sum.reading += millis;
    sum.rendering += filing.millis;
    console.log(
      `${file.padEnd(28)} figures ${counts.tags}, placed ${counts.placed}, between the same words ${counts.right}; ` +
        `rows read without tags ${chosen.length}, equal ${equal}, same page ${samePage}; reading ` +
        `${millis.toFixed(0)} ms`,
    );
  }
  console.log(JSON.stringify(sum));
}

await measure();
process.exit(0);
