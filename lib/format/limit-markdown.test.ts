import { describe, expect, it } from 'vitest';
import { limitMarkdown } from './limit-markdown';
import { escapeMarkdown } from './escape-markdown';
import { parseMarkdown, plainText } from './markdown';

describe('markdown as people write it', () => {
  it.each([
    '# Title\n\n**Bold** and _italic_, `code` [1].\n\n- one\n  - two\n    - three\n\n> quoted\n\n| a | b |\n' +
      '|---|---|\n| 1 | 2 |',
    '1. first\n2. second\n\n---\n\nafter a rule',
    'A line with 3 * 4 = 12 and a_name.',
  ])('is read as it was', (text) => {
    expect(limitMarkdown(text)).toBe(text);
  });
});

describe('markdown that is made of marks', () => {
  it.each([
    ['lists in lists', '- '.repeat(50_000)],
    ['quotations in quotations', '>'.repeat(100_000)],
    ['numbers in numbers', '1. '.repeat(33_000)],
    ['emphasis in emphasis', '*_'.repeat(50_000)],
    ['escaped marks', '\\*'.repeat(50_000)],
    ['underlines', '=\n'.repeat(2_000)],
    ['indents', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ])('is read in seconds: %s', { timeout: 30_000 }, (_name, text) => {
    expect(() => parseMarkdown(text)).not.toThrow();
  });

  it('keeps the words behind its marks', () => {
    expect(plainText(`${'- '.repeat(20)}word`)).toMatch(/word$/);
    expect(plainText(`${'*_'.repeat(300)}word`)).toMatch(/word$/);
  });
});

describe('a name in markdown', () => {
  it.each([
    '**bold** _it_ `x`',
    '# heading',
    '- item',
    '1. item',
    '<b>tag</b> & [a](http://b.test)',
    '~~gone~~ | cell',
    'A\\*B',
    '> quote',
    '=1+1',
    '+ plus',
  ])('%s reads as its own characters', (name) => {
    const blocks = parseMarkdown(escapeMarkdown(name));
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
    const inlines = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.inlines : []));
    expect(inlines.every((inline) => Object.keys(inline).sort().join() === 'kind,text')).toBe(true);
    expect(plainText(escapeMarkdown(name))).toBe(name);
  });

  it('is never the number of a source, nor more than one line', () => {
    expect(plainText(escapeMarkdown('Fund [2, 3]\n# planted'))).toBe('Fund (2, 3) # planted');
  });
});
