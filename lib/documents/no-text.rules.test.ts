import { expect, it } from 'vitest';
import { smallPdf } from '@/tests/api/files';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { isReadyForQueries, noTextNotes, shownStatus } from './no-text.rules';

it('a scan is not ready, and says that it holds no text', async () => {
  const { hasText } = await extractPdf(new Uint8Array(await smallPdf(['']).arrayBuffer()));
  const scan = { processing_status: 'processed' as const, has_text: hasText };
  expect([isReadyForQueries(scan), shownStatus(scan)]).toEqual([false, 'no_text']);
  expect(
    noTextNotes([
      { label: 'DEF 14A, fiscal year 2025', hasText },
      { label: '10-K', hasText: true },
    ]),
  ).toEqual(['DEF 14A, fiscal year 2025 contains no text (it may be a scan), so nothing was read from it.']);
});

it('a file that was read and contains text is ready, and one that was not read shows its processing status', () => {
  expect(isReadyForQueries({ processing_status: 'processed', has_text: true })).toBe(true);
  expect(shownStatus({ processing_status: 'failed', has_text: null })).toBe('failed');
});
