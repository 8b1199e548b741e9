import { judgeRange } from '@/lib/pdf/drawn/judge-range';
import { readDrawn } from '@/lib/pdf/drawn/read-drawn';
import { runsTouching } from '@/lib/pdf/drawn/runs';
import type { DrawnReading } from '@/lib/pdf/drawn/types';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { locateQuote } from '@/lib/pdf/quotes/locate-quote';
import type { DocumentWarning } from '@/lib/pdf/types';

/**
 * What becomes of words that a program would quote. `reading` is null where the text that was read does not hold them.
 */
export type DrawnComparison = { text: string; warnings: DocumentWarning[]; reading: DrawnReading | null };

/** Reads a PDF as the product does, finds the words, and compares them with the drawn page. */
export async function compareWithDrawn(pdf: Uint8Array, words: string): Promise<DrawnComparison> {
  const { pages, warnings } = await extractPdf(pdf);
  const text = pages.map((page) => page.text).join('\n');
  const key = crypto.randomUUID();
  let reading: DrawnReading | null = null;
  for (const part of locateQuote(pages, words)) {
    const layout = pages.find((page) => page.page === part.page);
    if (!layout || (reading && reading.verdict !== 'drawn')) continue;
    for (const [start, end] of part.spans ?? [[part.charStart, part.charEnd]]) {
      const runs = runsTouching(layout, start, end);
      const { readings } = await readDrawn({ key, load: () => Promise.resolve(pdf) }, part.page, runs);
      const judged = judgeRange(
        runs.flatMap((run, index) => (readings[index] ? [{ run, reading: readings[index] }] : [])),
        start,
        end,
      );
      if (!reading || judged.verdict !== 'drawn') reading = judged;
    }
  }
  return { text, warnings, reading };
}
