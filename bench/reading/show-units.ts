import { extractCached } from '@/bench/read-cached';
import { pdfOf } from '@/bench/reading/cases';
import { markStructure } from '@/lib/pdf/structure/structure';
import { readStructure } from '@/lib/reading/structure/read-structure';
import type { RowCell } from '@/lib/reading/structure/types';

/**
 * Prints what the reader makes of the named pages of a filing; without pages its people, holders, terms and outline,
 * with `--tables` its tables, and with `--time` how long reading takes.
 */
const [file = '', ...rest] = process.argv.slice(2);
const pages = rest.filter((each) => /^\d+$/.test(each));
const cache = process.env.BENCH_CACHE ?? '.data/bench-cache';
const marked = markStructure((await extractCached(pdfOf('../shared/data', file), cache)).pages);
const { units, people, terms, tables = [], holders = [], outline = [] } = readStructure(marked.pages, marked.sections);

if (rest.includes('--time')) {
  const runs = Array.from({ length: 5 }, () => {
    const from = process.cpuUsage();
    readStructure(marked.pages, marked.sections);
    return process.cpuUsage(from).user / 1000;
  });
  console.log(`${marked.pages.length} pages in ${Math.round(Math.min(...runs))} ms`);
} else if (rest.includes('--tables')) {
  for (const { caption, unit, scale, heads, places } of tables)
    console.log(
      `${places.map(({ page }) => page).join('-')} | ${caption} | ${unit ?? ''} x${scale} | ${heads.join(' / ')}`,
    );
} else if (pages.length === 0) {
  for (const { name, roles, mentions, variants, facts } of people) {
    console.log(`${name} [${roles.join(', ')}] ${mentions} (${variants?.join('; ')})`);
    for (const { kind, value, role, place } of facts ?? [])
      console.log(`  ${kind}: ${value}${role ? ` (${role})` : ''}, page ${place.page}`);
  }
  for (const { name, isGroup, shareClass, shares, percent, place } of holders)
    console.log(`${isGroup ? 'group' : 'holder'} ${name} ${shareClass}: ${shares}, ${percent}, page ${place.page}`);
  console.log(terms.map(({ term, meaning }) => `${term} = ${meaning}`).join('; '));
  for (const { title, level, page, lastPage } of outline)
    console.log(`${'  '.repeat(level)}${title}, pages ${page}-${lastPage}`);
}

for (const { kind, section, lead, row, text, page } of units) {
  if (!pages.includes(String(page))) continue;
  const words = row
    ? `${[...row.groups, row.label, row.year].join(' / ')}: ${row.cells.map(cellText).join(' | ')}`
    : text;
  console.log([kind, tables[row?.table ?? -1]?.caption ?? section, lead, words].join(' | '));
}

function cellText({ head, text, value, unit, notes }: RowCell): string {
  const means = value === undefined ? '' : ` {${value ?? 'none'}${unit ? ` ${unit}` : ''}}`;
  return `${head} = ${text}${means}${notes ? ` [${notes.join(',')}]` : ''}`;
}
