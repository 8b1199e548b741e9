import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { limitMarkdown } from './limit-markdown';

/** Text in one style, or the citation numbers for the words before it. */
export type Inline =
  { kind: 'text'; text: string; isBold?: true; isItalic?: true; isCode?: true } | { kind: 'cite'; numbers: number[] };

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'heading'; inlines: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

type Style = { isBold?: true; isItalic?: true };

/**
 * Parses answers and summaries into blocks, the same for screen, PDF and Word. Links, images and HTML become plain
 * text, because an answer quotes filings and must not open anything.
 */
export function parseMarkdown(markdown: string): Block[] {
  const tree = fromMarkdown(limitMarkdown(markdown), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return tree.children.flatMap(toBlock);
}

/** The plain text, one line per block. */
export function plainText(markdown: string): string {
  const textOf = (block: Block): string => {
    if (block.kind === 'list') return block.items.map((item) => `- ${item.map(textOf).join(' ')}`).join('\n');
    if (block.kind === 'quote') return block.blocks.map(textOf).join('\n');
    if (block.kind === 'table')
      return [block.header, ...block.rows].map((row) => row.map(wordsOf).join(' | ')).join('\n');
    return block.kind === 'code' ? block.text : wordsOf(block.inlines);
  };
  return parseMarkdown(markdown).map(textOf).join('\n');
}

function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (inline.kind === 'cite' ? ` [${inline.numbers.join(', ')}]` : inline.text))
    .join('')
    .trim();
}

function toBlock(node: RootContent): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', inlines: toInlines(node.children) }];
    case 'heading':
      return [{ kind: 'heading', inlines: toInlines(node.children) }];
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => item.children.flatMap(toBlock)),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap(toBlock) }];
    case 'table': {
      const [header = [], ...rows] = node.children.map((row) => row.children.map((cell) => toInlines(cell.children)));
      return [{ kind: 'table', header, rows }];
    }
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'html':
      return [{ kind: 'paragraph', inlines: toText(node.value, {}) }];
    case 'thematicBreak':
    case 'definition':
    case 'footnoteDefinition':
      return [];
    default: {
      const text = toString(node);
      return text ? [{ kind: 'paragraph', inlines: toText(text, {}) }] : [];
    }
  }
}

function toInlines(nodes: readonly PhrasingContent[], style: Style = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
      case 'html':
        return toText(node.value, style);
      case 'strong':
        return toInlines(node.children, { ...style, isBold: true });
      case 'emphasis':
        return toInlines(node.children, { ...style, isItalic: true });
      case 'inlineCode':
        return [{ kind: 'text', text: node.value, isCode: true, ...style }];
      case 'break':
        return [{ kind: 'text', text: '\n', ...style }];
      case 'link':
      case 'linkReference':
      case 'delete':
        return toInlines(node.children, style);
      case 'image':
      case 'imageReference':
        return toText(node.alt ?? '', style);
      case 'footnoteReference':
        return [];
    }
  });
}

const MARKERS = /((?:\s*\[\d{1,3}(?:\s*,\s*\d{1,3})*\])+)/;

function toText(text: string, style: Style): Inline[] {
  return text.split(MARKERS).flatMap((part, index): Inline[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ kind: 'text', text: part, ...style }];
    return [{ kind: 'cite', numbers: (part.match(/\d+/g) ?? []).map(Number) }];
  });
}
