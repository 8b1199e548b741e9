import Papa from 'papaparse';
import { decodeText } from '@/lib/companies/decode-text.rules';

export type Preview = { header: string[]; rows: string[][] };

const PREVIEW_ROWS = 5;
/** Bytes read for the preview, far more than six rows. */
const PREVIEW_BYTES = 256 * 1024;

/**
 * Header and first five data rows of a CSV file, in any supported encoding and with any separator; null when there is
 * nothing to show.
 */
export async function readPreview(file: Blob): Promise<Preview | null> {
  return previewOf(new Uint8Array(await file.slice(0, PREVIEW_BYTES).arrayBuffer()), file.size > PREVIEW_BYTES);
}

/** The preview of a file's first bytes; null for a binary or empty file. `isCut` when the file has more bytes. */
export function previewOf(bytes: Uint8Array, isCut: boolean): Preview | null {
  const text = decodeText(isCut ? withoutPartialCharacter(bytes) : bytes).replace(/^\ufeff/, '');
  if (text.includes('\u0000')) return null;
  const rows = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: PREVIEW_ROWS * 20,
  }).data.filter((row) => row.some((cell) => cell.trim() !== ''));
  const [header, ...data] = rows;
  return header ? { header, rows: data.slice(0, PREVIEW_ROWS) } : null;
}

/** Cuts at the last line feed, because a partial character would make UTF-8 look like another encoding. */
function withoutPartialCharacter(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(0x0a);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return end > 0 && !isUtf16 ? bytes.subarray(0, end) : bytes.subarray(0, bytes.length - (bytes.length % 2));
}
