import { globSync, readFileSync } from 'node:fs';
import { twMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { mergeClasses } from './merge-classes';

/** Every word in the screens' sources that is a class according to the reference library. */
const CLASSES = classesIn(globSync('{app,components}/**/*.{ts,tsx}', { cwd: process.cwd() }));
/** The classes without prefixes such as "hover:". */
const UTILITIES = [...new Set(CLASSES.map((one) => one.slice(scopeOf(one).length)))];

function classesIn(files: readonly string[]): string[] {
  const words = files
    .filter((file) => !file.includes('.test.') && !file.includes('merge-classes'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1).)+)\1/g)])
    .flatMap(([, , text = '']) => text.split(/\s+/))
    .filter((word) => /^[-!\w[:@&*][^'"`{}$;,\s]*$/.test(word) && word.length < 90);
  return [...new Set(words)].filter((word) => twMerge(`x ${word} ${word}`) === `x ${word}`);
}

function scopeOf(className: string): string {
  const at = className.replace(/\[[^\]]*\]/g, (inner) => '_'.repeat(inner.length)).lastIndexOf(':');
  return className.slice(0, at + 1);
}

describe('mergeClasses', () => {
  it('knows the classes of the screens', () => {
    expect(CLASSES.length).toBeGreaterThan(500);
    expect(UTILITIES).toContain('text-sm');
  });

  it('decides between any two of them as tailwind-merge does', () => {
    const different: string[] = [];
    for (const one of UTILITIES)
      for (const other of UTILITIES) {
        const pair = `${one} ${other}`;
        if (one !== other && mergeClasses(pair) !== twMerge(pair)) different.push(pair);
      }
    expect(different).toEqual([]);
  }, 60_000);

  it('lets a class take the place of one in its own scope only', () => {
    expect(mergeClasses('p-2 hover:p-3 p-4')).toBe('hover:p-3 p-4');
    expect(mergeClasses('dark:hover:bg-hover bg-surface dark:hover:bg-line')).toBe('bg-surface dark:hover:bg-line');
    expect(mergeClasses('h-4! h-8')).toBe('h-4! h-8');
    expect(mergeClasses('[&_svg]:size-4 [&_svg]:size-5 size-8')).toBe('[&_svg]:size-5 size-8');
  });

  it('keeps what it does not know', () => {
    expect(mergeClasses('peer group  some-name some-name')).toBe('peer group some-name some-name');
  });
});
