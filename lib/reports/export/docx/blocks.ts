import { LevelFormat, Paragraph, Table, TableCell, TableRow, TextRun, WidthType, type IParagraphOptions } from 'docx';
import { parseMarkdown, type Block, type Inline } from '@/lib/format/markdown';
import { printableLines } from '../printable';
import { color } from './styles';

const BULLETS = 'bullets';
const NUMBERS = 'numbers';

/** The two kinds of list; Word numbers the ordered ones. */
export const NUMBERING = {
  config: [
    {
      reference: BULLETS,
      levels: [0, 1, 2].map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: '•',
        style: { paragraph: { indent: { left: 300 * (level + 1), hanging: 220 } } },
      })),
    },
    {
      reference: NUMBERS,
      levels: [0, 1, 2].map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 300 } } },
      })),
    },
  ],
};

/** Markdown of an answer or summary as Word paragraphs and tables. */
export function markdownBlocks(markdown: string): (Paragraph | Table)[] {
  let lists = 0;
  const toParts = (block: Block, level = 0, item: Partial<IParagraphOptions> = {}): (Paragraph | Table)[] => {
    switch (block.kind) {
      case 'paragraph':
        return [new Paragraph({ ...item, children: runs(block.inlines), spacing: { after: 80 } })];
      case 'heading':
        return [
          new Paragraph({ children: runs(block.inlines, true), keepNext: true, spacing: { before: 120, after: 60 } }),
        ];
      case 'list': {
        const numbering = {
          reference: block.isOrdered ? NUMBERS : BULLETS,
          level: Math.min(level, 2),
          instance: (lists += 1),
        };
        return block.items.flatMap((parts) =>
          parts.flatMap((part, index) =>
            toParts(part, level + 1, index === 0 ? { numbering } : { indent: { left: 300 * (level + 1) } }),
          ),
        );
      }
      case 'quote':
        return block.blocks.flatMap((part) => toParts(part, level, { indent: { left: 300 } }));
      case 'code':
        return block.text
          .split('\n')
          .map((line) => new Paragraph({ children: [new TextRun({ text: line, font: 'Consolas', size: 18 })] }));
      case 'table':
        return [table([block.header, ...block.rows])];
    }
  };
  return parseMarkdown(printableLines(markdown)).flatMap((block) => toParts(block));
}

function runs(inlines: readonly Inline[], isBold = false): TextRun[] {
  return inlines.flatMap((inline) => {
    // A no-break space keeps the marker on the same line as its word.
    if (inline.kind === 'cite')
      return [
        new TextRun({ text: `\u00a0[${inline.numbers.join(', ')}]`, color: color.evidence, bold: true, size: 17 }),
      ];
    return inline.text.split('\n').map(
      (text, index) =>
        new TextRun({
          text,
          bold: isBold || inline.isBold === true,
          italics: inline.isItalic === true,
          ...(index > 0 ? { break: 1 } : {}),
        }),
    );
  });
}

function table(rows: readonly Inline[][][]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          cantSplit: true,
          tableHeader: index === 0,
          children: cells.map(
            (cell) =>
              new TableCell({
                margins: { left: 80, right: 80, top: 40, bottom: 40 },
                children: [new Paragraph({ children: runs(cell, index === 0) })],
              }),
          ),
        }),
    ),
  });
}
