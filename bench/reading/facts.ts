import { readFileSync } from 'node:fs';
import { extractCached } from '@/bench/read-cached';
import { pdfOf, splitOf, type Split } from '@/bench/reading/cases';
import { JUDGES, type Label, type Others } from '@/bench/reading/fact-judges';
import { statedFacts } from '@/bench/reading/stated-facts';

type Verdict = 'right' | 'wrong' | 'abstained' | 'invented' | 'silent';

/** Facts below this confidence are not stated. */
const STATED = 0.5;

/** "fresh" is our own labels of filings that no rule was written with; the others are splits of the given ones. */
const which = process.argv[2] ?? 'train';
const splits = which.split(',') as Split[];
const labels = readFileSync(
  which === 'fresh' ? 'bench/labels/facts.jsonl' : '../shared/data/filings/facts.jsonl',
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Label)
  .filter((label) => which === 'fresh' || splits.includes(splitOf(label.file)));
const counts = new Map<string, Record<Verdict, number>>();
for (const file of new Set(labels.map((label) => label.file))) {
  const { pages } = await extractCached(pdfOf('../shared/data', file), process.env.BENCH_CACHE ?? '.data/bench-cache');
  const facts = statedFacts(pages);
  const own = labels.filter((each) => each.file === file);
  const others: Others = (key) => own.find((each) => each.key === key)?.value;
  for (const label of own) {
    const judge = JUDGES[label.key];
    if (!judge) continue;
    const best = facts.find((fact) => fact.key === judge.key && fact.confidence >= STATED);
    const verdict: Verdict =
      best === undefined
        ? label.answerable
          ? 'abstained'
          : 'silent'
        : !label.answerable
          ? 'invented'
          : judge.judge(best, label, others)
            ? 'right'
            : 'wrong';
    const row = counts.get(label.key) ?? { right: 0, wrong: 0, abstained: 0, invented: 0, silent: 0 };
    row[verdict] += 1;
    counts.set(label.key, row);
    if (verdict === 'wrong' || verdict === 'invented')
      console.log(
        `${verdict} ${file.slice(0, 16)} ${label.key}: ${JSON.stringify(best?.value).slice(0, 110)} ` +
          `(p${best?.page}, ${best?.confidence}) want ${JSON.stringify(label.value).slice(0, 110)} ` +
          `p${label.pages.slice(0, 4)} ${label.note.slice(0, 100)}`,
      );
    if (verdict === 'abstained' && process.argv.includes('--abstained'))
      console.log(
        `abstained ${file.slice(0, 16)} ${label.key}: want ${JSON.stringify(label.value).slice(0, 90)} ` +
          `p${label.pages.slice(0, 4)}`,
      );
  }
}
const total: Record<Verdict, number> = { right: 0, wrong: 0, abstained: 0, invented: 0, silent: 0 };
for (const [key, row] of counts) {
  console.log(key.padEnd(30), JSON.stringify(row));
  for (const verdict of Object.keys(total) as Verdict[]) total[verdict] += row[verdict];
}
console.log('total', total);
