import type { EngineQuote } from '@/lib/answers/types';
import type { PassageUnit } from './units';

/** In characters; longer sentences are cut between words. */
export const MAX_SENTENCE = 420;

/** A sentence unchanged; a row as its label and values, with the header that names the columns. */
export function formatUnit(unit: PassageUnit): string {
  const flat = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
  if (!unit.isRow) return shortened(flat(unit.text.replace(/^\s*(?:[•●▪*✓✔]|\(\w{1,2}\))\s+/, '')));
  const cells = unit.text.split(/\s{2,}/).map((cell) => cell.trim());
  const [label, ...values] = cells;
  const columns = unit.header
    .split(/\s{2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => /\b(?:19|20)\d\d\b/.test(cell));
  const named =
    columns.length === values.length ? values.map((value, index) => `${value} (${columns[index]})`) : values;
  return `${label}: ${named.join(', ')}`;
}

function shortened(text: string): string {
  return text.length <= MAX_SENTENCE ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_SENTENCE))} …`;
}

/** Appends the unit to `quotes` and returns its marker number, from 1. */
export function addCitation(unit: PassageUnit, quotes: EngineQuote[]): number {
  quotes.push({
    chunkId: unit.passage.chunkId,
    documentId: unit.passage.documentId,
    page: unit.passage.page,
    quote: unit.text.slice(0, MAX_SENTENCE + 180),
  });
  return quotes.length;
}
