import { Text, View } from '@react-pdf/renderer';
import type { ChangesSummary } from '@/lib/changes/schema';
import { differenceText } from '@/lib/changes/summary.rules';
import {
  headLine,
  leftOutLine,
  peopleRows,
  placeOf,
  sameFactsLine,
  sectionNote,
  sectionTitle,
} from '../changes-words.rules';
import { oneLine } from '../printable';
import { color, type Styles } from './styles';

const BAD = '#a11f2c';
const BAD_TINT = '#fbe9ea';

type Part = { changes: ChangesSummary; styles: Styles };

/** Facts, nominees, proposals and the text of two filings; the heading above is the caller's. */
export function Changes({ changes, styles }: Part) {
  return (
    <View>
      <Text style={styles.lead}>{headLine(changes)}</Text>
      <Facts changes={changes} styles={styles} />
      <People changes={changes} styles={styles} />
      <Sections changes={changes} styles={styles} />
    </View>
  );
}

function Facts({ changes: { facts, facts_same }, styles }: Part) {
  return (
    <View style={{ marginBottom: 10 }}>
      <Text style={styles.h2}>Changed facts</Text>
      {facts.length === 0 ? <Text style={styles.muted}>No stated fact changed.</Text> : null}
      {facts.map((fact) => (
        <View key={fact.key} wrap={false} style={[styles.row, styles.rule, { paddingVertical: 3.5, gap: 8 }]}>
          <Text style={{ flex: 1 }}>{fact.label}</Text>
          <Value text={fact.from} page={fact.from_page} styles={styles} isOld />
          <Value text={fact.to} page={fact.to_page} styles={styles} />
          <Text style={{ width: 74, textAlign: 'right', color: fact.needs_look ? color.warn : color.text2 }}>
            {differenceText(fact)}
          </Text>
        </View>
      ))}
      <Text style={[styles.small, { color: color.text3, marginTop: 3 }]}>{sameFactsLine(facts_same)}</Text>
    </View>
  );
}

function Value({
  text,
  page,
  styles,
  isOld,
}: {
  text: string | null;
  page: number | null;
  styles: Styles;
  isOld?: boolean;
}) {
  return (
    <View style={{ width: 138 }}>
      <Text style={{ color: isOld ? color.text2 : color.text, fontWeight: isOld ? 400 : 500 }}>
        {text === null ? '–' : oneLine(text)}
        {page === null ? (
          ''
        ) : (
          <Text style={[styles.mono, { fontSize: 7, color: color.evidenceText }]}>{`  p.${page}`}</Text>
        )}
      </Text>
    </View>
  );
}

function People({ changes: { nominees, proposals }, styles }: Part) {
  const rows = peopleRows({ nominees, proposals });
  const notes = [nominees.note, proposals.note].filter((note) => note !== null);
  return (
    <View style={{ marginBottom: 10 }}>
      <Text style={styles.h2}>Nominees and proposals</Text>
      {rows.length === 0 && notes.length === 0 ? (
        <Text style={styles.muted}>The same nominees and proposals.</Text>
      ) : null}
      {rows.map(({ sign, what, title, detail, page }, index) => (
        <View key={index} wrap={false} style={[styles.row, styles.rule, { paddingVertical: 3.5, gap: 8 }]}>
          <Text style={{ width: 10, fontWeight: 600, color: sign === '+' ? color.ok : BAD }}>{sign}</Text>
          <Text style={{ width: 52, color: color.text3 }}>{what}</Text>
          <View style={{ flex: 1 }}>
            <Text style={{ fontWeight: 500 }}>{oneLine(title)}</Text>
            {detail ? <Text style={[styles.small, { color: color.text2 }]}>{oneLine(detail)}</Text> : null}
          </View>
          <Text style={[styles.mono, { fontSize: 7, color: color.evidenceText }]}>
            {page === null ? '' : `p.${page}`}
          </Text>
        </View>
      ))}
      {notes.map((note) => (
        <Text key={note} style={[styles.small, { color: color.und, marginTop: 3 }]}>
          {note}
        </Text>
      ))}
    </View>
  );
}

function Sections({ changes: { sections, left_out }, styles }: Part) {
  return (
    <View>
      <Text style={styles.h2}>Text</Text>
      {sections.length === 0 ? <Text style={styles.muted}>The text did not change.</Text> : null}
      {sections.map((section, index) => (
        <View key={index} style={{ marginBottom: 7 }}>
          <View wrap={false} minPresenceAhead={30} style={[styles.row, { gap: 8, marginBottom: 2 }]}>
            <Text style={{ flex: 1, fontWeight: 600 }}>{oneLine(sectionTitle(section))}</Text>
            <Text style={[styles.small, { color: color.text3 }]}>{sectionNote(section)}</Text>
          </View>
          {section.paragraphs.map((paragraph, at) => (
            <Paragraph key={at} paragraph={paragraph} styles={styles} />
          ))}
        </View>
      ))}
      {left_out > 0 ? <Text style={[styles.small, { color: color.text3 }]}>{leftOutLine(left_out)}</Text> : null}
    </View>
  );
}

type ParagraphProps = { paragraph: ChangesSummary['sections'][number]['paragraphs'][number]; styles: Styles };

function Paragraph({ paragraph: { state, text, words, from_page, to_page }, styles }: ParagraphProps) {
  const place = placeOf(from_page, to_page);
  const inserted = { backgroundColor: color.okTint, color: color.ok, textDecoration: 'underline' } as const;
  const deleted = { backgroundColor: BAD_TINT, color: BAD, textDecoration: 'line-through' } as const;
  return (
    <View style={[styles.row, { gap: 8, paddingBottom: 3 }]}>
      <Text style={{ flex: 1, fontSize: 9 }}>
        {text === null ? (
          words.map(({ op, text: run }, index) => (
            <Text
              key={index}
              style={
                op === 'insert' ? inserted : op === 'delete' ? deleted : op === 'alike' ? { color: color.text3 } : {}
              }
            >
              {run.replace(/\s+/g, ' ')}
            </Text>
          ))
        ) : (
          <Text style={state === 'removed' ? deleted : state === 'added' ? inserted : {}}>{oneLine(text)}</Text>
        )}
      </Text>
      <Text style={[styles.mono, { width: 52, textAlign: 'right', fontSize: 7, color: color.evidenceText }]}>
        {place}
      </Text>
    </View>
  );
}
