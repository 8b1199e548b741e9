import { addressesModel } from '@/lib/pdf/injected/find-instructions';
import type { Passage } from '@/lib/answers/types';
import { oneOf } from '@/lib/format/patterns';
import { ABBREVIATION_WORDS } from './units-patterns';

/** A sentence or table row that can be an answer. `text` is verbatim except for white space. */
export type PassageUnit = { passage: Passage; text: string; isRow: boolean; header: string; rank: number };

const ABBREVIATION = new RegExp(String.raw`(?:^|[\s("'])${oneOf(ABBREVIATION_WORDS)}\.$`);

/**
 * Splits passages into sentences, which may span lines, and table rows, which may not. Text addressed to a language
 * model is left out.
 */
export function unitsOf(passages: readonly Passage[]): PassageUnit[] {
  return passages.flatMap((passage, rank) => cutPassage(passage, rank)).filter((unit) => !addressesModel(unit.text));
}

function cutPassage(passage: Passage, rank: number): PassageUnit[] {
  const units: PassageUnit[] = [];
  let prose: string[] = [];
  let header = '';
  const flush = () => {
    for (const sentence of sentencesOf(prose.join('\n')))
      units.push({ passage, text: sentence, isRow: false, header: '', rank });
    prose = [];
  };
  for (const line of passage.text.split('\n')) {
    // A bullet or footnote mark before a sentence does not make it a table row.
    const isRow = /\S\s{2,}\S/.test(line.trim().replace(/^(?:[•●▪*✓✔–-]|\(?\w{1,2}[).])\s+/, '')) && /\d/.test(line);
    if (!isRow) {
      prose.push(line);
      continue;
    }
    flush();
    // A row of years or words above the numbers is the header of the rows below it.
    if (/\b(?:19|20)\d\d\b/.test(line) && !/\d,\d{3}|\$\s?\d|%/.test(line)) header = line;
    units.push({ passage, text: line.trim(), isRow: true, header, rank });
  }
  flush();
  return units;
}

/** Not those of `lib/format/sentences`: a bullet begins a sentence, a line break alone does not end one. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.?!]["'”’)\]]*\s+(?=["'“(]?[A-Z0-9•●])|\n(?=\s*[•●▪✓✔])/g)) {
    const end = match.index + match[0].length;
    if (ABBREVIATION.test(text.slice(Math.max(start, match.index - 12), match.index + 1))) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  sentences.push(text.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence.length >= 12);
}
