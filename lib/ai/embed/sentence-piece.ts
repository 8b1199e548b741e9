/** Marks the start of a word in the vocabulary. */
const WORD_START = '\u2581';
const UNKNOWN_ID = 0;
/** The first six entries are control tokens, never matched against text. */
const RESERVED_COUNT = 6;
/** SentencePiece scores an unknown character ten below the rarest piece. */
const UNKNOWN_PENALTY = 10;

/**
 * A SentencePiece unigram tokenizer: the segmentation with the highest sum of piece scores.
 * Runs in time linear in the text, because pieces are at most a few dozen characters long.
 */
export function makeTokenizer(vocabulary: [string, number][]): (text: string, maxTokens: number) => number[] {
  const ids = new Map<string, number>();
  let longest = 1;
  let lowest = 0;
  vocabulary.forEach(([piece, score], id) => {
    if (id < RESERVED_COUNT) return;
    ids.set(piece, id);
    longest = Math.max(longest, piece.length);
    lowest = Math.min(lowest, score);
  });
  const unknownScore = lowest - UNKNOWN_PENALTY;

  return (text, maxTokens) => {
    // A token is at most `longest` characters, so `maxTokens` tokens need no more than this many characters.
    const normalized = text
      .slice(0, maxTokens * longest * 4)
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, maxTokens * longest);
    if (!normalized) return [];
    const symbols = WORD_START + normalized.replaceAll(' ', WORD_START);
    const best = new Float64Array(symbols.length + 1).fill(Number.NEGATIVE_INFINITY);
    const lengthAt = new Int32Array(symbols.length + 1);
    const idAt = new Int32Array(symbols.length + 1);
    best[0] = 0;
    for (let start = 0; start < symbols.length; start += 1) {
      const base = best[start] ?? Number.NEGATIVE_INFINITY;
      for (let end = start + 1; end <= Math.min(symbols.length, start + longest); end += 1) {
        const id = ids.get(symbols.slice(start, end));
        if (id === undefined && end > start + 1) continue;
        const score = base + (id === undefined ? unknownScore : (vocabulary[id]?.[1] ?? unknownScore));
        if (score < (best[end] ?? 0)) continue;
        best[end] = score;
        lengthAt[end] = end - start;
        idAt[end] = id ?? UNKNOWN_ID;
      }
    }
    return readBack(lengthAt, idAt).slice(0, maxTokens);
  };
}

/** Token ids in the order of the text; a run of unknown characters is one unknown token. */
function readBack(lengthAt: Int32Array, idAt: Int32Array): number[] {
  const tokens: number[] = [];
  for (let end = idAt.length - 1; end > 0; end -= lengthAt[end] ?? 1) {
    const id = idAt[end] ?? UNKNOWN_ID;
    if (id === UNKNOWN_ID && tokens.at(-1) === UNKNOWN_ID) continue;
    tokens.push(id);
  }
  return tokens.reverse();
}
