import { execFileSync } from 'node:child_process';
import { Parser } from 'htmlparser2';
import { inArray, and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documentPages } from '@/db/schema';
import { isVerbatim } from '@/lib/pdf/quotes/match-key';
import type { Source } from '@/lib/queries/schema';

export type EvidenceCount = {
  excerpts: number;
  verbatim: number;
  words: number;
  wordsInBoxes: number;
  boxWords: number;
  boxWordsOfExcerpt: number;
};

export function noEvidence(): EvidenceCount {
  return { excerpts: 0, verbatim: 0, words: 0, wordsInBoxes: 0, boxWords: 0, boxWordsOfExcerpt: 0 };
}

type PlacedWord = { word: string; x: number; y: number };

/** Whether Poppler's pdftotext, the independent tool for boxes, is on this machine. */
export function hasIndependentTool(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Counts, over shown sources, excerpts that are verbatim on their page and words that lie inside their boxes. */
export async function measureEvidence(
  count: EvidenceCount,
  sources: readonly Source[],
  pdfPath: (documentId: string) => string,
  withBoxes: boolean,
): Promise<void> {
  for (const source of sources) {
    count.excerpts += 1;
    const pages = [...new Set([source.page_number, ...source.bounding_boxes.map((box) => box.page)])].sort(
      (a, b) => a - b,
    );
    if (isOnPage(await pageTexts(source.document_id, pages), source.excerpt)) count.verbatim += 1;
    if (withBoxes) countWords(count, source, pages, pdfPath(source.document_id));
  }
}

async function pageTexts(documentId: string, pages: number[]): Promise<string[]> {
  const rows = await database()
    .select({ text: documentPages.text })
    .from(documentPages)
    .where(and(eq(documentPages.documentId, documentId), inArray(documentPages.page, pages)))
    .orderBy(documentPages.page);
  return rows.map((row) => row.text);
}

/** An excerpt over a page break is verbatim when its first part is on the first page and the rest on the next. */
function isOnPage(texts: readonly string[], excerpt: string): boolean {
  const [first = '', ...rest] = texts;
  if (isVerbatim(first, excerpt)) return true;
  if (rest.length === 0) return false;
  const lines = excerpt.split('\n');
  return lines.some(
    (_, at) => at > 0 && isVerbatim(first, lines.slice(0, at).join('\n')) && isOnPage(rest, lines.slice(at).join('\n')),
  );
}

function wordsOf(text: string): string[] {
  return text.normalize('NFKC').split(/\s+/).map(fold).filter(Boolean);
}

function fold(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function countWords(count: EvidenceCount, source: Source, pages: readonly number[], file: string): void {
  const inside = pages.flatMap((page) => {
    const boxes = source.bounding_boxes.filter((box) => box.page === page);
    return placedWords(file, page).filter(({ x, y }) =>
      boxes.some(
        (box) => x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1,
      ),
    );
  });
  const excerpt = wordsOf(source.excerpt);
  const found = overlap(
    excerpt,
    inside.map(({ word }) => word),
  );
  count.words += excerpt.length;
  count.wordsInBoxes += found;
  count.boxWords += inside.length;
  count.boxWordsOfExcerpt += found;
}

/** How many words two lists share, each word as often as it occurs in both. */
function overlap(left: readonly string[], right: readonly string[]): number {
  const stock = new Map<string, number>();
  for (const word of right) stock.set(word, (stock.get(word) ?? 0) + 1);
  return left.filter((word) => {
    const held = stock.get(word) ?? 0;
    if (held > 0) stock.set(word, held - 1);
    return held > 0;
  }).length;
}

const pageCache = new Map<string, PlacedWord[]>();

/** The words of Poppler's `-bbox` output, with the middle of each. */
export function wordsOfPage(html: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  let height = 0;
  let word: { box: Record<string, string>; text: string } | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'page') height = Number(attributes.height);
        if (name === 'word') word = { box: attributes, text: '' };
      },
      ontext(text) {
        if (word) word.text += text;
      },
      onclosetag(name) {
        if (name !== 'word' || !word) return;
        const { box, text } = word;
        const [left = 0, top = 0, right = 0, bottom = 0] = [box.xMin, box.yMin, box.xMax, box.yMax].map(Number);
        if (fold(text)) words.push({ word: fold(text), x: (left + right) / 2, y: height - (top + bottom) / 2 });
        word = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(html);
  return words;
}

/** The words of a page with the middle of each, origin bottom left, as Poppler reads them. */
function placedWords(file: string, page: number): PlacedWord[] {
  const key = `${file}#${page}`;
  const known = pageCache.get(key);
  if (known) return known;
  const html = execFileSync('pdftotext', ['-bbox', '-f', String(page), '-l', String(page), file, '-'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const words = wordsOfPage(html);
  pageCache.set(key, words);
  return words;
}
