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
