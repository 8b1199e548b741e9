import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warnSkipped } from '@/tests/support/skip-banner';
import { buildPdf, paragraph } from '@/lib/pdf/build-pdf.fixture';
import { findChromium } from '@/lib/pdf/render/find-chromium';
import { readDrawn } from '@/lib/pdf/drawn/read-drawn';
import { runsTouching } from '@/lib/pdf/drawn/runs';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { renderHtmlToPdf } from '@/lib/pdf/render/render-html';
import { pdfWith, stream, TEXT } from '../support/hostile/pdfs';
import { tempFolder } from '../support/temp-folder';
import { MISLEADING_HTML } from './drawn/misleading-html';
import { compareWithDrawn } from './drawn/compare-with-drawn';
import { MISLEADING_PDFS } from './drawn/misleading-pdfs';

/** Documents whose text layer says what no page shows. None of it is taken as drawn. */
describe('the page as drawn decides', () => {
  let hasChromium = false;
  let data: Awaited<ReturnType<typeof tempFolder>>;

  beforeAll(async () => {
    // Chromium's cache of fonts is kept there.
    data = await tempFolder();
    process.env.DATA_DIR = data.folder;
    hasChromium = await findChromium().then(
      () => true,
      () => false,
    );
    if (!hasChromium) warnSkipped('drawn words in HTML documents. Chromium is missing.');
  });
  afterAll(() => data.remove());

  describe('in PDF', () => {
    it.each(MISLEADING_PDFS)('against $name', async ({ make, says }) => {
      const { warnings, reading } = await compareWithDrawn(make(), says);
      // Left out of the text with a warning, or found in it and seen not to be there.
      if (reading === null) expect(warnings).not.toEqual([]);
      else
        expect(reading).toEqual({
          verdict: expect.stringMatching(/^(?:blank|different)$/) as unknown,
          reason: expect.stringMatching(/\w/) as unknown,
        });
    });
  });

  describe('in HTML', () => {
    it.for(MISLEADING_HTML)('against $name', async ({ html, says }, context) => {
      if (!hasChromium) context.skip('SKIPPED: Chromium is missing');
      const { pdf } = await renderHtmlToPdf({ html: new TextEncoder().encode(html) });
      const { text, reading } = await compareWithDrawn(pdf, says);
      if (reading === null) expect(text.replace(/\s+/g, ' ')).not.toContain(says);
      else expect(reading.verdict).toMatch(/^(?:blank|different)$/);
    });
  });

  it('takes nothing as drawn from a page that takes too long to draw, and delays no other request', async () => {
    const depth = 14;
    const forms = Array.from({ length: depth }, (_none, index) =>
      stream(
        index === depth - 1 ? '0 0 1 1 re f' : '/X Do /X Do /X Do /X Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << ' +
          `${index === depth - 1 ? '' : `/X ${index + 7} 0 R`} >> >>`,
      ),
    );
    const pdf = pdfWith({
      content: `${TEXT} /X Do`,
      resources: '<< /Font << /F1 3 0 R >> /XObject << /X 6 0 R >> >>',
      more: forms,
    });
    const [honest] = (await extractPdf(pdfWith())).pages;
    if (!honest) throw new Error('no page was read');
    const runs = runsTouching(honest, 0, honest.text.length);
    const [heavy, light] = await Promise.all([
      readDrawn({ key: 'heavy', load: () => Promise.resolve(pdf) }, 1, runs),
      readDrawn({ key: 'light', load: () => Promise.resolve(pdfWith()) }, 1, runs),
    ]);
    expect(heavy.readings.map((reading) => reading.failure)).toEqual([
      expect.stringMatching(/took longer than|needs more memory|could not be/),
    ]);
    expect(light.readings).toEqual([{ missing: [], isBlank: false, extra: null, failure: null }]);
  });

  describe('for words that are drawn as they read', () => {
    const LINES = [
      'Support for our pay was 95.4% of votes cast, up from 91.2% in 2023.(1)',
      'Fees were $2,410,500 and $1.5 million; “other” fees were 0.7%.',
      'Directors may not hedge or pledge shares (see page 41).',
    ];

    it.each([
      ['in black', {}],
      ['in bold', { isBold: true }],
      ['small', { size: 6.5 }],
      ['large', { size: 13 }],
      ['pale grey', { color: [0.6, 0.6, 0.6] as [number, number, number] }],
      ['red', { color: [0.8, 0, 0] as [number, number, number] }],
    ])('%s', async (_name, style) => {
      const pdf = buildPdf([
        {
          items: paragraph(LINES, [60, 700], style).map((item, index) => ({
            ...item,
            at: [60, 700 - 30 * index] as [number, number],
          })),
        },
      ]);
      for (const line of LINES)
        expect((await compareWithDrawn(pdf, line)).reading).toEqual({ verdict: 'drawn', reason: null });
    });

    it('in white on a dark band, between the rules of a table', async () => {
      const pdf = buildPdf([
        {
          items: [
            { rect: [50, 640, 500, 30], fill: [0.1, 0.2, 0.4] },
            { text: 'Total fees in 2023', at: [60, 650], size: 11, color: [1, 1, 1] },
            { text: '$2,844,900', at: [400, 650], size: 11, color: [1, 1, 1] },
            { rect: [50, 620, 500, 0.8], fill: [0, 0, 0] },
            { text: 'Audit fees', at: [60, 608], size: 9 },
            { text: '4.1', at: [400, 608], size: 9 },
            { text: '(9)', at: [500, 608], size: 9 },
            { rect: [50, 605.5, 500, 0.8], fill: [0, 0, 0] },
          ],
        },
      ]);
      for (const words of ['Total fees in 2023   $2,844,900', 'Audit fees   4.1   (9)'])
        expect((await compareWithDrawn(pdf, words)).reading).toEqual({ verdict: 'drawn', reason: null });
    });

    it('on a page that is cropped, and where they run up the page', async () => {
      const pdf = buildPdf([
        { items: paragraph(LINES, [200, 500]), cropBox: '[150 400 600 560]' },
        { items: paragraph(LINES, [200, 500]), rotate: 90 },
      ]);
      for (const line of LINES)
        expect((await compareWithDrawn(pdf, line)).reading).toEqual({ verdict: 'drawn', reason: null });
      const [upwards = ''] = LINES;
      expect(
        (await compareWithDrawn(buildPdf([{ items: paragraph([upwards], [200, 500]), rotate: 90 }]), upwards)).reading,
      ).toEqual({ verdict: 'drawn', reason: null });
    });
  });
});
