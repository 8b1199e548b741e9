import { FINANCE_TAGS } from '@/lib/retrieval/data/finance-tags';
import { BOARD_AND_RIGHTS_TAGS } from '@/lib/retrieval/data/board-and-rights-tags';
import { PAY_AND_MEETING_TAGS } from '@/lib/retrieval/data/pay-and-meeting-tags';
import type { TagRule } from '@/lib/retrieval/data/concept-types';
import type { Chunk, PageLayout } from '@/lib/pdf/types';

export const TOC_TAG = 'table_of_contents';

const RULES: readonly TagRule[] = [...FINANCE_TAGS, ...PAY_AND_MEETING_TAGS, ...BOARD_AND_RIGHTS_TAGS];
const PAGE_RULES = RULES.filter((rule) => rule.level === 'page');
const CHUNK_RULES = RULES.filter((rule) => rule.level === 'chunk');
const NUMBERS = /\d[\d,.]*\d/g;
const TOC_LINE = /(?:\.{3,}|(?: \.){3,}|\s{2,}|[a-z)] )\s*(?:[a-z]-)?\d{1,3}\s*$/i;

/** Lower case, straight quotes, single spaces. */
export function foldForTags(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function holds(rule: TagRule, text: string, numberCount: number): boolean {
  if (rule.minNumbers !== undefined && numberCount < rule.minNumbers) return false;
  if (!rule.all.every((pattern) => pattern.test(text))) return false;
  if (rule.none?.some((pattern) => pattern.test(text))) return false;
  return !rule.atLeast || rule.atLeast.of.filter((pattern) => pattern.test(text)).length >= rule.atLeast.count;
}

function tagsOf(rules: readonly TagRule[], raw: string): string[] {
  const text = foldForTags(raw);
  const numberCount = (text.match(NUMBERS) ?? []).length;
  return [...new Set(rules.filter((rule) => holds(rule, text, numberCount)).map((rule) => rule.tag))];
}

/** Whether most lines of a page end in ascending page numbers. */
export function isTableOfContents(lines: readonly string[]): boolean {
  const filled = lines.map((line) => line.trim()).filter(Boolean);
  const numbers = filled
    .filter((line) => TOC_LINE.test(line))
    .map((line) => Number(/(\d{1,3})\s*$/.exec(line)?.[1] ?? 0));
  if (numbers.length < 8 || numbers.length < filled.length * 0.35) return false;
  const rising = numbers.filter((value, at) => at === 0 || value >= (numbers[at - 1] ?? 0)).length;
  return rising >= numbers.length * 0.8 && new Set(numbers).size >= 5;
}

function linesWithoutFurniture(page: PageLayout): string[] {
  return page.lines.filter((line) => line.role !== 'furniture').map((line) => line.text);
}

/** Tags of a whole page: statements, proxy tables, table of contents. */
export function tagPage(page: PageLayout): string[] {
  const lines = linesWithoutFurniture(page);
  if (isTableOfContents(lines)) return [TOC_TAG];
  return tagsOf(PAGE_RULES, lines.join('\n'));
}

/** Tags of every chunk, in order: those of its text and those of its page. */
export function tagChunks(pages: readonly PageLayout[], chunks: readonly Pick<Chunk, 'page' | 'text'>[]): string[][] {
  const byPage = new Map(pages.map((page) => [page.page, tagPage(page)]));
  return chunks.map((chunk) => {
    const pageTags = byPage.get(chunk.page) ?? [];
    if (pageTags.includes(TOC_TAG)) return [...pageTags];
    return [...pageTags, ...tagsOf(CHUNK_RULES, chunk.text)].sort();
  });
}
