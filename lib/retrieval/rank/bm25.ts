const K1 = 1.2;
const B = 0.75;

/** Term counts of a set of texts (chunks or pages), as postings for exact BM25 scoring. */
export type TermIndex = {
  /** term → alternating text number and count. */
  postings: ReadonlyMap<string, readonly number[]>;
  lengths: readonly number[];
  totalLength: number;
};

/** Corpus statistics over all documents in scope, so that their scores are comparable. */
export type ScopeStatistics = { textCount: number; averageLength: number; documentFrequency: (term: string) => number };

/** The index of texts that are given as their terms, repeats included; a text is known by its place in the list. */
export function buildTermIndex(texts: readonly (readonly string[])[]): TermIndex {
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  let totalLength = 0;
  texts.forEach((terms, number) => {
    lengths.push(terms.length);
    totalLength += terms.length;
    for (const [term, count] of countTerms(terms)) {
      const list = postings.get(term);
      if (list) list.push(number, count);
      else postings.set(term, [number, count]);
    }
  });
  return { postings, lengths, totalLength };
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The statistics of all texts of the indexes together; the average length is in terms and at least 1. */
export function scopeStatistics(indexes: readonly TermIndex[]): ScopeStatistics {
  const textCount = indexes.reduce((sum, index) => sum + index.lengths.length, 0);
  const totalLength = indexes.reduce((sum, index) => sum + index.totalLength, 0);
  return {
    textCount,
    averageLength: textCount === 0 ? 1 : Math.max(1, totalLength / textCount),
    documentFrequency: (term) => indexes.reduce((sum, index) => sum + (index.postings.get(term)?.length ?? 0) / 2, 0),
  };
}

/** Weight of a term by rarity over all texts in scope. */
export function inverseDocumentFrequency(statistics: ScopeStatistics, term: string): number {
  const frequency = statistics.documentFrequency(term);
  return Math.log(1 + (statistics.textCount - frequency + 0.5) / (frequency + 0.5));
}

/** BM25 scores of every text of one index for weighted question terms. */
export function bm25Scores(
  index: TermIndex,
  statistics: ScopeStatistics,
  weights: ReadonlyMap<string, number>,
): Float64Array {
  const scores = new Float64Array(index.lengths.length);
  for (const [term, weight] of weights) {
    const list = index.postings.get(term);
    if (!list) continue;
    const idf = inverseDocumentFrequency(statistics, term) * weight;
    for (let at = 0; at < list.length; at += 2) {
      const text = list[at] ?? 0;
      const count = list[at + 1] ?? 0;
      const length = index.lengths[text] ?? 0;
      const score = (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / statistics.averageLength));
      scores[text] = (scores[text] ?? 0) + score;
    }
  }
  return scores;
}
