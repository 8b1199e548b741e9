import { BorderStyle } from 'docx';

/** The light theme's colours, in Word's notation. */
export const color = {
  ink: '17232D',
  text: '131B22',
  text2: '45515D',
  text3: '5F6C79',
  line: 'C8CFD6',
  evidence: '8A6300',
  warn: '8C4100',
  und: '56468A',
  ok: '136A41',
};

/** Fonts that every office suite has or substitutes; fonts for other scripts come from the user's machine. */
export const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'Microsoft YaHei' };

const heading = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: color.ink, font: FONT },
  paragraph: { keepNext: true, keepLines: true, spacing: { before, after } },
});

export const STYLES = {
  default: {
    document: { run: { font: FONT, size: 21, color: color.text }, paragraph: { spacing: { after: 80, line: 264 } } },
    title: heading(48, 0, 80),
    heading1: heading(32, 360, 120),
    heading2: heading(24, 240, 80),
    heading3: heading(22, 220, 60),
  },
};

export const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: color.line };
/** A gold line at the left of evidence, as on the screens. */
export const EVIDENCE_LINE = { left: { style: BorderStyle.SINGLE, size: 8, color: color.evidence, space: 8 } };
