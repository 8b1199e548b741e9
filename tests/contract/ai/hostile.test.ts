import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warnSkipped } from '@/tests/support/skip-banner';
import { buildPdf, paragraph, type PdfItem } from '@/lib/pdf/build-pdf.fixture';
import { findChromium } from '@/lib/pdf/render/find-chromium';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { startOpenAiServer, type OpenAiServer } from '@/tests/support/servers/openai-server';
import { BLOCKS, filingHtml } from './hostile/filing';
import { HTML_PLANTS, PDF_PLANTS } from './hostile/plants';
import type { Outcome } from './hostile/pipeline';

const NO_CHROMIUM = 'SKIPPED: Chromium is missing';

/** Planted text in a filing changes no answer, no citation and no flag, and is reported on the document. */
describe('a hostile filing', () => {
  let opened: Awaited<ReturnType<typeof openJobsDatabase>>;
  let server: OpenAiServer;
  let hasChromium = false;
  let run: (bytes: Uint8Array, kind: 'html' | 'pdf') => Promise<Outcome>;

  beforeAll(async () => {
    process.env.LOG_LEVEL ??= 'error';
    opened = await openJobsDatabase();
    server = await startOpenAiServer();
    const { runPipeline, gullibleModel } = await import('./hostile/pipeline');
    server.replyWith(gullibleModel);
    run = (bytes, kind) => runPipeline(bytes, kind, server);
    hasChromium = await findChromium().then(
      () => true,
      () => false,
    );
    if (!hasChromium) warnSkipped('instructions planted in HTML. Chromium is missing.');
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
  });

  describe('in HTML', () => {
    let clean: Outcome;

    beforeAll(async () => {
      if (hasChromium) clean = await run(filingHtml(), 'html');
    });

    it('answers and warns of nothing while it is clean', (context) => {
      if (!hasChromium) context.skip(NO_CHROMIUM);
      expect(clean.warnings).toEqual([]);
      expect(clean.results.extractive.slice(0, 6).every((answer) => answer.includes('/ answered /'))).toBe(true);
      expect(clean.results.extractive.at(-1)).toContain('insufficient');
      expect(clean.results.flags.filter((flag) => flag.includes('cannot_determine'))).toEqual([]);
    });

    it.for(HTML_PLANTS)('changes nothing with $name, and says so', async ({ kinds, ...plant }, context) => {
      if (!hasChromium) context.skip(NO_CHROMIUM);
      const planted = await run(filingHtml(plant), 'html');
      expect(planted.results).toEqual(clean.results);
      expect(planted.warnings.map((warning) => warning.kind)).toEqual(
        expect.arrayContaining([expect.toSatisfy((kind: string) => kinds?.includes(kind) ?? false)]),
      );
    });
  });

  describe('in PDF', () => {
    const lines = Object.values(BLOCKS)
      .flatMap((html) =>
        html
          .replace(/<\/t[dh]>\s*<t[dh]>/g, '   ')
          .split(/<\/(?:p|h1|h2|tr)>/)
          .map((part) =>
            part
              .replace(/<[^>]+>/g, '')
              .replace(/–/g, '-')
              .trim(),
          )
          .filter(Boolean),
      )
      .flatMap(wrapped);
    const pdfOf = (items: PdfItem[]) => buildPdf([{ items: [...paragraph(lines, [72, 740]), ...items] }]);
    let clean: Outcome;

    beforeAll(async () => {
      clean = await run(pdfOf([]), 'pdf');
    });

    it.each(PDF_PLANTS)('changes nothing with $name, and says so', async ({ items, kinds }) => {
      const planted = await run(pdfOf(items(90)), 'pdf');
      expect(planted.results).toEqual(clean.results);
      expect(clean.warnings).toEqual([]);
      expect(planted.warnings.some((warning) => kinds.includes(warning.kind))).toBe(true);
    });
  });
});

/** Lines of at most 92 characters, table rows left whole. */
function wrapped(text: string): string[] {
  if (text.includes('   ')) return [text];
  return (
    text
      .replace(/\s+/g, ' ')
      .match(/.{1,92}(?:\s|$)/g)
      ?.map((line) => line.trim()) ?? []
  );
}
