import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareFilings, type SectionChange } from '@/lib/changes/compare/compare-filings';
import type { PageLayout } from '@/lib/pdf/types';
import { judgePlanted, type Verdict } from './judge';
import { opened, openFiling } from './open-filing';
import { plant } from './plant';

/**
 * npx tsx bench/changes/measure.ts [--seeds 1,2,3] FILE.pdf …   planted edits: what is found, and what else is reported
 *   --show prints each reported paragraph that was not planted; never on filings kept apart
 * npx tsx bench/changes/measure.ts --pair OLDER.pdf NEWER.pdf    a real pair: how much of it is reported as what
 */
const { values, positionals } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1,2,3' },
    pair: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

if (values.pair) await measurePair(positionals[0] ?? '', positionals[1] ?? '');
else await measurePlanted(positionals, values.seeds.split(',').map(Number));
process.exit(0);

async function measurePlanted(files: readonly string[], seeds: readonly number[]): Promise<void> {
  console.log(
    '| filing | seed | pages, then now | CPU ms | words found | other words told | section moved | other moves |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  const total = { runs: 0, found: 0, planted: 0, clean: 0, others: 0, moves: 0, movesFound: 0, otherMoves: 0 };
  for (const file of files) {
    const original = await openFiling(file);
    for (const seed of seeds) {
      const planted = plant(original.pages, original.sections, seed);
      const edited = opened(planted.pages.map(asExtracted));
      const started = process.cpuUsage();
      const sections = compareFilings(original.filing, edited.filing);
      const ms = cpuMs(started);
      const verdict = judgePlanted(sections, planted);
      total.runs += 1;
      total.found += verdict.found;
      total.planted += verdict.planted;
      total.others += verdict.falseWords.length;
      total.clean += Number(verdict.falseWords.length === 0 && verdict.falseMoves.length === 0);
      total.moves += Number(verdict.isMoveFound !== null);
      total.movesFound += Number(verdict.isMoveFound === true);
      total.otherMoves += verdict.falseMoves.length;
      const moved = verdict.isMoveFound === null ? 'none planted' : verdict.isMoveFound ? 'found' : 'missed';
      console.log(
        `| ${path.basename(file, '.pdf')} | ${seed} | ${original.pages.length}, ${edited.pages.length} ` +
          `| ${ms.toFixed(0)} | ${verdict.found}/${verdict.planted} | ${verdict.falseWords.length} | ${moved} ` +
          `| ${verdict.falseMoves.length} |`,
      );
      if (values.show) show(sections, planted.inserted.flat(), verdict);
    }
  }
  console.log(
    `\n${total.runs} runs: ${total.found} of ${total.planted} planted words found, ${total.movesFound} ` +
      `of ${total.moves} moved sections, ${total.clean} runs with nothing else told; ${total.others} other ` +
      `words and ${total.otherMoves} other moves in all.`,
  );
}

function show(sections: readonly SectionChange[], planted: readonly string[], verdict: Verdict): void {
  for (const { title, paragraphs } of sections)
    for (const { state, kind, from, to, words, fromPage, toPage } of paragraphs) {
      const told = words.filter(({ op, text }) => op !== 'same' && !planted.some((word) => text.includes(word)));
      if (state === 'same' || state === 'moved' || (words.length > 0 && told.length === 0)) continue;
      const marked = words.map(({ op, text }) => (op === 'same' ? text : `[${op === 'insert' ? '+' : '-'}${text}]`));
      console.log(
        `  ${state} ${kind} p${fromPage ?? '-'}→${toPage ?? '-'} (${title}): ${marked.join('') || (to ?? from)}`,
      );
    }
  for (const moved of verdict.falseMoves) console.log(`  told as moved: ${moved}`);
}

/** Processor time instead of elapsed time, which varies on a shared machine. Milliseconds. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** As the page reader gives lines: without roles, which the structure gives. */
function asExtracted(page: PageLayout): PageLayout {
  return {
    ...page,
    lines: page.lines.map(({ tableId: _table, isTableHeader: _head, ...line }) => ({ ...line, role: 'text' })),
  };
}

async function measurePair(older: string, newer: string): Promise<void> {
  const [from, to] = [await openFiling(older), await openFiling(newer)];
  const started = process.cpuUsage();
  const sections = compareFilings(from.filing, to.filing);
  const ms = cpuMs(started);
  const count = (state: SectionChange['state']) => sections.filter((section) => section.state === state).length;
  const letters = (states: readonly string[]) =>
    sections
      .flatMap(({ paragraphs }) => paragraphs)
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { from: one, to: other }) => sum + (other ?? one ?? '').length, 0);
  const all = letters(['same', 'changed', 'moved', 'added', 'removed']);
  const share = (states: readonly string[]) => `${((100 * letters(states)) / all).toFixed(0)}%`;
  console.log(
    `| ${path.basename(older, '.pdf')} → ${path.basename(newer, '.pdf')} ` +
      `| ${from.pages.length}, ${to.pages.length} | ${ms.toFixed(0)} | ${sections.length} | ${count('same')} ` +
      `| ${count('changed')} | ${count('moved')} | ${count('added')} | ${count('removed')} ` +
      `| ${share(['same'])} | ${share(['changed'])} | ${share(['moved'])} | ${share(['added', 'removed'])} |`,
  );
}
