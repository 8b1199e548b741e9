import { readFileSync, writeFileSync } from 'node:fs';
import { stemOf } from '@/lib/reading/question/read-question';
/**
 * Converts word pairs of similar meaning (word → [[word, likeness], …]) into the table of stems that the reader uses.
 */
const [from = '', to = 'lib/reading/model/neighbours.json', least = '0.6', most = '8'] = process.argv.slice(2);
const table: Record<string, Record<string, number>> = {};
for (const [word, list] of Object.entries(
  JSON.parse(readFileSync(from, 'utf8')) as Record<string, [string, number][]>,
)) {
  const own = stemOf(word);
  const others = list
    .filter(([other, likeness]) => stemOf(other) !== own && likeness >= Number(least))
    .slice(0, Number(most));
  if (others.length === 0) continue;
  const row = (table[own] ??= {});
  for (const [other, likeness] of others) row[stemOf(other)] = Math.max(row[stemOf(other)] ?? 0, likeness);
}
const lines = Object.entries(table).map(
  ([stem, others]) =>
    `${stem} ${Object.entries(others)
      .map(([other, likeness]) => `${other}=${Math.round(likeness * 100)}`)
      .join(' ')}`,
);
writeFileSync(to, `${JSON.stringify({ table: lines.join('\n') })}\n`);
