import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { ReportDetail } from '../../schema';
import { oneLine } from './printable';
import type { Styles } from './styles';

type PageFrameProps = { report: ReportDetail; styles: Styles; bookmark?: string; children: ReactNode };

/** A page of the body with its running head and foot; what does not fit goes on to further pages of the same frame. */
export function PageFrame({ report, styles, bookmark, children }: PageFrameProps) {
  return (
    <Page size="A4" style={styles.page} {...(bookmark ? { bookmark: { title: bookmark, fit: true } } : {})}>
      <View fixed style={styles.runningHead}>
        <Text style={{ maxWidth: 360, maxLines: 1, textOverflow: 'ellipsis' }}>{oneLine(report.report_title)}</Text>
        <Text>{`${oneLine(report.company_name).slice(0, 60)} (${report.company_ticker})`}</Text>
      </View>
      {children}
      <View fixed style={styles.runningFoot}>
        <Text>Plumbline</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
      </View>
    </Page>
  );
}

/** Tells on which page something stands; the contents are set from it in a second pass. */
export type NotePage = (anchor: string, pageNumber: number) => void;

export function PageMark({ anchor, note }: { anchor: string; note: NotePage }) {
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
