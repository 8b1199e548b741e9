import { Link, Text, View } from '@react-pdf/renderer';
import type { ReportDetail } from '../../schema';
import { PageFrame } from './page-frame';
import { color, type Styles } from './styles';

export type ContentsEntry = { anchor: string; title: string; note: string };

type ContentsProps = { report: ReportDetail; styles: Styles; entries: readonly ContentsEntry[]; pages: ReadonlyMap<string, number> };

export function Contents({ report, styles, entries, pages }: ContentsProps) {
  return (
    <PageFrame report={report} styles={styles} bookmark="Contents">
      <Text style={styles.h1}>Contents</Text>
      {entries.map(({ anchor, title, note }) => (
        <Link key={anchor} src={`#${anchor}`} style={{ textDecoration: 'none', color: color.text }}>
          <View style={[styles.row, styles.rule, { paddingVertical: 7 }]}>
            <Text style={{ flex: 1, fontWeight: 500 }}>{title}</Text>
            <Text style={{ width: 150, textAlign: 'right', color: color.text3 }}>{note}</Text>
            <Text style={[styles.mono, { width: 34, textAlign: 'right' }]}>{pages.get(anchor) ?? ''}</Text>
          </View>
        </Link>
      ))}
    </PageFrame>
  );
}
