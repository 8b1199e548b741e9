/** How one company's filings look. The three differ on purpose: real filers use different typesetters. */
export interface Theme {
  font: string;
  fontPt: number;
  /** Width of the typeset column in CSS pixels; the printed page is 924 wide. */
  widthPx: number;
  tablePt: number;
  linePx: number;
  paragraphStyle: string;
  h1: string;
  h2: string;
  h3: string;
  box: string;
  table: { headRow: string; headCell: string; zebra: string; totalCell: string; cellPad: string; splitDollar: boolean };
  /** Top of each page after the first; `section` is the running first-level heading. */
  runningHead: (section: string) => string;
  footer: (page: number) => string;
  h1StartsPage: boolean;
  twoColumnLists: boolean;
}

const times = "'Times New Roman',Times,serif";
const arial = 'Arial,Helvetica,sans-serif';
const tocLink = '<a href="#toc" style="color:#0000ff;text-decoration:underline">Table of Contents</a>';

export function aldermoorTheme(label: string): Theme {
  return {
    font: arial,
    fontPt: 11.5,
    widthPx: 860,
    tablePt: 10,
    linePx: 21,
    paragraphStyle: 'margin:0 0 9pt 0',
    h1:
      'font-size:20pt;font-weight:700;color:#0b3d5c;margin:0 0 12pt 0;border-bottom:2pt solid ' +
      '#0b3d5c;padding-bottom:4pt',
    h2: 'font-size:13pt;font-weight:700;color:#0b3d5c;margin:14pt 0 6pt 0',
    h3: 'font-size:12pt;font-weight:700;margin:10pt 0 4pt 0',
    box: 'background-color:#e6eef3;border-left:4pt solid #0b3d5c;padding:8pt 10pt;margin:4pt 0 12pt 0',
    table: {
      headRow: 'background-color:#0b3d5c;color:#ffffff',
      headCell: 'font-weight:700;font-size:90%',
      zebra: 'background-color:#eef3f6',
      totalCell: 'font-weight:700;border-top:1pt solid #0b3d5c',
      cellPad: '3pt 4pt',
      splitDollar: true,
    },
    runningHead: (section) =>
      '<div style="font-size:8pt;color:#0b3d5c;margin-bottom:12pt"><table ' +
      `style="width:100%;border-collapse:collapse"><tr><td style="width:50%">${tocLink}</td><td ` +
      `style="text-align:right;font-weight:700">${section}</td></tr></table></div>`,
    footer: (page) =>
      '<div style="font-size:8pt;color:#5a6b76;margin-top:12pt;text-align:right">' +
      `${label}&#160;&#160;|&#160;&#160;${page}</div>`,
    h1StartsPage: true,
    twoColumnLists: true,
  };
}

export function halvorsenTheme(): Theme {
  return {
    font: times,
    fontPt: 13.5,
    widthPx: 850,
    tablePt: 11.5,
    linePx: 24.3,
    paragraphStyle: 'margin:0 0 8pt 0;text-align:justify',
    h1: 'font-size:15pt;font-weight:700;text-align:center;text-transform:uppercase;margin:0 0 12pt 0',
    h2: 'font-size:13pt;font-weight:700;text-align:left;margin:12pt 0 6pt 0',
    h3: 'font-size:12.5pt;font-weight:700;font-style:italic;margin:9pt 0 4pt 0',
    box: 'border:1pt solid #000000;padding:7pt 10pt;margin:6pt 0 12pt 0',
    table: {
      headRow: '',
      headCell: 'font-weight:700;font-size:90%;border-bottom:1pt solid #000000',
      zebra: 'background-color:#cceeff',
      totalCell: 'font-weight:700;border-top:1pt solid #000000;border-bottom:3pt double #000000',
      cellPad: '2pt 3pt',
      splitDollar: false,
    },
    runningHead: () => `<div style="font-size:9pt;margin-bottom:14pt">${tocLink}</div>`,
    footer: (page) => `<div style="font-size:9pt;text-align:center;margin-top:14pt">${page}</div>`,
    h1StartsPage: true,
    twoColumnLists: false,
  };
}

export function kestrelTheme(label: string): Theme {
  return {
    font: times,
    fontPt: 13.5,
    widthPx: 810,
    tablePt: 11.5,
    linePx: 24.3,
    paragraphStyle: 'margin:0 0 9pt 0;text-indent:18pt',
    h1: 'font-size:14pt;font-weight:700;text-align:center;margin:0 0 12pt 0',
    h2: 'font-size:13pt;font-weight:700;text-decoration:underline;margin:12pt 0 6pt 0',
    h3: 'font-size:13pt;font-style:italic;margin:8pt 0 4pt 0',
    box:
      'border-top:1pt solid #000000;border-bottom:1pt solid #000000;padding:6pt 0;margin:6pt 18pt 12pt ' +
      '18pt;font-weight:700',
    table: {
      headRow: '',
      headCell: 'font-weight:400;font-size:90%;border-bottom:1pt solid #000000',
      zebra: '',
      totalCell: 'border-top:1pt solid #000000',
      cellPad: '1.5pt 3pt',
      splitDollar: true,
    },
    runningHead: () => `<div style="font-size:9pt;margin-bottom:12pt;text-align:left">${tocLink}</div>`,
    footer: (page) =>
      `<div style="font-size:10pt;text-align:center;margin-top:14pt">- ${page} -<br/><span ` +
      `style="font-size:8pt">${label}</span></div>`,
    h1StartsPage: true,
    twoColumnLists: false,
  };
}
