import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { growTrees } from '@/bench/reading/grow-trees';
import { agendaSource } from '@/bench/voting/agenda-source';
import { readDirectors } from '@/lib/facts/readers/nominees/directors';
import { asNumbered } from '@/lib/facts/readers/proposals/proposal-numerals';
import { scoreTrees, toProbability, type TreeModel } from '@/lib/reading/match/trees';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { EVIDENCE_FEATURES, evidenceOf, type Evidence } from '@/lib/voting/meetings/reading/nominees/evidence/evidence';
import { divide } from '@/lib/voting/meetings/reading/nominees/evidence/likely-nominees';
import { isSameNominee } from '@/lib/voting/meetings/reading/nominees/names/same-nominee';
import { statedNumbers, type StatedCount } from '@/lib/voting/meetings/reading/nominees/stated-numbers';

/**
 * Learns from labelled proxy statements who is nominated, and measures it on sets that a model has not seen:
 * `tsx bench/voting/train-nominees.ts --filings FOLDER… [--without NAME…] [--write FILE]`. Each folder is one set of
 * filings with `*.labels` or `*.jsonl` beside them; `--without` keeps a set from the model that is written and prints
 * what that model reads of it.
 */
const { values } = parseArgs({
  options: {
    filings: { type: 'string', multiple: true, default: [] },
    without: { type: 'string', multiple: true, default: [] },
    write: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});

type Label = { file: string; nominee: string | null; also?: string[]; proponent: string; kind: string };
type Row = Evidence & { isNominee: boolean };
type Sample = { set: string; file: string; rows: Row[]; counts: StatedCount[]; sizes: number[]; nominees: number };

const FOLDS = 6;
const OPTIONS = { rounds: 80, leaves: 6, rate: 0.08, minLeaf: 10, l2: 3, rowShare: 0.7, featureShare: 0.4, seed: 5 };
const DEGREES = /,? (?:M\.?D|Ph\.?D|D\.?V\.?M|CPA|Esq)\b.*/;

const plain = (name: string) => withoutHonorifics(name).normalize('NFC').replace(/[’']/g, "'").replace(DEGREES, '');
const isAlike = (a: string, b: string) => plain(a).toLowerCase() === plain(b).toLowerCase();

/** Of several forms of a name in a filing the one that the label has, else the one printed most. */
function markNominees(evidence: readonly Evidence[], nominees: readonly Label[]): Row[] {
  const mentions = EVIDENCE_FEATURES.indexOf('mentions');
  const rows = evidence.map((each): Row => ({ ...each, isNominee: false }));
  for (const { nominee, also = [] } of nominees) {
    const names = [nominee ?? '', ...also];
    const open = rows.filter(({ isNominee }) => !isNominee);
    const like = open.filter(({ name }) => names.some((each) => isSameNominee(plain(each), plain(name))));
    const own =
      open.find(({ name }) => names.some((each) => isAlike(each, name))) ??
      like.toSorted((a, b) => (b.row[mentions] ?? 0) - (a.row[mentions] ?? 0))[0];
    if (own) own.isNominee = true;
  }
  return rows;
}

async function samplesOf(folder: string): Promise<Sample[]> {
  const set = path.basename(folder).replace(/-(?:html|fonts)$/, '');
  const labels = readdirSync(folder)
    .filter((name) => /\.(?:labels|jsonl)$/.test(name) && !name.includes('-8k'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Label)
    .filter(({ kind, nominee }) => kind === 'director_election' && nominee);
  const samples: Sample[] = [];
  for (const [file, own] of Map.groupBy(labels, (label) => label.file)) {
    if (!existsSync(path.join(folder, file))) continue;
    const { pages, structure, facts, meetingYear } = await agendaSource(path.join(folder, file));
    const filing = asNumbered(readFilingText(pages, []));
    const { counts, sizes } = statedNumbers(facts, readDirectors(filing));
    const surest = counts.toSorted((a, b) => b.confidence - a.confidence).map(({ value }) => value);
    const unique = own.filter((label, at) => own.findIndex(({ nominee }) => nominee === label.nominee) === at);
    const ofBoard = unique.filter(({ proponent }) => proponent === 'management');
    const rows = markNominees(evidenceOf(filing, structure?.people ?? [], surest, meetingYear), ofBoard);
    samples.push({ set, file, rows, counts, sizes, nominees: ofBoard.length });
  }
  return samples;
}

function learn(samples: readonly Sample[]): TreeModel {
  const rows = samples.flatMap((sample) => sample.rows);
  return growTrees(
    EVIDENCE_FEATURES,
    rows.map(({ row }) => row),
    rows.map(({ isNominee }) => Number(isNominee)),
    rows.map(() => 1),
    OPTIONS,
  );
}

function measure(samples: readonly Sample[], model: TreeModel) {
  return samples.map(({ set, file, rows, counts, sizes, nominees }) => {
    const isNominee = new Map(rows.map((row) => [row.name, row.isNominee]));
    const all = rows
      .map(({ name, first, row }) => ({ name, first, probability: toProbability(scoreTrees(model, row)) }))
      .toSorted((a, b) => b.probability - a.probability);
    const { list, isSure } = divide(all, counts, sizes);
    const isRight = list.length === nominees && list.every(({ name }) => isNominee.get(name));
    if (!isRight && values.show) {
      const others = list.filter(({ name }) => !isNominee.get(name)).map(({ name }) => name);
      const missing = rows.filter((row) => row.isNominee && !list.some(({ name }) => name === row.name));
      const names = `not ${others.join(', ')}; missing ${missing.map(({ name }) => name).join(', ')}`;
      console.log(`${isSure ? 'SURE ' : ''}${set} ${file}: ${list.length} of ${nominees}; ${names}`);
    }
    return { isRight, isSure };
  });
}

function sum(name: string, results: readonly { isRight: boolean; isSure: boolean }[]): void {
  const sure = results.filter(({ isSure }) => isSure);
  const right = (some: typeof results) => some.filter(({ isRight }) => isRight).length;
  console.log(`${name}: ${right(results)} of ${results.length} whole; sure of ${sure.length}, right ${right(sure)}`);
}

const samples: Sample[] = [];
for (const folder of values.filings) samples.push(...(await samplesOf(folder)));
const sets = [...new Set(samples.map(({ set }) => set))];
const folds = Array.from({ length: FOLDS }, (_, fold) => new Set(sets.filter((_set, at) => at % FOLDS === fold)));
sum(
  'each set by a model of the others',
  folds.flatMap((held) =>
    measure(
      samples.filter(({ set }) => held.has(set)),
      learn(samples.filter(({ set }) => !held.has(set))),
    ),
  ),
);
const kept = samples.filter(({ set }) => !values.without.includes(set));
const model = learn(kept);
for (const name of values.without)
  sum(
    name,
    measure(
      samples.filter(({ set }) => set === name),
      model,
    ),
  );
if (values.write) {
  const rounded = {
    ...model,
    trees: model.trees.map((tree) => ({ ...tree, value: tree.value.map(short), threshold: tree.threshold.map(short) })),
  };
  writeFileSync(values.write, `${JSON.stringify(rounded)}\n`);
}

function short(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
