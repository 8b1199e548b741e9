import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { ChangesSummary } from '@/lib/changes/schema';
import { Changes } from '../export/pdf/changes';
import { fontFamilies, replaceMissingGlyphs } from '../export/pdf/fonts';
import { makeStyles } from '../export/pdf/styles';
import { oneLine } from '../export/printable';

export type ChangesFile = { companyName: string; madeOn: string; changes: ChangesSummary };

/**
 * What changed between two filings as a file of its own. Run in a child process: rendering a long comparison takes
 * seconds.
 */
export async function renderChangesPdf(given: ChangesFile): Promise<Uint8Array<ArrayBuffer>> {
  const { companyName, madeOn, changes } = replaceMissingGlyphs(given);
  const styles = makeStyles(fontFamilies(JSON.stringify(changes) + companyName));
  const title = `${oneLine(companyName)}: what changed`;
  const bytes = await renderToBuffer(
    <Document title={title} author="Plumbline" producer="Plumbline" language="en" pdfVersion="1.7">
      <Page size="A4" style={styles.page}>
        <View fixed style={styles.runningHead}>
          <Text>{title}</Text>
          <Text>{changes.to?.form_type ?? ''}</Text>
        </View>
        <Text style={styles.h1}>{title}</Text>
        <Changes changes={changes} styles={styles} />
        <View fixed style={styles.runningFoot}>
          <Text>{`Plumbline, ${madeOn}`}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>,
  );
  return new Uint8Array(bytes);
}
