import { Page, Text, View } from '@react-pdf/renderer';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { formatDate } from '@/lib/format/dates';
import type { ReportDetail } from '../../schema';
import { oneLine } from '../printable';
import type { Styles } from './styles';

type Bookmark = NonNullable<ComponentProps<typeof Page>['bookmark']>;
type OutlinedProps = ComponentProps<typeof View> & { bookmark?: Bookmark | undefined };

/** A view that is listed in the PDF outline. The library supports bookmarks on any element; its types only on pages. */
export const Outlined: ComponentType<OutlinedProps> = View;

type PageFrameProps = { report: ReportDetail; styles: Styles; children: ReactNode };

/** A body page with header and footer; overflowing content continues on further pages with the same frame. */
export function PageFrame({ report, styles, children }: PageFrameProps) {
  const generated = report.generation_completed_at ? `, generated ${formatDate(report.generation_completed_at)}` : '';
  return (
    <Page size="A4" style={styles.page}>
      <View fixed style={styles.runningHead}>
        <Text style={{ maxWidth: 400, maxLines: 1, textOverflow: 'ellipsis' }}>{oneLine(report.report_title)}</Text>
        <Text>{report.agm_date ? `AGM ${formatDate(report.agm_date)}` : report.company_ticker}</Text>
      </View>
      {children}
      <View fixed style={styles.runningFoot}>
        <Text>{`Plumbline${generated}${report.revision > 1 ? `, revision ${report.revision}` : ''}`}</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
      </View>
    </Page>
  );
}

/** Reports the page number of an anchor; the second pass prints the table of contents from it. */
export type NotePage = (anchor: string, pageNumber: number) => void;

function PageMark({ anchor, note }: { anchor: string; note: NotePage }) {
  return (
    <Text
      style={{ position: 'absolute', top: 0, left: 0, fontSize: 1 }}
      render={({ pageNumber }) => {
        note(anchor, pageNumber);
        return '';
      }}
    />
  );
}

/** The heading of a part, the target of links and the table of contents. */
export function PartHeading({
  anchor,
  title,
  note,
  styles,
}: {
  anchor: string;
  title: string;
  note: NotePage;
  styles: Styles;
}) {
  return (
    <View id={anchor}>
      <PageMark anchor={anchor} note={note} />
      <Text style={styles.h1}>{oneLine(title)}</Text>
    </View>
  );
}

/** Text with its line feeds, drawn as separate lines because no font has a glyph for a line feed. */
export function Lines({ text, fontSize }: { text: string; fontSize?: number }) {
  const lines = text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
  return (
    <>
      {lines.map((line, index) => (
        <Text key={index} style={fontSize ? { fontSize } : {}}>
          {line}
        </Text>
      ))}
    </>
  );
}
