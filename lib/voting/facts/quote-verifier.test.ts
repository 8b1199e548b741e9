import { expect, test } from 'vitest';
import { firstVerified, type VerifyQuote } from './quote-verifier';

const at = (page: number) => ({ page, quote: `words of page ${page}`, charStart: 0, charEnd: 15, boxes: [] });

/** Pages as drawn show the words of the given ones alone. */
function drawnOn(...pages: number[]) {
  const looked: number[] = [];
  const verify: VerifyQuote = async ({ documentId, page, quote }) => {
    looked.push(page);
    const isDrawn = pages.includes(page);
    return { document_id: documentId, page_number: page, quote, quote_verified: isDrawn, bounding_boxes: [] };
  };
  return { verify, looked };
}

test('what the first place cannot prove rests on the next that says the same', async () => {
  const { verify, looked } = drawnOn(23, 40);
  const evidence = await firstVerified('d', { ...at(8), elsewhere: [at(12), at(23), at(40)] }, verify);
  expect(evidence).toMatchObject({ page_number: 23, quote: 'words of page 23', quote_verified: true });
  expect(looked).toEqual([8, 12, 23]);
});

test('no other place is drawn when the first is proven', async () => {
  const { verify, looked } = drawnOn(8);
  expect(await firstVerified('d', { ...at(8), elsewhere: [at(12)] }, verify)).toMatchObject({ page_number: 8 });
  expect(looked).toEqual([8]);
});

test('without a place that is drawn the first stays, unproven, and few are tried', async () => {
  const { verify, looked } = drawnOn();
  const places = [9, 10, 11, 12, 13].map(at);
  expect(await firstVerified('d', { ...at(8), elsewhere: places }, verify)).toMatchObject({
    page_number: 8,
    quote_verified: false,
  });
  expect(looked).toEqual([8, 9, 10, 11]);
});
