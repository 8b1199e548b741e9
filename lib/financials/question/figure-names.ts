import { MEASURES, type MeasureUnit } from '../measures';
import { LINE_ITEMS } from '../vocabulary';

/** What a name in a question stands for: a line item, or a measure with its formulas. */
export type Subject = {
  kind: 'line' | 'measure';
  key: string;
  label: string;
  /** Null for a line item, whose unit is that of its figure. */
  unit: MeasureUnit | null;
  formulas: readonly string[];
  /** Years before the last one that an average or a compound growth reaches back. */
  span?: number;
};

export type Named = { subject: Subject; from: number; to: number };

type Name = { words: string; subject: Subject };

const NAMES: readonly Name[] = [
  ...LINE_ITEMS.flatMap(({ key, label, names }) =>
    [label, ...(names ?? [])].map((name) => ({
      words: plainWords(name),
      subject: { kind: 'line' as const, key, label, unit: null, formulas: [`{${key}}`] },
    })),
  ),
  ...MEASURES.flatMap(({ key, label, unit, formulas, names }) =>
    [label, ...(names ?? [])].map((name) => ({
      words: plainWords(name),
      subject: { kind: 'measure' as const, key, label, unit, formulas },
    })),
  ),
].sort((a, b) => b.words.length - a.words.length);

/** The names of line items and measures in plain words, longest first where they overlap, in the order of the text. */
export function namesIn(text: string): Named[] {
  const found: Named[] = [];
  for (const { words, subject } of NAMES) {
    const pattern = ` ${words} `;
    for (let at = ` ${text} `.indexOf(pattern); at >= 0; at = ` ${text} `.indexOf(pattern, at + 1)) {
      const [from, to] = [at, at + words.length];
      // Cash flows are no cash.
      if (words === 'cash' && / cash (?:flows?|conversion) /.test(` ${text} `.slice(at, at + 17))) continue;
      if (!found.some((each) => from < each.to && to > each.from)) found.push({ subject, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Words in lower case, parted by single blanks, without marks, possessives and quotes. */
export function plainWords(text: string): string {
  return ` ${text.toLowerCase()} `
    .replace(/[’‘]/g, "'")
    .replace(/'s\b/g, '')
    .replace(/s'(?=\s)/g, 's')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)%/g, '$1 percent')
    .replace(/(?<=\bas (?:a )?)%/g, ' percent ')
    .replace(/\s\+\s/g, ' plus ')
    .replace(/\b(\d)\s?-\s?year\b/g, '$1 year')
    .replace(/\bfy\s?'?(\d{2}|\d{4})\b/g, (_all, digits: string) => `fy${digits.length === 2 ? `20${digits}` : digits}`)
    .replace(/[^a-z0-9&.]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function wordsOf(text: string): string[] {
  return plainWords(text).split(' ').filter(Boolean);
}
