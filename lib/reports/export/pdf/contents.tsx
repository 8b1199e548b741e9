import { Link, Text, View } from '@react-pdf/renderer';
import type { Styles } from './styles';
import { color } from './styles';

export type ContentsEntry = { anchor: string; title: string; note: string };

type ContentsProps = { styles: Styles; entries: readonly ContentsEntry[]; pages: ReadonlyMap<string, number> };

export function Contents({ styles, entries, pages }: ContentsProps) {
  return (
    <View style={{ marginBottom: 26 }}>
      <Text style={styles.h1}>Contents</Text>
      {entries.map(({ anchor, title, note }) => (
        <Link key={anchor} src={`#${anchor}`} style={{ textDecoration: 'none', color: color.text }}>
          <View style={[styles.row, styles.rule, { paddingVertical: 4.5 }]}>
            <Text style={{ flex: 1, fontWeight: 500 }}>{title}</Text>
            <Text style={{ width: 200, textAlign: 'right', color: color.text3 }}>{note || ' '}</Text>
            <Text style={[styles.mono, { width: 34, textAlign: 'right' }]}>{pages.get(anchor) ?? ' '}</Text>
          </View>
        </Link>
      ))}
    </View>
  );
}
