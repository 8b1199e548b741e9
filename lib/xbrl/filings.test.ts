import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { warnSkipped } from '@/tests/support/skip-banner';
import { readInlineXbrl } from './read-inline-xbrl';

const folder = path.resolve(process.cwd(), '../shared/data/xbrl');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
const isHere = files.length > 0;
if (!isHere) warnSkipped(`the tagged figures of real filings. There are none in ${folder}.`);

/** Counted without the parser: tags that open, and those whose figure no reader can know. */
function numbersTagged(html: string): number {
  return [...html.matchAll(/<ix:nonfraction\b[^>]*>/gi)].length;
}

describe.skipIf(!isHere)('real filings', () => {
  if (!isHere) it.skip(`SKIPPED: the tagged figures of real filings, as there are none in ${folder}`);
  it.each(files)('%s has every tagged figure', (file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const { facts, isCut } = readInlineXbrl(html);
    const numbers = facts.filter(({ value, unit }) => typeof value === 'number' || (value === null && unit !== null));
    const places = numbers.reduce((sum, fact) => sum + Math.max(1, fact.places.length), 0);
    const hidden = /<ix:hidden>([\s\S]*?)<\/ix:hidden>/i.exec(html)?.[1] ?? '';
    expect(isCut).toBe(false);
    // Facts without a place are hidden or nil; a hidden one may repeat what is shown.
    expect(places).toBeGreaterThanOrEqual(numbersTagged(html) - numbersTagged(hidden) - 1);
    expect(places).toBeLessThanOrEqual(numbersTagged(html));
    expect(numbers.filter((fact) => fact.isContradicted)).toEqual([]);
  });
});
