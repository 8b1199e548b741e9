/** A word of the text layer: its position in the run, and its characters in the compared form. */
export type Word = {
  text: string;
  start: number;
  end: number;
  symbols: string;
  /** Digits of the footnote mark after it, which the recognizer may or may not read. */
  mark: string;
  /** A separate footnote mark is small and not part of the statement, so it need not be confirmed. */
  isMark: boolean;
};

/** Characters that look the same in some typeface, by the character of the text layer. */
const ALIKE: Record<string, string> = {
  '0': 'o',
  '1': 'lij',
  '5': 's',
  o: '0',
  q: '0',
  l: '1i',
  i: '1lj',
  j: 'i',
  s: '5',
  $: 's8',
};

/** This many extra letters between two words are a word that the text layer does not have. */
const WORD_LETTERS = 2;

/**
 * One letter may be misread in a word of at least this many letters: so long a word has no similar word with another
 * meaning.
 */
const FORGIVING_LETTERS = 8;

/** The footnote mark after a word or number: small and raised, not part of the statement. */
const MARKS = [
  // “Retirement1”, “fees.(2)”
  /(?<=\p{L}[.,;:’'”"]?)[([]?\d{1,2}[)\]]?$/u,
  // “2,410,500(1)(a)”
  /(?<=[\p{L}\p{N}.,;:’'”"%)])(?:[([][\da-z]{1,2}[)\]])+$/iu,
];
/** A sign of a symbol font, such as a tick or a dot, whose code is that of a letter; a single letter proves nothing. */
const SIGN = /^(?:[^\x20-\x7e]|[a-z])$/i;
const LONE_MARK = /^(?:[([]?(?:\d{1,2}|[a-z])[)\]][,;]?)+$/i;

/** The words of a run that have characters to compare. */
export function comparedWords(text: string): Word[] {
  const tokens = [...text.matchAll(/\S+/g)];
  return tokens.flatMap((match) => {
    const core = MARKS.reduce((text, mark) => text.replace(mark, ''), match[0]);
    const symbols = symbolsOf(core);
    if (!/[a-z0-9]/.test(symbols) || SIGN.test(match[0])) return [];
    const isMark = tokens.length > 1 && LONE_MARK.test(match[0]);
    return [
      {
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        symbols,
        mark: figuresOf(match[0].slice(core.length)),
        isMark,
      },
    ];
  });
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, '');
}

function figuresOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The compared form of a text: letters without case and accents, digits, decimal points, percent and dollar signs. */
export function symbolsOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[|!]/g, 'i')
    .replace(/[^a-z0-9%$.,]/g, '')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, '');
}

/** For each word, whether the recognizer's reading of its run confirms it. */
export function confirmedWords(words: readonly Word[], seen: string): boolean[] {
  const { read, added } = align(words.map((word) => word.symbols).join(''), symbolsOf(seen));
  let at = 0;
  return words.map((word, index) => {
    const from = at;
    at += word.symbols.length;
    const marks = [words[index - 1]?.mark ?? '', word.mark] as const;
    return word.isMark || isConfirmed(word, read.slice(from, at), added.slice(from, at + 1), marks);
  });
}

/** For each token, whether it was read exactly, including signs and capitals, as often as it occurs. */
export function readExactly(tokens: readonly string[], seen: string): boolean[] {
  const countOf = (all: readonly string[], token: string) => all.filter((other) => other === token).length;
  const read = seen.split(/\s+/).map(withPlainMarks);
  const expected = tokens.map(withPlainMarks);
  return expected.map((token) => countOf(read, token) === countOf(expected, token));
}

/** With plain quotes and dashes, which typefaces draw the same way. */
function withPlainMarks(token: string): string {
  return token
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—−]/g, '-');
}

function isConfirmed(
  { symbols }: Word,
  read: readonly string[],
  added: readonly string[],
  marks: readonly [string, string],
): boolean {
  let misread = 0;
  for (const [index, char] of [...symbols].entries()) {
    const seen = read[index] ?? '';
    const inside = index > 0 ? (added[index] ?? '') : '';
    if (/\d/.test(inside)) return false;
    misread += inside.replace(/\$/g, '').length;
    if (seen === char || char === '$' || (seen !== '' && (ALIKE[char] ?? '').includes(seen))) continue;
    // A digit must be read exactly.
    if (/[\d.,]/.test(char)) return false;
    misread += 1;
  }
  const [before = '', after = ''] = [added[0], added[symbols.length]];
  if (!marks[0].includes(figuresOf(before)) || !marks[1].includes(figuresOf(after))) return false;
  if (lettersOf(before).length >= WORD_LETTERS || lettersOf(after).length >= WORD_LETTERS) return false;
  return misread === 0 || (misread === 1 && lettersOf(symbols).length >= FORGIVING_LETTERS);
}

/**
 * For every expected character the character read in its place ('' for none), and the characters read in addition,
 * before each of them and at the end.
 */
function align(expected: string, seen: string): { read: string[]; added: string[] } {
  const columns = seen.length + 1;
  const costs = new Float32Array((expected.length + 1) * columns);
  const costOf = (row: number, column: number) => costs[row * columns + column] ?? Infinity;
  const changing = (row: number, column: number) => {
    const [char, other] = [expected.charAt(row - 1), seen.charAt(column - 1)];
    return char === other ? 0 : (ALIKE[char] ?? '').includes(other) ? 0.4 : 1.1;
  };
  for (let row = 0; row <= expected.length; row += 1) {
    for (let column = 0; column <= seen.length; column += 1) {
      if (row === 0 || column === 0) costs[row * columns + column] = row + column;
      else
        costs[row * columns + column] = Math.min(
          costOf(row - 1, column) + 1,
          costOf(row, column - 1) + 1,
          costOf(row - 1, column - 1) + changing(row, column),
        );
    }
  }
  const read: string[] = new Array(expected.length).fill('');
  const added: string[] = new Array(expected.length + 1).fill('');
  let [row, column] = [expected.length, seen.length];
  while (row > 0 || column > 0) {
    const cost = costOf(row, column);
    if (column > 0 && Math.abs(costOf(row, column - 1) + 1 - cost) < 0.01) {
      added[row] = seen.charAt(column - 1) + (added[row] ?? '');
      column -= 1;
    } else if (row > 0 && column > 0 && Math.abs(costOf(row - 1, column - 1) + changing(row, column) - cost) < 0.01) {
      read[row - 1] = seen.charAt(column - 1);
      row -= 1;
      column -= 1;
    } else {
      row -= 1;
    }
  }
  return { read, added };
}
