import { StyleSheet } from '@react-pdf/renderer';

/** The light theme's colours; gold means evidence, as on the screens. */
export const color = {
  ink: '#17232d',
  text: '#131b22',
  text2: '#45515d',
  text3: '#5f6c79',
  line: '#e1e5e9',
  lineStrong: '#c8cfd6',
  canvas: '#f5f6f7',
  evidence: '#a67700',
  evidenceText: '#694b00',
  evidenceTint: '#fff6d8',
  warn: '#8c4100',
  warnSolid: '#c9640c',
  warnTint: '#fdeedf',
  und: '#56468a',
  undSolid: '#7a68b8',
  undTint: '#efecf8',
  ok: '#136a41',
  okSolid: '#1e8955',
  okTint: '#e3f3e9',
};

const MARGIN = 54;

/** `mono` is a list of families, so every style sheet is made for one report. */
export function makeStyles(fonts: { sans: string[]; mono: string[] }) {
  return StyleSheet.create({
    page: {
      paddingTop: 64,
      paddingBottom: 58,
      paddingHorizontal: MARGIN,
      fontFamily: fonts.sans,
      fontSize: 9.5,
      lineHeight: 1.45,
      color: color.text,
    },
    cover: {
      paddingTop: 64,
      paddingBottom: 58,
      paddingHorizontal: 64,
      fontFamily: fonts.sans,
      fontSize: 9.5,
      lineHeight: 1.45,
      color: color.text,
    },
    mono: { fontFamily: fonts.mono },
    runningHead: {
      position: 'absolute',
      top: 30,
      left: MARGIN,
      right: MARGIN,
      flexDirection: 'row',
      justifyContent: 'space-between',
      fontSize: 7.5,
      color: color.text3,
    },
    runningFoot: {
      position: 'absolute',
      top: 796,
      left: MARGIN,
      right: MARGIN,
      flexDirection: 'row',
      justifyContent: 'space-between',
      fontSize: 7.5,
      color: color.text3,
      borderTopWidth: 0.5,
      borderTopColor: color.line,
      paddingTop: 6,
    },
    h1: { fontSize: 17, lineHeight: 1.25, fontWeight: 600, marginBottom: 10, letterSpacing: -0.2 },
    h2: { fontSize: 11, lineHeight: 1.35, fontWeight: 600, marginTop: 16, marginBottom: 6 },
    lead: { color: color.text2, marginBottom: 12 },
    muted: { color: color.text3 },
    small: { fontSize: 8, lineHeight: 1.4 },
    row: { flexDirection: 'row' },
    rule: { borderBottomWidth: 0.5, borderBottomColor: color.line },
  });
}

export type Styles = ReturnType<typeof makeStyles>;
