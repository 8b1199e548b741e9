import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { isContentsPage, readFilingText } from './filing-text';

const rows = (row: (at: number) => string) => Array.from({ length: 9 }, (_, at) => row(at)).join('\n');
const isContents = (text: string) => readFilingText([pageOf(text)], []).pages.every(isContentsPage);

it('knows a table of contents by the pages at the end of its lines', () => {
  expect(isContents(rows((at) => `Chapter on pay   ${at + 10}`))).toBe(true);
  expect(isContents(rows((at) => `Nominees for director   ${at + 10}`))).toBe(true);
});

it('takes no summary of votes for one, which gives pages behind what the board recommends', () => {
  expect(isContents(rows((at) => `${at + 1}. Approve the plan   FOR   ${at + 10}`))).toBe(false);
  expect(isContents(rows((at) => `${at + 1}. Approve the plan   ✓ For each nominee   ${at + 10}`))).toBe(false);
});
