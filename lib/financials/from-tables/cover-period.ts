import { alternatives } from '@/lib/format/patterns';
import { ENDED_WORDS } from './cover-period-patterns';
import type { PageLayout } from '@/lib/pdf/types';
import { dateIn } from './column-periods';

/** What the cover of a report says of its period. */
export type CoverPeriod = {
  end: string;
  isQuarterly: boolean;
  /** The year as the company names it, where the text does. */
  fiscalYear: number | null;
  page: number;
  charStart: number;
  charEnd: number;
};

const COVER_PAGES = 4;
const ENDED = new RegExp(
  String.raw`\bfor\s+the\s+(?:(?:fiscal|calendar)\s+)?(?:${alternatives(ENDED_WORDS)})` +
    String.raw`\s+ended:?\s+((?:[A-Z][a-z]+|[A-Z]+)\s+\d{1,2}\s?,?\s+(?:19|20)\d\d)`,
  'i',
);

/** The period that one of the first pages names, "for the fiscal year ended …"; null where none does. */
export function coverPeriod(pages: readonly PageLayout[]): CoverPeriod | null {
  for (const page of pages.slice(0, COVER_PAGES)) {
    const match = ENDED.exec(page.text);
    const end = match && dateIn(match[3] ?? '');
    if (!match || !end) continue;
    return {
      end,
      isQuarterly: match[2] !== undefined || (match[1] === undefined && /quarterly report/i.test(page.text)),
      fiscalYear: namedYear(pages, end),
      page: page.page,
      charStart: match.index,
      charEnd: match.index + match[0].length,
    };
  }
  return null;
}

/** A year that ends in its first months may carry the name of the one before: what the text calls it most often. */
function namedYear(pages: readonly PageLayout[], end: string): number | null {
  const [year, month] = end.split('-').map(Number) as [number, number];
  if (month > 6) return null;
  const counts = new Map<number, number>();
  for (const { text } of pages)
    for (const [, named] of text.matchAll(/\bfiscal(?: year)?\s+(20\d\d|19\d\d)\b/gi)) {
      const value = Number(named);
      if (value === year || value === year - 1) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  const tied = pages
    .slice(0, 60)
    .flatMap(({ text }) => [
      ...text.matchAll(
        /\bfiscal(?: year)?\s+(20\d\d)\b[^.]{0,40}?\bend(?:ed|ing|s)\s+(?:on\s+)?([A-Z][a-z]+\s+\d{1,2},\s+20\d\d)/gi,
      ),
    ]);
  const said = tied.find((match) => dateIn(match[2] ?? '') === end)?.[1];
  if (said) return Number(said);
  const [now, before] = [counts.get(year) ?? 0, counts.get(year - 1) ?? 0];
  return month <= 2 && before > 2 * now && before >= 5 ? year - 1 : null;
}
