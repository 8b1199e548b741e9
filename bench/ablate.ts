import type { GoldCase } from '@/bench/gold-cases';
import type { Settings } from '@/bench/measure-product';
import { inScope, readDocuments } from '@/bench/measure-quick';
import { DEPTHS, distinctPages, measurePages } from '@/bench/page-metrics';
import { embedCached } from '@/bench/read-cached';
import { embeddingModelId } from '@/lib/ai/embed';
import { examplesFor } from '@/lib/retrieval/concepts/guess-concept';
import type { DocumentIndex } from '@/lib/retrieval/index/index-document';
import { nearestConcept } from '@/lib/retrieval/concepts/nearest-concept';
import { LEXICON, readSearchQuestion, type Lexicon, type QuestionReading } from '@/lib/retrieval/read-search-question';
import { rankReading } from '@/lib/retrieval/rank/rank-chunks';

type Ready = {
  one: GoldCase;
  indexes: DocumentIndex[];
  vector: Float32Array | null;
  hint: string | null;
  reading: QuestionReading;
  points: number;
};
type Rule = { name: string; read: (ready: Ready) => QuestionReading };
type Effect = {
  rule: string;
  touched: number;
  gain: number;
  wordings: Map<string, number>;
  files: Map<string, number>;
};

/** The mean of the four hits of a question, in points. */
function pointsOf(ready: Pick<Ready, 'one' | 'indexes' | 'vector'>, reading: QuestionReading): number {
  const ranked = rankReading({ reading, indexes: ready.indexes, queryEmbedding: ready.vector });
  const pages = distinctPages(
    ranked.map((chunk) => ({ file: chunk.documentId, page: chunk.page })),
    10,
  );
  const { hit } = measurePages(pages, { file: ready.one.file, pages: ready.one.goldPages });
  return (100 * DEPTHS.filter((depth) => hit[depth]).length) / DEPTHS.length;
}

function lexiconRules(): Rule[] {
  const withLexicon = (name: string, lexicon: Lexicon): Rule => ({
    name,
    read: ({ one, hint }) => readSearchQuestion(one.question, hint, lexicon),
  });
  const concepts = LEXICON.concepts.flatMap((concept, at) => {
    const replaced = (change: Partial<typeof concept>) => ({
      ...LEXICON,
      concepts: LEXICON.concepts.with(at, { ...concept, ...change }),
    });
    return [
      withLexicon(`concept ${concept.name}`, { ...LEXICON, concepts: LEXICON.concepts.toSpliced(at, 1) }),
      ...(concept.asked.length > 1
        ? concept.asked.map((_, number) =>
            withLexicon(
              `  ${concept.name}, pattern ${number + 1}`,
              replaced({ asked: concept.asked.toSpliced(number, 1) }),
            ),
          )
        : []),
      ...(concept.unless ?? []).map((_, number) =>
        withLexicon(
          `  ${concept.name}, unless ${number + 1}`,
          replaced({ unless: (concept.unless ?? []).toSpliced(number, 1) }),
        ),
      ),
      ...(concept.expand ? [withLexicon(`  ${concept.name}, vocabulary`, replaced({ expand: '' }))] : []),
    ];
  });
  const synonyms = LEXICON.synonyms.map(([phrase], at) =>
    withLexicon(`synonym ${phrase.source}`, { ...LEXICON, synonyms: LEXICON.synonyms.toSpliced(at, 1) }),
  );
  return [...concepts, ...synonyms];
}

function tagRules(): Rule[] {
  const tags = new Set(LEXICON.concepts.flatMap((concept) => Object.keys(concept.tags)));
  return [...tags].sort().map((tag) => ({
    name: `tag ${tag}`,
    read: ({ reading }) => ({ ...reading, tags: new Map([...reading.tags].filter(([name]) => name !== tag)) }),
  }));
}

function isSame(left: QuestionReading, right: QuestionReading): boolean {
  const entries = (map: ReadonlyMap<string, number>) => JSON.stringify([...map].sort());
  return entries(left.weights) === entries(right.weights) && entries(left.tags) === entries(right.tags);
}

function effectOf(rule: Rule, cases: readonly Ready[]): Effect {
  const effect: Effect = { rule: rule.name, touched: 0, gain: 0, wordings: new Map(), files: new Map() };
  for (const ready of cases) {
    const without = rule.read(ready);
    if (isSame(without, ready.reading)) continue;
    effect.touched += 1;
    const gain = ready.points - pointsOf(ready, without);
    effect.gain += gain;
    effect.wordings.set(ready.one.wording, (effect.wordings.get(ready.one.wording) ?? 0) + gain);
    effect.files.set(ready.one.file, (effect.files.get(ready.one.file) ?? 0) + gain);
  }
  return effect;
}

function balance(sums: ReadonlyMap<string, number>): string {
  const values = [...sums.values()];
  return `+${values.filter((value) => value > 0).length} −${values.filter((value) => value < 0).length}`;
}

/** The effect of each rule: each is left out in turn, over all questions and wordings; one table. */
export async function ablate(settings: Settings): Promise<string> {
  const documents = await readDocuments(settings, new Map());
  const judged = settings.cases.filter((one) => one.answerable && one.goldPages.length > 0);
  const vectors = settings.withVectors
    ? await embedCached(
        judged.map((one) => one.question),
        settings.cacheFolder,
      )
    : [];
  const lines: string[] = [];
  for (const scope of settings.scopes) {
    const cases: Ready[] = [];
    for (const [at, one] of judged.entries()) {
      const indexes = inScope(documents, one, scope).map((document) => document.index);
      const vector = vectors[at] ?? null;
      // Guessed for every question: where a pattern is left out, the guess takes its place as it would in the product.
      const guess = vector
        ? await nearestConcept(
            vector,
            embeddingModelId(),
            (texts) => embedCached(texts, settings.cacheFolder),
            examplesFor(indexes),
          )
        : null;
      const hint = guess?.name ?? null;
      const reading = readSearchQuestion(one.question, hint);
      cases.push({ one, indexes, vector, hint, reading, points: pointsOf({ one, indexes, vector }, reading) });
    }
    lines.push(
      `Scope ${scope}, ${cases.length} questions`,
      '| rule | questions touched | points earned | wordings | filings |',
      '|---|---|---|---|---|',
    );
    const effects = [...lexiconRules(), ...tagRules()]
      .map((rule) => effectOf(rule, cases))
      .filter((effect) => effect.touched > 0);
    for (const effect of effects)
      lines.push(
        `| ${effect.rule.replaceAll('|', '¦')} | ${effect.touched} | ${effect.gain.toFixed(0)} | ` +
          `${balance(effect.wordings)} | ${balance(effect.files)} |`,
      );
  }
  return lines.join('\n');
}
