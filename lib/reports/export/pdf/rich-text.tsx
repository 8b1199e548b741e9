import { Text, View } from '@react-pdf/renderer';
import { parseMarkdown, type Block, type Inline } from '@/lib/format/markdown';
import { printable } from './printable';
import { color, type Styles } from './styles';

/** Markdown of an answer or summary, drawn as the screen draws it. */
export function RichText({ markdown, styles }: { markdown: string; styles: Styles }) {
  return <>{parseMarkdown(printable(markdown)).map((block, index) => <BlockView key={index} block={block} styles={styles} />)}</>;
}

function BlockView({ block, styles }: { block: Block; styles: Styles }) {
  switch (block.kind) {
    case 'paragraph':
      return <Text orphans={2} widows={2} style={{ marginBottom: 4 }}><Inlines inlines={block.inlines} styles={styles} /></Text>;
    case 'heading':
      return <Text minPresenceAhead={28} style={{ fontWeight: 600, marginTop: 6, marginBottom: 3 }}><Inlines inlines={block.inlines} styles={styles} /></Text>;
    case 'list':
      return (
        <View style={{ marginBottom: 4 }}>
          {block.items.map((item, index) => (
            <View key={index} style={{ flexDirection: 'row', marginBottom: 1.5 }}>
              <Text style={{ width: 14, color: color.text3 }}>{block.isOrdered ? `${block.start + index}.` : '•'}</Text>
              <View style={{ flex: 1 }}>{item.map((child, at) => <BlockView key={at} block={child} styles={styles} />)}</View>
            </View>
          ))}
        </View>
      );
    case 'quote':
      return <View style={{ borderLeftWidth: 1, borderLeftColor: color.lineStrong, paddingLeft: 8, marginBottom: 4, color: color.text2 }}>{block.blocks.map((child, index) => <BlockView key={index} block={child} styles={styles} />)}</View>;
    case 'code':
      return <Text style={[styles.mono, { fontSize: 8, backgroundColor: color.canvas, padding: 6, marginBottom: 4 }]}>{block.text}</Text>;
    case 'table':
      return (
        <View style={{ marginBottom: 6 }}>
          {[block.header, ...block.rows].map((row, index) => (
            <View key={index} wrap={false} style={[styles.row, { borderBottomWidth: 0.5, borderBottomColor: index === 0 ? color.lineStrong : color.line, paddingVertical: 2 }]}>
              {row.map((cell, at) => <Text key={at} style={{ flex: 1, paddingRight: 6, fontSize: 8.5, fontWeight: index === 0 ? 600 : 400 }}><Inlines inlines={cell} styles={styles} /></Text>)}
            </View>
          ))}
        </View>
      );
  }
}

function Inlines({ inlines, styles }: { inlines: readonly Inline[]; styles: Styles }) {
  return (
    <>
      {inlines.map((inline, index) =>
        inline.kind === 'cite' ? (
          // A no-break space keeps the marker on the line of its word.
          <Text key={index} style={[styles.mono, { fontSize: 7.5, fontWeight: 600, color: color.evidence }]}>{`\u00a0[${inline.numbers.join(',\u00a0')}]`}</Text>
        ) : (
          <Text key={index} style={{ fontWeight: inline.isBold ? 600 : 400, fontStyle: inline.isItalic ? 'italic' : 'normal' }}>{inline.text}</Text>
        ),
      )}
    </>
  );
}
