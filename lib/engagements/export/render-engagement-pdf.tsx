import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@/lib/format/dates';
import { formatCounted, MISSING } from '@/lib/format/numbers';
import { oneLine, printableLines } from '@/lib/reports/export/printable';
import { fontFamilies, replaceMissingGlyphs } from '@/lib/reports/export/pdf/fonts';
import { RichText } from '@/lib/reports/export/pdf/rich-text';
import { BrandMark } from '@/lib/reports/export/pdf/shapes';
import { color, makeStyles, type Styles } from '@/lib/reports/export/pdf/styles';
import type { EngagementDetail, TimelineEntry } from '../schema';
import { STATUS_LABELS } from '../record/status.rules';
import { meetingText, milestoneText } from './export-labels';

const UTC = { timeZone: 'UTC' } as const;

type Printed = { engagement: EngagementDetail; timeline: TimelineEntry[] };

/** One engagement as a PDF for the records: letter, flags with evidence, meeting, objectives and timeline. */
export async function renderEngagementPdf(given: Printed): Promise<Uint8Array<ArrayBuffer>> {
  const printed = replaceMissingGlyphs(given);
  const styles = makeStyles(fontFamilies(JSON.stringify(printed)));
  return new Uint8Array(await renderToBuffer(<EngagementPdf {...printed} styles={styles} />));
}

function EngagementPdf({ engagement, timeline, styles }: Printed & { styles: Styles }) {
  const title = `Engagement with ${oneLine(engagement.company_name)}`;
  return (
    <Document title={title} author="Plumbline" creator="Plumbline" producer="Plumbline" language="en">
      <Page size="A4" style={styles.page}>
        <View fixed style={styles.runningHead}>
          <Text style={{ maxWidth: 400, maxLines: 1, textOverflow: 'ellipsis' }}>{title}</Text>
          <Text>{STATUS_LABELS[engagement.status]}</Text>
        </View>
        <View style={[styles.row, { alignItems: 'center', gap: 8, marginBottom: 10 }]}>
          <BrandMark height={16} />
          <Text style={styles.muted}>Engagement record</Text>
        </View>
        <Text style={styles.h1}>{oneLine(engagement.company_name)}</Text>
        <Overview engagement={engagement} styles={styles} />
        <Email engagement={engagement} styles={styles} />
        <Flags engagement={engagement} styles={styles} />
        <Meeting engagement={engagement} styles={styles} />
        <Objectives engagement={engagement} styles={styles} />
        <Part title="Timeline" styles={styles}>
          {timeline.map((entry) => (
            <Line
              key={entry.id}
              term={formatDateTime(entry.created_at, UTC)}
              value={`${entry.text} (${entry.actor_name})`}
              styles={styles}
            />
          ))}
        </Part>
        <View fixed style={styles.runningFoot}>
          <Text>Plumbline</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

type PartProps = { engagement: EngagementDetail; styles: Styles };

function Part({ title, styles, children }: { title: string; styles: Styles; children: ReactNode }) {
  return (
    <View>
      <Text style={styles.h2} minPresenceAhead={40}>
        {title}
      </Text>
      {children}
    </View>
  );
}

function Line({ term, value, styles }: { term: string; value: string; styles: Styles }) {
  return (
    <View wrap={false} style={[styles.row, { marginBottom: 3 }]}>
      <Text style={{ width: 130, color: color.text3 }}>{oneLine(term)}</Text>
      <Text style={{ flex: 1 }}>{oneLine(value) || MISSING}</Text>
    </View>
  );
}

function Overview({ engagement, styles }: PartProps) {
  return (
    <>
      <Line term="Status" value={STATUS_LABELS[engagement.status]} styles={styles} />
      <Line
        term="Annual meeting"
        value={engagement.agm_date ? formatDate(engagement.agm_date) : MISSING}
        styles={styles}
      />
      <Line term="Report" value={`${engagement.report_title}, ${formatDate(engagement.report_date)}`} styles={styles} />
      <Line
        term="Email sent"
        value={
          engagement.email_sent_at
            ? `${formatDateTime(engagement.email_sent_at, UTC)} to ` +
              `${engagement.sent_to.join(', ') || 'recipients not recorded'}`
            : 'not sent'
        }
        styles={styles}
      />
      <Line term="Follow-up" value={engagement.follow_up_required ? 'required' : 'not required'} styles={styles} />
    </>
  );
}

function Email({ engagement, styles }: PartProps) {
  if (!engagement.current_email_content) return null;
  return (
    <Part title="Email" styles={styles}>
      <Text style={{ fontWeight: 600, marginBottom: 6 }}>{oneLine(engagement.email_subject ?? '')}</Text>
      {printableLines(engagement.current_email_content)
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          <View key={index} style={{ marginBottom: 6 }}>
            {paragraph.split('\n').map((line, at) => (
              <Text key={at}>{oneLine(line)}</Text>
            ))}
          </View>
        ))}
    </Part>
  );
}

function Flags({ engagement, styles }: PartProps) {
  return (
    <Part title={`Triggered flags (${engagement.triggered_flags_count})`} styles={styles}>
      {engagement.triggered_flags_snapshot.map((flag, index) => (
        <View key={index} style={{ marginBottom: 8 }}>
          <Text style={{ fontWeight: 600, color: color.warn }} minPresenceAhead={24}>
            {oneLine(flag.flag_description)}
          </Text>
          {flag.reasoning ? <Text style={{ color: color.text2 }}>{oneLine(flag.reasoning)}</Text> : null}
          {flag.evidence.map((one, at) => (
            <View
              key={at}
              wrap={false}
              style={{ marginTop: 3, paddingLeft: 9, borderLeftWidth: 1, borderLeftColor: color.evidence }}
            >
              <Text style={styles.small}>{`“${oneLine(one.quote)}”`}</Text>
              <Text
                style={[styles.small, { color: color.text3 }]}
              >{`${oneLine(one.document_label)}, page ${one.page_number}`}</Text>
            </View>
          ))}
        </View>
      ))}
    </Part>
  );
}

function Meeting({ engagement, styles }: PartProps) {
  return (
    <Part title="Meeting" styles={styles}>
      <Line term="Date" value={meetingText(engagement.meeting_date)} styles={styles} />
      <Line term="Attendees" value={engagement.attendees.join(', ')} styles={styles} />
      {engagement.meeting_notes.trim() ? (
        <View style={{ marginTop: 4 }}>
          <RichText markdown={engagement.meeting_notes} styles={styles} />
        </View>
      ) : null}
      {engagement.ai_summary ? <Line term="Summary" value={engagement.ai_summary.summary} styles={styles} /> : null}
      {engagement.action_items.length > 0 ? (
        <Text style={{ fontWeight: 500, marginTop: 6, marginBottom: 3 }}>
          {formatCounted(engagement.action_items.length, 'action item')}
        </Text>
      ) : null}
      {engagement.action_items.map((item) => (
        <Line
          key={item.id}
          term={[item.is_done ? 'Done' : 'Open', item.due_date ? `due ${formatDate(item.due_date)}` : '']
            .filter(Boolean)
            .join(', ')}
          value={item.owner ? `${item.item} (${item.owner})` : item.item}
          styles={styles}
        />
      ))}
    </Part>
  );
}

function Objectives({ engagement, styles }: PartProps) {
  if (engagement.objectives.length === 0) return null;
  return (
    <Part title="Objectives" styles={styles}>
      {engagement.objectives.map((objective) => (
        <Line key={objective.id} term={objective.title} value={milestoneText(objective)} styles={styles} />
      ))}
    </Part>
  );
}
