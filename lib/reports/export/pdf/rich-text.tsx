import { Text, View } from '@react-pdf/renderer';
import { parseMarkdown, type Block, type Inline } from '@/lib/format/markdown';
import { printableLines } from '../printable';
import { linesOf, toRuns } from './runs';
import { color, type Styles } from './styles';

/** List items of more characters may break over two pages. */
const LONGEST_WHOLE_ITEM = 900;

/** Markdown of an answer or summary, drawn as on the screen. */
export function RichText({ markdown, styles }: { markdown: string; styles: Styles }) {
  const blocks = parseMarkdown(printableLines(markdown));
  return (
    <>
      {blocks.map((block, index) => {
        const next = blocks[index + 1];
        if (blocks[index - 1]?.kind === 'heading' && block.kind !== 'heading')
          return <BlockView key={index} block={restOf(block)} styles={styles} />;
        if (block.kind !== 'heading' || !next || next.kind === 'heading')
          return <BlockView key={index} block={block} styles={styles} />;
        // A heading never ends a page: it moves with the beginning of its text.
        return (
          <View key={index} wrap={false}>
            <BlockView block={block} styles={styles} />
            <BlockView block={beginningOf(next)} styles={styles} />
          </View>
        );
      })}
    </>
  );
}

function beginningOf(block: Block): Block {
  return block.kind === 'list' ? { ...block, items: block.items.slice(0, 1) } : block;
}

function restOf(block: Block): Block {
  return block.kind === 'list'
    ? { ...block, items: block.items.slice(1), start: block.start + 1 }
    : { kind: 'quote', blocks: [] };
}

function BlockView({ block, styles }: { block: Block; styles: Styles }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <View style={{ marginBottom: 4 }}>
          {linesOf(block.inlines).map((line, index) => (
            <Text key={index} orphans={2} widows={2}>
              <Inlines inlines={line} />
            </Text>
          ))}
        </View>
      );
    case 'heading':
      return (
        <Text style={{ fontWeight: 600, marginTop: 6, marginBottom: 3 }}>
          <Inlines inlines={block.inlines} />
        </Text>
      );
    case 'list':
      return (
        <>
          {block.items.map((item, index) => (
            <View key={index} wrap={JSON.stringify(item).length > LONGEST_WHOLE_ITEM} style={{ paddingLeft: 14 }}>
              <Text style={{ position: 'absolute', left: 0, top: 0, width: 14, color: color.text3 }}>
                {block.isOrdered ? `${block.start + index}.` : '•'}
              </Text>
              {item.map((child, at) => (
                <BlockView key={at} block={child} styles={styles} />
              ))}
            </View>
          ))}
        </>
      );
    case 'quote':
      if (block.blocks.length === 0) return null;
      return (
        <View
          style={{
            borderLeftWidth: 1,
            borderLeftColor: color.lineStrong,
            paddingLeft: 8,
            marginBottom: 4,
            color: color.text2,
          }}
        >
          {block.blocks.map((child, index) => (
            <BlockView key={index} block={child} styles={styles} />
          ))}
        </View>
      );
    case 'code':
      return (
        <View style={{ backgroundColor: color.canvas, padding: 6, marginBottom: 4 }}>
          {block.text.split('\n').map((line, index) => (
            <Text key={index} style={[styles.mono, { fontSize: 8 }]}>
              {line || ' '}
            </Text>
          ))}
        </View>
      );
    case 'table':
      return (
        <View style={{ marginBottom: 6 }}>
          {[block.header, ...block.rows].map((row, index) => (
            <View
              key={index}
              wrap={false}
              style={[
                styles.row,
                {
                  borderBottomWidth: 0.5,
                  borderBottomColor: index === 0 ? color.lineStrong : color.line,
                  paddingVertical: 2,
                },
              ]}
            >
              {row.map((cell, at) => (
                <Text key={at} style={{ flex: 1, paddingRight: 6, fontSize: 8.5, fontWeight: index === 0 ? 600 : 400 }}>
                  <Inlines inlines={cell} />
                </Text>
              ))}
            </View>
          ))}
        </View>
      );
  }
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return (
    <>
      {toRuns(inlines).map((run, index) => (
        <Text key={index} style={{ fontWeight: run.isBold ? 600 : 400, fontStyle: run.isItalic ? 'italic' : 'normal' }}>
          {run.text}
        </Text>
      ))}
    </>
  );
}
