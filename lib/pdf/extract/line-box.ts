import { type Box, type TextLine } from '../types.ts';

/** The box of a whole line. */
export function lineBox(page: number, line: TextLine): Box {
  return { page, x: line.x, y: line.y, width: line.width, height: line.height };
}
