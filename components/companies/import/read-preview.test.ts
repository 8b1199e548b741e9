import { expect, it } from 'vitest';
import { previewOf, readPreview } from './read-preview';

const lines = (count: number) =>
  Array.from({ length: count }, (_line, index) => `T${index};Société ${index};${index + 1}`);

it.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('shows the header and the first five rows of a %s file', (_name, encode) => {
  const preview = previewOf(new Uint8Array(encode(['ticker;name;cik', '', ...lines(9)].join('\r\n'))), false);
  expect(preview?.header).toEqual(['ticker', 'name', 'cik']);
  expect(preview?.rows.map(([ticker]) => ticker)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4']);
  expect(preview?.rows[0]?.[1]).toBe('Société 0');
});

it('shows no preview of a binary file or an empty one', () => {
  expect(previewOf(new Uint8Array([77, 90, 0, 1]), false)).toBeNull();
  expect(previewOf(new Uint8Array(), false)).toBeNull();
});

it('reads the beginning of a large file in its own encoding', async () => {
  const file = new Blob([['ticker;name;cik', ...lines(30_000)].join('\n')]);
  expect((await readPreview(file))?.rows[0]?.[1]).toBe('Société 0');
});
