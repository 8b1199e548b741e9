import { writeFileSync } from 'node:fs';
import path from 'node:path';

const WIDTH = 640;
const HEIGHT = 360;
const MARGIN = { left: 70, right: 110, top: 20, bottom: 45 };
const COLOURS = ['#b45309', '#1d4ed8', '#15803d'];

export type CurvePoint = { x: number; values: Record<string, number | null> };

/** Writes curves over a logarithmic x and y as a picture into bench/results; missing values end a curve. */
export function writeCurves(file: string, labels: { x: string; y: string }, points: readonly CurvePoint[]): void {
  const names = [...new Set(points.flatMap(({ values }) => Object.keys(values)))];
  const all = points.flatMap(({ values }) => Object.values(values).filter((value) => value !== null));
  const toX = scale(
    points.map(({ x }) => x),
    MARGIN.left,
    WIDTH - MARGIN.right,
  );
  const toY = scale(all, HEIGHT - MARGIN.bottom, MARGIN.top);
  const lines = names.map((name, at) => {
    const known = points.flatMap(({ x, values }) => {
      const value = values[name] ?? null;
      return value === null ? [] : [{ x: toX(x), y: toY(value), value }];
    });
    const colour = COLOURS[at % COLOURS.length];
    const last = known.at(-1);
    const path = known.map(({ x, y }) => `${x},${y}`).join(' ');
    return [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${path}"/>`,
      ...known.map(
        ({ x, y, value }) => `<circle cx="${x}" cy="${y}" r="3.5" fill="${colour}"><title>${value}</title></circle>`,
      ),
      last ? `<text x="${last.x + 10}" y="${last.y + 4}" fill="${colour}">${name}</text>` : '',
    ].join('\n');
  });
  const bottom = HEIGHT - MARGIN.bottom;
  const ticks = [
    ...points.map(({ x }) => text(toX(x), bottom + 18, x.toLocaleString('en'), 'middle')),
    ...powersIn(all).map((value) => text(MARGIN.left - 8, toY(value) + 4, value.toLocaleString('en'), 'end')),
    ...powersIn(all).map(
      (value) => `<path d="M${MARGIN.left} ${toY(value)}H${WIDTH - MARGIN.right}" stroke="#d4d4d8"/>`,
    ),
  ];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...ticks,
    ...lines,
    text((MARGIN.left + WIDTH - MARGIN.right) / 2, HEIGHT - 8, labels.x, 'middle'),
    text(MARGIN.left, 14, labels.y, 'start'),
    '</svg>',
  ];
  writeFileSync(path.join('bench', 'results', file), `${svg.join('\n')}\n`);
}

/** A logarithmic scale from the smallest to the largest value. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  return (value) => Math.round(from + ((Math.log10(value) - low) / (high - low || 1)) * (to - from));
}

/** The powers of ten between the values. */
function powersIn(values: readonly number[]): number[] {
  const [low, high] = [Math.ceil(Math.log10(Math.min(...values))), Math.floor(Math.log10(Math.max(...values)))];
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => 10 ** (low + at));
}

function text(x: number, y: number, words: string, anchor: string): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#3f3f46">${words}</text>`;
}
