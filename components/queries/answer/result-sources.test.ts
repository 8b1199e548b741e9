import { describe, expect, it } from 'vitest';
import type { Source } from '@/lib/queries/schema';
import { someResult, someSource } from '@/tests/support/components/some-answer';
import { resultCountText, toViewerSources } from './result-sources';

const source = (changes: Partial<Source> = {}) => someSource({ document_id: 'd', page_number: 30, ...changes });
const result = (sources: Source[]) => someResult({ sources });

const proxy = { id: 'd', formType: 'DEF 14A', fiscalYear: 2023, filingDate: '2023-12-07' };

describe('toViewerSources', () => {
  it('numbers sources in order and gives marker, card and highlight one label', () => {
    expect(toViewerSources(result([source(), source()]), [proxy]).map(({ label }) => label)).toEqual([
      'Source 1, DEF 14A FY2023, page 30',
      'Source 2, DEF 14A FY2023, page 30',
    ]);
  });

  it('distinguishes two quotes of one chunk', () => {
    const [first, second] = toViewerSources(result([source(), source()]), []);
    expect(first?.id).not.toBe(second?.id);
  });

  it('jumps to the page of the words', () => {
    const [only] = toViewerSources(
      result([source({ page_number: 30, bounding_boxes: [{ page: 31, x: 1, y: 1, width: 1, height: 1 }] })]),
      [],
    );
    expect(only?.page).toBe(31);
  });
});

describe("the viewer's header", () => {
  it('counts sources of an answer, and never calls a nearest passage one', () => {
    expect(resultCountText(result([source()]))).toBe('1 source found');
    expect(
      resultCountText({ ...result([]), insufficient_evidence: true, nearest_passages: [source(), source()] }),
    ).toBe('2 passages, no answer');
    expect(resultCountText(result([]))).toBeNull();
  });
});
