import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PageLayout, TextLine } from './types.ts';

/** Version, page, width, height, text, lines. */
type Packed = [1, number, number, number, string, PackedLine[]];
/** Start, length, x, y, width, height, font size, bits, role, table, edges as differences; lengths in tenths of a point. */
type PackedLine = [number, number, number, number, number, number, number, number, number, number, number[]];

const ROLES = ['text', 'heading', 'table', 'furniture'] as const;
const BOLD = 1;
const ITALIC = 2;
const TABLE_HEADER = 4;
const NO_TABLE = -1;

/** A page with its character boxes in compact form: lossless to a tenth of a point, about a tenth of its JSON. */
export function encodeLayout(page: PageLayout): Buffer {
  const packed: Packed = [1, page.page, page.width, page.height, page.text, page.lines.map(packLine)];
  return deflateRawSync(JSON.stringify(packed), { level: 6 });
}

export function decodeLayout(bytes: Uint8Array): PageLayout {
  const [version, page, width, height, text, lines] = JSON.parse(inflateRawSync(bytes).toString('utf8')) as Packed;
  if (version !== 1) throw new Error(`A page is stored in layout version ${String(version)}, which this release does not know.`);
  return { page, width, height, text, lines: lines.map((line) => unpackLine(line, text)) };
}

function packLine(line: TextLine): PackedLine {
  const bits = (line.isBold ? BOLD : 0) | (line.isItalic ? ITALIC : 0) | (line.isTableHeader ? TABLE_HEADER : 0);
  const edges = line.edges.map(toTenths);
  const differences = edges.map((edge, index) => edge - (edges[index - 1] ?? 0));
  return [line.start, line.text.length, toTenths(line.x), toTenths(line.y), toTenths(line.width), toTenths(line.height), toTenths(line.fontSize), bits, ROLES.indexOf(line.role), line.tableId ?? NO_TABLE, differences];
}

function unpackLine([start, length, x, y, width, height, fontSize, bits, role, tableId, differences]: PackedLine, text: string): TextLine {
  let edge = 0;
  return {
    text: text.slice(start, start + length),
    start,
    x: x / 10,
    y: y / 10,
    width: width / 10,
    height: height / 10,
    edges: differences.map((difference) => (edge += difference) / 10),
    fontSize: fontSize / 10,
    isBold: (bits & BOLD) !== 0,
    isItalic: (bits & ITALIC) !== 0,
    role: ROLES[role] ?? 'text',
    ...(tableId === NO_TABLE ? {} : { tableId }),
    ...((bits & TABLE_HEADER) !== 0 ? { isTableHeader: true } : {}),
  };
}

function toTenths(points: number): number {
  return Math.round(points * 10);
}
