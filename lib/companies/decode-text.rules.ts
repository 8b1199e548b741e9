import { decodeBytes } from '@/lib/format/decode-bytes';

/**
 * Decodes a CSV file in the encodings that spreadsheets write: UTF-8 and UTF-16 with a byte order mark, UTF-8 without,
 * otherwise Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeBytes(bytes);
}
