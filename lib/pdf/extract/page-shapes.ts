import { type PageSpace, type Rect } from './page-space.ts';
import { allocate, heapOf, release, type Pdfium } from './pdfium.ts';

/** A painted object of a page: bounds, position in the painting order, and colour when it is one plain rectangle. */
export type Shape = { rect: Rect; order: number; fill: [number, number, number] | undefined; isImage: boolean };

/** `isWhole` is false when the page has more objects, or deeper nesting, than are examined. */
export type PageShapes = { shapes: Shape[]; orderOfText: Map<number, number>; isWhole: boolean };

type Matrix = [number, number, number, number, number, number];

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_DEPTH = 8;
const MAX_OBJECTS = 20_000;
/** A rectangle is drawn with a move, three or four lines, and a closing line. */
const RECTANGLE_SEGMENTS = 6;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Lists the painted objects of a page except text, from back to front. */
export function readShapes(pdfium: Pdfium, page: number, space: PageSpace): PageShapes {
  const scratch = allocate(pdfium, 64);
  const found: PageShapes = { shapes: [], orderOfText: new Map(), isWhole: true };
  let order = 0;

  const visit = (count: number, at: (index: number) => number, matrix: Matrix, depth: number): void => {
    if (order + count > MAX_OBJECTS) found.isWhole = false;
    for (let index = 0; index < count && order < MAX_OBJECTS; index += 1) {
      const object = at(index);
      order += 1;
      const type = pdfium.FPDFPageObj_GetType(object);
      if (type === TEXT) found.orderOfText.set(object, order);
      else if (type === FORM && depth >= MAX_DEPTH) found.isWhole = false;
      else if (type === FORM) {
        const inner = multiply(readMatrix(pdfium, object, scratch), matrix);
        visit(
          pdfium.FPDFFormObj_CountObjects(object),
          (child) => pdfium.FPDFFormObj_GetObject(object, child),
          inner,
          depth + 1,
        );
      } else if (type === PATH || type === IMAGE || type === SHADING) {
        const shape = readShape(pdfium, object, type, scratch, matrix, space, order);
        if (shape) found.shapes.push(shape);
      }
    }
  };
  visit(pdfium.FPDFPage_CountObjects(page), (index) => pdfium.FPDFPage_GetObject(page, index), IDENTITY, 0);
  release(pdfium, scratch);
  return found;
}

function readShape(
  pdfium: Pdfium,
  object: number,
  type: number,
  scratch: number,
  matrix: Matrix,
  space: PageSpace,
  order: number,
): Shape | undefined {
  if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = heapOf(pdfium).HEAPF32.slice(scratch / 4, scratch / 4 + 4);
  const rect = space.toPage(transform([left, bottom, right, top], matrix));
  if (type !== PATH) return { rect, order, fill: undefined, isImage: type === IMAGE };

  if (!pdfium.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) return undefined;
  const fillMode = heapOf(pdfium).HEAPU32[scratch / 4] ?? 0;
  if (fillMode === 0) return undefined;
  if (!pdfium.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12))
    return { rect, order, fill: undefined, isImage: false };
  const [red = 0, green = 0, blue = 0, alpha = 255] = heapOf(pdfium).HEAPU32.slice(scratch / 4, scratch / 4 + 4);
  if (alpha < 13) return undefined;
  const isPlain = alpha === 255 && pdfium.FPDFPath_CountSegments(object) <= RECTANGLE_SEGMENTS;
  return { rect, order, fill: isPlain ? [red, green, blue] : undefined, isImage: false };
}

function readMatrix(pdfium: Pdfium, object: number, scratch: number): Matrix {
  if (!pdfium.FPDFPageObj_GetMatrix(object, scratch)) return IDENTITY;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = heapOf(pdfium).HEAPF32.slice(scratch / 4, scratch / 4 + 6);
  return [a, b, c, d, e, f];
}

/** The matrix that applies `inner` first, then `outer`. */
function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function transform([left, bottom, right, top]: Rect, [a, b, c, d, e, f]: Matrix): Rect {
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
