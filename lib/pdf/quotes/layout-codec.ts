import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type LineRole, type PageLayout, type TextLine } from '../types.ts';

/** First byte of every encoded layout; a different number is a different format. */
const VERSION = 1;
const ROLES: LineRole[] = ['text', 'heading', 'table', 'furniture'];
const BOLD = 1;
const ITALIC = 2;
const HEADER = 4;

/**
 * Packs a page into a few kilobytes for storage: the page's text once (lines are slices of it), every measure as the
 * difference from the previous one in tenths of a point, compressed. Lossless for layouts in whole tenths, which
 * extraction produces.
 */
export function encodeLayout(page: PageLayout): Buffer {
  const { visible } = page;
  const numbers: number[] = [page.page, tenths(page.width), tenths(page.height), visible ? 1 : 0, page.lines.length];
  if (visible) numbers.push(tenths(visible.x), tenths(visible.y), tenths(visible.width), tenths(visible.height));
  for (const line of page.lines) {
    numbers.push(
      line.text.length,
      line.start,
      tenths(line.x),
      tenths(line.y),
      tenths(line.width),
      tenths(line.height),
      tenths(line.fontSize),
      (line.isBold ? BOLD : 0) | (line.isItalic ? ITALIC : 0) | (line.isTableHeader ? HEADER : 0),
      ROLES.indexOf(line.role),
      line.tableId ?? 0,
      line.bands?.length ?? 0,
      line.edges.length,
    );
    for (const [index, y, height] of line.bands ?? []) numbers.push(index, tenths(y), tenths(height));
    let previous = 0;
    for (const edge of line.edges) {
      numbers.push(tenths(edge) - previous);
      previous = tenths(edge);
    }
  }
  const text = Buffer.from(page.text, 'utf8');
  const packed = packNumbers(numbers);
  const head = Buffer.alloc(5);
  head.writeUInt8(VERSION, 0);
  head.writeUInt32LE(packed.length, 1);
  return Buffer.concat([head, deflateRawSync(Buffer.concat([packed, text]), { level: 6 })]);
}

/** The inverse of `encodeLayout`; throws for another format version. */
export function decodeLayout(bytes: Uint8Array): PageLayout {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 5 || buffer.readUInt8(0) !== VERSION) throw new Error('not an encoded page layout');
  const body = inflateRawSync(buffer.subarray(5));
  const packedLength = buffer.readUInt32LE(1);
  const next = numberReader(body.subarray(0, packedLength));
  const text = body.subarray(packedLength).toString('utf8');
  const page = next();
  const width = next() / 10;
  const height = next() / 10;
  const hasVisible = next() === 1;
  const count = next();
  const visible = hasVisible ? { x: next() / 10, y: next() / 10, width: next() / 10, height: next() / 10 } : undefined;
  const lines = Array.from({ length: count }, () => readLine(next, text));
  return { page, width, height, text, lines, ...(visible ? { visible } : {}) };
}

function readLine(next: () => number, pageText: string): TextLine {
  const length = next();
  const [start, x, y, width, height, fontSize] = [
    next(),
    next() / 10,
    next() / 10,
    next() / 10,
    next() / 10,
    next() / 10,
  ];
  const flags = next();
  const role = ROLES[next()] ?? 'text';
  const tableId = next();
  const bandCount = next();
  const edgeCount = next();
  const bands = Array.from({ length: bandCount }, (): [number, number, number] => [next(), next() / 10, next() / 10]);
  let edge = 0;
  const edges = Array.from({ length: edgeCount }, () => (edge += next()) / 10);
  return {
    text: pageText.slice(start, start + length),
    start,
    x,
    y,
    width,
    height,
    edges,
    fontSize,
    isBold: (flags & BOLD) !== 0,
    isItalic: (flags & ITALIC) !== 0,
    role,
    ...(bandCount > 0 ? { bands } : {}),
    ...(tableId ? { tableId } : {}),
    ...(flags & HEADER ? { isTableHeader: true } : {}),
  };
}

function tenths(value: number): number {
  return Math.round(value * 10);
}

/** Zigzag and seven bits per byte: small differences of either sign take one byte. */
function packNumbers(numbers: number[]): Buffer {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

function numberReader(bytes: Buffer): () => number {
  let at = 0;
  return () => {
    let result = 0;
    let factor = 1;
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      result += (byte & 0x7f) * factor;
      if (byte < 0x80) break;
      factor *= 0x80;
    }
    return result % 2 === 1 ? -(result + 1) / 2 : result / 2;
  };
}
