import { pdfWith, stream } from '../../support/hostile/pdfs';

/** A document whose text layer states what no page shows. */
export type MisleadingPdf = {
  name: string;
  make: () => Uint8Array<ArrayBuffer>;
  /** What the text layer says, and a program would quote. */
  says: string;
};

type Plan = NonNullable<Parameters<typeof pdfWith>[0]>;

const SAYS = 'Support for our pay was 95.4 percent of votes cast.';
const SHOWS = 'Support for our pay was 12.1 percent of votes cast.';
const HEADING = text('The Annual Meeting of Shareholders will be held on May 9, 2024.', 720);
const BLANK = { red: '1 1 1 rg', box: '60 640 500 30 re f' };
/** The figure 12.1 as thick strokes of a path, in place of the other one. */
const STROKES =
  'q 2 w 0 0 0 RG 207 652 m 207 660 l S 211 660 m 216 660 l 216 656 l 211 656 l 211 652 l 216 652 l S 223 652 m ' +
  '223 660 l S Q';

const GROUP = '<< /Type /OCG /Name (hidden) >>';

export const MISLEADING_PDFS: MisleadingPdf[] = [
  misleadingPdf(
    'a font whose character map says other figures than it draws',
    {
      content: `${HEADING} ${text(SHOWS, 650, 'F2')}`,
      ...fonts('/F2 6 0 R'),
      more: [helvetica('/ToUnicode 7 0 R'), characterMap({ 0x31: '9', 0x32: '5', 0x2e: '.' }, [0x31, '4'])],
    },
    'Support for our pay was 45.4 percent of votes cast.',
  ),
  misleadingPdf(
    'a font of which a single figure lies',
    {
      content: `${HEADING} ${text('Shareholders hold 61.2 million votes in all.', 650, 'F2')}`,
      ...fonts('/F2 6 0 R'),
      more: [helvetica('/ToUnicode 7 0 R'), characterMap({ 0x36: '9' })],
    },
    'Shareholders hold 91.2 million votes in all.',
  ),
  misleadingPdf(
    'a font whose letters lie',
    {
      content: `${HEADING} ${text('Directors may pledge their shares in cases.', 650, 'F2')}`,
      ...fonts('/F2 6 0 R'),
      more: [helvetica('/ToUnicode 7 0 R'), characterMap({ 0x79: 'y not', 0x63: 'b' })],
    },
    'may not pledge their shares in bases.',
  ),
  misleadingPdf('figures swapped in the encoding and swapped back in the character map', {
    content: `${HEADING} ${text(SAYS, 650, 'F2')}`,
    ...fonts('/F2 6 0 R'),
    more: [
      helvetica('/ToUnicode 7 0 R /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [52 /one /two 57 /one] >>'),
      characterMap({ 0x34: '4', 0x35: '5', 0x39: '9' }),
    ],
  }),
  misleadingPdf('replacement text over drawn text', {
    content: `${HEADING} /Span << /ActualText (${SAYS}) >> BDC ${text(SHOWS, 650)} EMC`,
  }),
  misleadingPdf('replacement text over a single figure', {
    content:
      `${HEADING} BT /F1 11 Tf 1 0 0 1 72 650 Tm (Support for our pay was ) Tj /Span << /ActualText (95.4) >> BDC ` +
      '(12.1) Tj EMC ( percent of votes cast.) Tj ET',
  }),
  misleadingPdf('replacement text over a drawing', {
    content:
      `${HEADING} BT /F1 11 Tf 1 0 0 1 72 650 Tm (Support for our pay was ) Tj /Span << /ActualText (95.4) >> BDC ` +
      `(-----) Tj EMC ( percent of votes cast.) Tj ET ${STROKES}`,
  }),
  misleadingPdf('an annotation painted over the text', {
    content: `${HEADING} ${text(SAYS, 650)}`,
    page: '/Annots [6 0 R]',
    more: [
      '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [60 640 560 670] /AP << /N 7 0 R >> >>',
      form(`1 1 1 rg 0 0 500 30 re f ${STROKES.replace('q', 'q 1 0 0 1 -60 -640 cm')}`, '[0 0 500 30]'),
    ],
  }),
  misleadingPdf('a filled rectangle as an annotation', {
    content: `${HEADING} ${text(SAYS, 650)}`,
    page: '/Annots [6 0 R]',
    more: ['<< /Type /Annot /Subtype /Square /F 4 /Rect [60 640 560 670] /C [1 1 1] /IC [1 1 1] /CA 1 >>'],
  }),
  misleadingPdf('a form field over the text', {
    content: `${HEADING} ${text(SAYS, 650)}`,
    catalog: '/AcroForm << /Fields [6 0 R] >>',
    page: '/Annots [6 0 R]',
    more: [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (12.1) /F 4 /Rect [60 640 560 670] /P 4 0 R /MK << /BG ' +
        '[1 1 1] >> /AP << /N 7 0 R >> >>',
      form('1 1 1 rg 0 0 500 30 re f', '[0 0 500 30]'),
    ],
  }),
  misleadingPdf('a font of drawn characters that are empty', {
    content: `${HEADING} ${text(SAYS, 650, 'F2')}`,
    ...fonts('/F2 6 0 R'),
    more: [drawnFont('8 0 R'), asciiMap(), glyph('')],
  }),
  misleadingPdf('a font of drawn characters that show others', {
    content: `${HEADING} ${text(SAYS, 650, 'F2')}`,
    ...fonts('/F2 6 0 R'),
    more: [drawnFont('8 0 R'), asciiMap(), glyph('250 0 120 700 re f')],
  }),
  misleadingPdf('optional content that is off', {
    content: `${HEADING} /OC /Off BDC ${text(SAYS, 650)} EMC`,
    ...optionalContent('6 0 R'),
    more: [GROUP],
  }),
  misleadingPdf('a form in optional content that is off', {
    content: `${HEADING} /X Do`,
    catalog: layers('6 0 R'),
    resources: '<< /Font << /F1 3 0 R >> /XObject << /X 7 0 R >> >>',
    more: [GROUP, form(text(SAYS, 650), '[0 0 612 792]', '/OC 6 0 R')],
  }),
  misleadingPdf('optional content of a membership that is off', {
    content: `${HEADING} /OC /Off BDC ${text(SAYS, 650)} EMC`,
    ...optionalContent('6 0 R', '7 0 R'),
    more: [GROUP, '<< /Type /OCMD /OCGs [6 0 R] /P /AllOn >>'],
  }),
  misleadingPdf('a clip that leaves nothing', { content: `${HEADING} q 0 0 1 1 re W n ${text(SAYS, 650)} Q` }),
  misleadingPdf('a clip that cuts the figure out', {
    content: `${HEADING} q 60 640 140 30 re 222 640 300 30 re W n ${text(SAYS, 650)} Q`,
  }),
  misleadingPdf('a soft mask that lets nothing through', {
    content: `${HEADING} q /G gs ${text(SAYS, 650)} Q`,
    resources: '<< /Font << /F1 3 0 R >> /ExtGState << /G << /SMask << /Type /Mask /S /Luminosity /G 6 0 R >> >> >> >>',
    more: [form('0 g 0 0 612 792 re f', '[0 0 612 792]', '/Group << /S /Transparency /CS /DeviceGray >>')],
  }),
  misleadingPdf('a soft mask over the figure alone', {
    content: `${HEADING} q /G gs ${text(SAYS, 650)} Q ${STROKES}`,
    resources: '<< /Font << /F1 3 0 R >> /ExtGState << /G << /SMask << /Type /Mask /S /Luminosity /G 6 0 R >> >> >> >>',
    more: [
      form(
        '1 g 0 0 612 792 re f 0 g 200 640 26 30 re f',
        '[0 0 612 792]',
        '/Group << /S /Transparency /CS /DeviceGray >>',
      ),
    ],
  }),
  misleadingPdf('one per cent of the width', {
    content: `${HEADING} BT /F1 11 Tf 1 Tz 1 0 0 1 72 650 Tm (${SAYS}) Tj ET`,
  }),
  misleadingPdf('a thousandth of the width, by its matrix', {
    content: `${HEADING} BT /F1 11 Tf 0.001 0 0 1 72 650 Tm (${SAYS}) Tj ET`,
  }),
  misleadingPdf('a cover behind more objects than are counted', {
    content:
      `${HEADING} ${text(SAYS, 650)} ${'0 0 1 1 re n '.repeat(10)}${'10 10 1 1 re f\n'.repeat(20_050)} ${BLANK.red} ` +
      `${BLANK.box} ${STROKES}`,
  }),
  misleadingPdf('a cover in more forms than are followed', {
    content: `${HEADING} ${text(SAYS, 650)} /X Do`,
    resources: '<< /Font << /F1 3 0 R >> /XObject << /X 6 0 R >> >>',
    more: nestedForms(12, `${BLANK.red} ${BLANK.box}`),
  }),
  misleadingPdf('a picture over the text', {
    content: `${HEADING} ${text(SAYS, 650)} q 500 0 0 30 60 640 cm /I Do Q`,
    resources: '<< /Font << /F1 3 0 R >> /XObject << /I 6 0 R >> >>',
    more: [
      stream(
        Buffer.from([255, 255, 255]),
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      ),
    ],
  }),
  misleadingPdf('a pattern of tiles over the text', {
    content: `${HEADING} ${text(SAYS, 650)} /Pattern cs /P scn ${BLANK.box}`,
    resources: '<< /Font << /F1 3 0 R >> /Pattern << /P 6 0 R >> >>',
    more: [
      stream(
        '1 1 1 rg 0 0 10 10 re f',
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 ' +
          '/Resources << >>',
      ),
    ],
  }),
  misleadingPdf('a shading over the text', {
    content: `${HEADING} ${text(SAYS, 650)} q 60 640 500 30 re W n /S sh Q`,
    resources:
      '<< /Font << /F1 3 0 R >> /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 612 0] ' +
      '/Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 1 1] /N 1 >> >> >> >>',
  }),
  misleadingPdf('black text that is blended into white', {
    content: `${HEADING} q /G gs ${text(SAYS, 650)} Q`,
    resources: '<< /Font << /F1 3 0 R >> /ExtGState << /G << /BM /Screen >> >> >>',
  }),
  misleadingPdf('white text on white, on a picture that is white too', {
    content: `${HEADING} q 500 0 0 30 60 640 cm /I Do Q 1 1 1 rg ${text(SAYS, 650)}`,
    resources: '<< /Font << /F1 3 0 R >> /XObject << /I 6 0 R >> >>',
    more: [
      stream(
        Buffer.from([255, 255, 255]),
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      ),
    ],
  }),
  misleadingPdf('text of no opacity', {
    content: `${HEADING} q /G gs ${text(SAYS, 650)} Q`,
    resources: '<< /Font << /F1 3 0 R >> /ExtGState << /G << /ca 0 /CA 0 >> >> >>',
  }),
  misleadingPdf('text painted with a white pattern', {
    content: `${HEADING} /Pattern cs /P scn ${text(SAYS, 650)}`,
    resources: '<< /Font << /F1 3 0 R >> /Pattern << /P 6 0 R >> >>',
    more: [
      stream(
        '1 1 1 rg 0 0 10 10 re f',
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 ' +
          '/Resources << >>',
      ),
    ],
  }),
  misleadingPdf('outlines of text in white', { content: `${HEADING} 1 1 1 RG 1 Tr ${text(SAYS, 650)}` }),
  misleadingPdf(
    'a figure with strokes drawn into it',
    {
      content:
        `${HEADING} ${text('3 of our 10 directors did not attend.', 650)} q 1.1 w 73.4 650.4 m 72 651.5 72 653.4 ` +
        '74.2 654.2 c S 74.2 654.2 m 72.3 654.9 72.2 656.8 73.6 657.5 c S Q',
    },
    '3 of our 10 directors did not attend.',
  ),
  misleadingPdf(
    'a word drawn between the words',
    {
      content:
        `${HEADING} BT /F1 11 Tf 1 0 0 1 72 650 Tm (Directors may ) Tj /Span << /ActualText ( ) >> BDC (not ) Tj ` +
        'EMC (pledge their shares.) Tj ET',
    },
    'Directors may pledge their shares.',
  ),
  misleadingPdf('text seen in a mirror', { content: `${HEADING} BT /F1 11 Tf -1 0 0 1 400 650 Tm (${SAYS}) Tj ET` }),
];

