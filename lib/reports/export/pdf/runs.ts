import type { Inline } from '@/lib/format/markdown';

export type Run = { text: string; isBold: boolean; isItalic: boolean };

const LEADING_PUNCTUATION = /^[.,;:!?%)\]”’"']+/;

/**
 * Text runs of one style each. The PDF library may break a line between two runs without a space and then adds a
 * hyphen; therefore a marker is part of the word before it, and punctuation part of the run before it.
 */
export function toRuns(inlines: readonly Inline[]): Run[] {
  const runs: Run[] = [];
  for (const inline of inlines) {
    const last = runs.at(-1);
    if (inline.kind === 'cite') {
      const marker = `[${inline.numbers.join(',\u00a0')}]`;
      if (last) last.text = `${last.text.trimEnd()}\u00a0${marker}`;
      else runs.push({ text: marker, isBold: false, isItalic: false });
      continue;
    }
    const style = { isBold: inline.isBold ?? false, isItalic: inline.isItalic ?? false };
    const text = inline.text.replace(/\s+/g, ' ');
    if (last && last.isBold === style.isBold && last.isItalic === style.isItalic) {
      last.text += text;
      continue;
    }
    const [punctuation = ''] = last ? (LEADING_PUNCTUATION.exec(text) ?? []) : [];
    if (last) last.text += punctuation;
    if (text.length > punctuation.length) runs.push({ text: text.slice(punctuation.length), ...style });
  }
  return runs;
}

/** Lines of a paragraph that keep their ends. */
const MOST_LINES = 200;

/**
 * Splits inlines at line feeds, which have no glyph in any font. Of a paragraph with very many lines each page would
 * lay out all that follow again, so their words are set one after the other, as markdown means them.
 */
export function linesOf(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === 'cite') {
      lines.at(-1)?.push(inline);
      continue;
    }
    inline.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)?.push({ ...inline, text });
    });
  }
  const filled = lines.filter((line) => line.length > 0);
  return filled.length > MOST_LINES ? inGroups(filled, MOST_LINES).map(joined) : filled;
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

const joined = (lines: readonly Inline[][]): Inline[] =>
  lines.flatMap((line, at) => (at === 0 ? line : [{ kind: 'text', text: ' ' } as const, ...line]));
