import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgeRange } from '@/lib/pdf/drawn/judge-range';
import { readDrawn } from '@/lib/pdf/drawn/read-drawn';
import { runsTouching } from '@/lib/pdf/drawn/runs';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import type { PageLayout } from '@/lib/pdf/types';

/**
 * Compares sentences of real filings with their drawn pages and counts what is warned of without a reason.
 * `node --import tsx bench/drawn.ts <folder of PDFs>... [--quotes 12] [--out bench/results/drawn.md]`
 */
type Row = {
  file: string;
  pages: number;
  warned: number;
  capped: number;
  quotes: number;
  lines: number;
  refused: string[];
  firstMs: number;
  againMs: number;
};

const numberAfter = (flag: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(flag) + 1]) || fallback;
const quotesPerFiling = process.argv.includes('--quotes') ? numberAfter('--quotes', 12) : 12;
const out = process.argv.includes('--out') ? process.argv[process.argv.indexOf('--out') + 1] : undefined;
const folders = process.argv
  .slice(2)
  .filter((argument, index, all) => !argument.startsWith('--') && !all[index - 1]?.startsWith('--'));

const rows: Row[] = [];
for (const file of folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.pdf$/i.test(name))
    .sort()
    .map((name) => path.join(folder, name)),
)) {
  const row = await measure(file);
  rows.push(row);
  console.log(
    `${row.file}: ${row.quotes} quotes, ${row.refused.length} refused, ${Math.round(row.firstMs / row.quotes)} ms ` +
      `a quote, ${row.capped} pages capped`,
  );
  for (const refused of row.refused) console.log(`  ${refused}`);
}
const summary = toMarkdown(rows);
console.log(summary);
if (out) writeFileSync(out, summary);
process.exit(0);

async function measure(file: string): Promise<Row> {
  const bytes = new Uint8Array(readFileSync(file));
  const { pages, warnings } = await extractPdf(bytes);
  const row: Row = {
    file: path.basename(file),
    pages: pages.length,
    warned: warnings.length,
    capped: warnings.filter((warning) => warning.kind === 'not_as_drawn').length,
    quotes: 0,
    lines: 0,
    refused: [],
    firstMs: 0,
    againMs: 0,
  };
  const source = { key: file, load: () => Promise.resolve(bytes) };
  for (const { page, start, end } of sample(pages, quotesPerFiling)) {
    const runs = runsTouching(page, start, end);
    const startedAt = performance.now();
    const { readings } = await readDrawn(source, page.page, runs);
    row.firstMs += performance.now() - startedAt;
    row.quotes += 1;
    row.lines += runs.length;
    const judged = judgeRange(
      runs.flatMap((run, index) => (readings[index] ? [{ run, reading: readings[index] }] : [])),
      start,
      end,
    );
    if (judged.verdict !== 'drawn')
      row.refused.push(
        `page ${page.page}: ${judged.reason} In: ${page.text.slice(start, end).replace(/\s+/g, ' ').slice(0, 160)}`,
      );
  }
  return row;
}

/** Sentences and table rows, more often with figures than without, always the same ones. */
function sample(pages: readonly PageLayout[], wanted: number): { page: PageLayout; start: number; end: number }[] {
  let seed = 20_240_531;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const picked: { page: PageLayout; start: number; end: number }[] = [];
  for (let tries = 0; picked.length < wanted && tries < wanted * 20; tries += 1) {
    const page = pages[Math.floor(random() * pages.length)];
    if (!page) break;
    const isRow = random() < 0.35;
    const found = [
      ...page.text.matchAll(isRow ? /^.*\d.* {3}.*\d.*$/gm : /(?<=\s)\p{Lu}(?:[^.]|\.(?=\S)){25,320}\.(?=\s)/gu),
    ].filter((match) => /\d/.test(match[0]) || random() < 0.3);
    const match = found[Math.floor(random() * found.length)];
    if (match) picked.push({ page, start: match.index, end: match.index + match[0].length });
  }
  return picked;
}

function toMarkdown(all: readonly Row[]): string {
  const sum = (of: (row: Row) => number) => all.reduce((total, row) => total + of(row), 0);
  const lines = all.map(
    (row) =>
      `| ${row.file} | ${row.pages} | ${row.quotes} | ${row.lines} | ${row.refused.length} | ` +
      `${Math.round(row.firstMs / Math.max(1, row.quotes))} | ${row.capped} |`,
  );
  const refused = all.flatMap((row) => row.refused.map((what) => `- ${row.file}, ${what}`));
  return [
    '# Quotes compared with drawn pages',
    '',
    `${all.length} filings, ${sum((row) => row.quotes)} quotes of ${sum((row) => row.lines)} lines: ` +
      `${sum((row) => row.refused.length)} refused without a reason, ${sum((row) => row.capped)} pages of ` +
      `${sum((row) => row.pages)} beyond the caps on shapes. ` +
      `${Math.round(sum((row) => row.firstMs) / sum((row) => row.quotes))} ms a quote when it is first asked for; ` +
      'kept lines take a database read.',
    '',
    '| filing | pages | quotes | lines | refused | ms a quote | pages capped |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...lines,
    '',
    ...(refused.length > 0 ? ['## Refused', '', ...refused, ''] : []),
  ].join('\n');
}