function misleadingPdf(name: string, plan: Plan, says = SAYS): MisleadingPdf {
  return { name, says, make: () => pdfWith(plan) };
}

function text(words: string, y: number, font = 'F1'): string {
  return `BT /${font} 11 Tf 1 0 0 1 72 ${y} Tm (${words}) Tj ET`;
}

function fonts(more: string): Pick<Plan, 'resources'> {
  return { resources: `<< /Font << /F1 3 0 R ${more} >> >>` };
}

function helvetica(more: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /LastChar 126 ${more} >>`;
}

/** A character map that says ASCII but for the codes named. */
function characterMap(codes: Record<number, string>, ...more: [number, string][]): Uint8Array {
  const all = new Map<number, string>(
    Array.from({ length: 95 }, (_none, index) => [index + 32, String.fromCharCode(index + 32)]),
  );
  for (const [code, char] of [...Object.entries(codes), ...more]) all.set(Number(code), char);
  const hex = (value: string) => [...value].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const entries = [...all].map(([code, char]) => `<${code.toString(16)}> <${hex(char)}>`).join('\n');
  return stream(
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def 1 begincodespacerange <00> ' +
      `<ff> endcodespacerange\n${all.size} beginbfchar\n${entries}\nendbfchar\nendcmap end end`,
  );
}

function asciiMap(): Uint8Array {
  return characterMap({});
}

/** A font of which every character is one drawing. */
function drawnFont(shown: string): string {
  const codes = Array.from({ length: 95 }, (_none, index) => index + 32);
  const names = codes.map((code) => `/c${code}`).join(' ');
  return (
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 ' +
    `/LastChar 126 /Widths [${codes.map(() => 520).join(' ')}] /Resources << >> /Encoding << /Type /Encoding ` +
    `/Differences [32 ${names}] >> /ToUnicode 7 0 R /CharProcs << ` +
    `${codes.map((code) => `/c${code} ${shown}`).join(' ')} >> >>`
  );
}

function glyph(content: string): Uint8Array {
  return stream(`520 0 d0 ${content}`);
}

function layers(group: string): string {
  return `/OCProperties << /OCGs [${group}] /D << /OFF [${group}] >> >>`;
}

function optionalContent(group: string, member = group): Pick<Plan, 'catalog' | 'resources'> {
  return { catalog: layers(group), resources: `<< /Font << /F1 3 0 R >> /Properties << /Off ${member} >> >>` };
}

function form(content: string, box: string, more = ''): Uint8Array {
  return stream(content, `/Type /XObject /Subtype /Form /BBox ${box} /Resources << /Font << /F1 3 0 R >> >> ${more}`);
}

function nestedForms(depth: number, content: string): Uint8Array[] {
  return Array.from({ length: depth }, (_none, index) => {
    const isLast = index === depth - 1;
    return stream(
      isLast ? content : '/X Do',
      '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << ' +
        `${isLast ? '' : `/X ${index + 7} 0 R`} >> >>`,
    );
  });
}
