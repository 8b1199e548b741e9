import { sentencesOf } from '@/lib/format/sentences';
/** A part of an answer with the numbers of its sources. */
export type Claim = {
  /** Sentences before the cited one. */
  lead: string;
  /** The cited sentence without its last word. */
  body: string;
  /** Kept on one line with the markers, so that no marker starts a line. */
  lastWord: string;
  /** Source numbers, from 1. */
  sources: number[];
};

export type AnswerBlock = { isItem: boolean; claims: Claim[] };

const MARKERS = /((?:\s*\[\d+(?:\s*,\s*\d+)*\])+)/;
const ITEM = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Splits an answer into paragraphs and list items, and these into claims with their markers. */
export function parseAnswer(answer: string, sourceCount: number): AnswerBlock[] {
  return answer.split(/\n+/).flatMap((line) => {
    if (line.trim() === '') return [];
    const isItem = ITEM.test(line);
    return [{ isItem, claims: parseClaims(isItem ? line.replace(ITEM, '') : line.trim(), sourceCount) }];
  });
}

function parseClaims(line: string, sourceCount: number): Claim[] {
  const parts = line.split(MARKERS);
  const claims: Claim[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const text = withoutStop(parts[index] ?? '', claims.at(-1));
    const sources = numbersIn(parts[index + 1] ?? '').filter((number) => number >= 1 && number <= sourceCount);
    if (text.trim() !== '' || sources.length > 0) claims.push(toClaim(text, sources));
  }
  return claims;
}

/** Moves a full stop after a marker before it: it ends the cited sentence and stays on its line. */
function withoutStop(text: string, before: Claim | undefined): string {
  const stop = /^\s*([.,;:!?]+)(?=\s|$)/.exec(text);
  if (!stop || !before || before.sources.length === 0) return text;
  before.lastWord += stop[1] ?? '';
  return text.slice(stop[0].length);
}

function toClaim(text: string, sources: number[]): Claim {
  if (sources.length === 0) return { lead: text, body: '', lastWord: '', sources };
  const start = sentencesOf(text).at(-1)?.start ?? 0;
  // White space before a text of one sentence belongs to it.
  const at = text.slice(0, start).trim() === '' ? 0 : start;
  const [lead, cited] = [text.slice(0, at), text.slice(at).trimEnd()];
  const space = cited.trimEnd().lastIndexOf(' ');
  return { lead, body: cited.slice(0, space + 1), lastWord: cited.slice(space + 1), sources };
}

function numbersIn(markers: string): number[] {
  return [...new Set([...markers.matchAll(/\d+/g)].map(([digits]) => Number(digits)))];
}

/** The answer without markers, for an unfinished answer and for copying. */
export function withoutMarkers(answer: string): string {
  return answer.replace(/\s*\[\d+(?:\s*,\s*\d+)*\]/g, '').replace(/\s*\[[\d,\s]*$/, '');
}
