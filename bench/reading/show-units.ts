import { extractCached } from '@/bench/read-cached';
import { pdfOf } from '@/bench/reading/cases';
import { markStructure } from '@/lib/pdf/structure';
import { readStructure } from '@/lib/reading/structure/read-structure';

/** Prints what the reader makes of the named pages of a filing; without pages its people and terms. */
const [file = '', ...pages] = process.argv.slice(2);
const marked = markStructure((await extractCached(pdfOf('../shared/data', file), '.data/bench-cache')).pages);
const { units, people, terms } = readStructure(marked.pages, marked.sections);
if (pages.length === 0) {
  for (const { name, roles, mentions } of people) console.log(`${name} [${roles.join(', ')}] ${mentions}`);
  console.log(terms.map(({ term, meaning }) => `${term} = ${meaning}`).join('; '));
}
for (const { kind, section, lead, row, text, page } of units) {
  if (!pages.includes(String(page))) continue;
  const words = row
    ? `${[...row.groups, row.label, row.year].join(' / ')}: ${row.cells.map((cell) => `${cell.head} = ${cell.text}`).join(' | ')}`
    : text;
  console.log([kind, section, lead, words].join(' | '));
}
