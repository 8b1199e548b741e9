import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { editPage } from './edit-page';
import { flattenPage } from './flat-page';

it('reads other words in their ranges and keeps every character where it is printed on the page', () => {
  const page = flattenPage(pageOf('See Proposal III.\nIII. Say on pay   FOR'));
  const at = (text: string) => page.text.indexOf(text);
  const edited = editPage(page, [
    { start: at('III'), end: at('III') + 3, text: '3' },
    { start: at('III. Say'), end: at('III. Say') + 3, text: '12' },
  ]);
  expect(edited.text).toBe('See Proposal 3. 12. Say on pay FOR');
  expect(edited.lines.map(({ text, cells }) => [text, cells.map((cell) => cell.text)])).toEqual([
    ['See Proposal 3.', ['See Proposal 3.']],
    ['12. Say on pay FOR', ['12. Say on pay', 'FOR']],
  ]);
  expect(edited.offsets).toHaveLength(edited.text.length);
  const pay = edited.text.indexOf('pay');
  expect(page.layout.text.slice(edited.offsets[pay], (edited.offsets[pay + 2] ?? 0) + 1)).toBe('pay');
  expect(edited.sentenceStarts.map((start) => edited.text.slice(start, start + 3))).toEqual(['See', '12.', 'Say']);
  expect(editPage(page, [])).toBe(page);
});
