import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { warnSkipped } from '@/tests/support/skip-banner';
import { cutChunks } from './structure/chunk';
import { extractPdf } from './extract/extract-pdf';
import { decodeLayout, encodeLayout } from './quotes/layout-codec';
import { locateQuote } from './quotes/locate-quote';
import { markStructure } from './structure/structure';

const folder = path.resolve(process.cwd(), '../shared/data/proxies');
const isHere = existsSync(folder);
if (!isHere) warnSkipped(`the quotes of a real proxy statement. ${folder} is missing.`);

type Gold = { file: string; quote?: string; quote_page?: number };

describe.skipIf(!isHere)('a real proxy statement', () => {
  const file = 'CostcoWholesaleCorpNew_20231207_DEF14A.pdf';

  it('gives its hand-read quotes back on their pages, but for one taken down column by column', async () => {
    const extracted = await extractPdf(readFileSync(path.join(folder, file)));
    const { pages, sections } = markStructure(extracted.pages);
    const gold = readFileSync(path.join(folder, 'gold.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Gold);
    const quotes = gold.filter((item) => item.file === file && item.quote);
    const missed = quotes.filter(
      (item) => locateQuote(pages, item.quote ?? '', { page: item.quote_page })[0]?.page !== item.quote_page,
    );
    expect(missed.map((item) => item.quote)).toEqual(['2022 10,181,000 $ 609,000']);
    expect(sections.map((section) => section.title)).toContain('SUMMARY COMPENSATION TABLE');
    expect(pages.map(encodeLayout).map(decodeLayout)).toEqual(pages);
    const table = cutChunks({ pages, sections }).find((chunk) => chunk.text.includes('16,870,623') && chunk.isTable);
    expect(table?.text).toContain('W. Craig Jelinek   2023   1,154,808');
  });
});
