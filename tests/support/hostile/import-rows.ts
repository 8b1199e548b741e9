import { sheetXml, wordDocument, wordParagraph, workbook, zipOf } from './archives';

export type ImportRow = { name: string; fileName: string; make: () => BlobPart; status: number; text: RegExp };

const ROWS = [
  ['ticker', 'name', 'cik'],
  ['GOOD', 'Good Company', '7001234567'],
] as const;
const XXE = '<!DOCTYPE x [<!ENTITY leak SYSTEM "file:///etc/passwd">]>';
const LAUGHS =
  '<!DOCTYPE x [<!ENTITY a ' +
  `"ha">${Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
  ).join('')}]>`;
const NOT_A_SHEET = /not a spreadsheet we can open/;
const TOO_LARGE = /unpacks to more than 50 MB/;
const blanks = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024).fill(32);

/** Company lists: POST /companies/bulk-import. */
export const IMPORT_ROWS: ImportRow[] = [
  {
    name: 'a workbook that unpacks to 300 MB',
    fileName: 'a.xlsx',
    make: () => zipOf(workbook(sheetXml(ROWS), [{ name: 'xl/big.bin', content: blanks(300) }])),
    status: 422,
    text: TOO_LARGE,
  },
  {
    name: 'a workbook that lies about what it unpacks to',
    fileName: 'a.xlsx',
    make: () => zipOf(workbook(sheetXml(ROWS), [{ name: 'xl/big.bin', content: blanks(100), claimed: 10 }])),
    status: 422,
    text: NOT_A_SHEET,
  },
  {
    name: 'a workbook of 10,000 sheets',
    fileName: 'a.xlsx',
    make: () =>
      zipOf(
        Array.from({ length: 10_000 }, (_, at) => ({ name: `xl/worksheets/sheet${at}.xml`, content: sheetXml([]) })),
      ),
    status: 422,
    text: TOO_LARGE,
  },
  {
    name: 'an archive in an archive in an archive',
    fileName: 'a.xlsx',
    make: () =>
      zipOf([
        { name: 'a.xlsx', content: zipOf([{ name: 'b.xlsx', content: zipOf([{ name: 'c.txt', content: 'x' }]) }]) },
      ]),
    status: 422,
    text: NOT_A_SHEET,
  },
  {
    name: 'a workbook with names that climb out of their folder',
    fileName: 'a.xlsx',
    make: () => zipOf(workbook(sheetXml(ROWS), [{ name: '../../../../tmp/planted.txt', content: 'planted' }])),
    status: 422,
    text: NOT_A_SHEET,
  },
  {
    name: 'a workbook that asks for a file of the server',
    fileName: 'a.xlsx',
    make: () => zipOf(workbook(sheetXml([...ROWS, ['LEAK', '&leak;', '7001234568']], XXE))),
    status: 200,
    text: /^(?![^]*root:)/,
  },
  {
    name: 'a workbook whose entities multiply',
    fileName: 'a.xlsx',
    make: () => zipOf(workbook(sheetXml([...ROWS, ['HAHA', '&j;', '7001234569']], LAUGHS))),
    status: 200,
    text: /^(?![^]*haha)/,
  },
  {
    name: 'a program called .xlsx',
    fileName: 'a.xlsx',
    make: () => Buffer.from('MZ\x90\x00\x03', 'latin1'),
    status: 415,
    text: /does not match its name/,
  },
  {
    name: 'a program called .csv',
    fileName: 'a.csv',
    make: () => Buffer.from('MZ\x90\x00\x03', 'latin1'),
    status: 415,
    text: /does not match its name/,
  },
  {
    name: 'a list of 11 MB',
    fileName: 'a.csv',
    make: () => `ticker,name,cik\n${'A,B,1\n'.repeat(1_900_000)}`,
    status: 413,
    text: /10 ?MB/,
  },
  {
    name: 'a list with a quote that never closes',
    fileName: 'a.csv',
    make: () => `ticker,name,cik\nA,"${'x'.repeat(100_000)}`,
    status: 200,
    text: /"failed":1/,
  },
  {
    name: 'a list with formulas for names',
    fileName: 'a.csv',
    make: () =>
      `ticker,name,cik\nCALC,"=cmd|' /C calc'!A0",7001234570\n` +
      'HYPE,"=HYPERLINK(""https://elsewhere.test"")",7001234571\n',
    status: 200,
    text: /"successful":2/,
  },
  {
    name: 'a list with names that turn around, hide or smile',
    fileName: 'a.csv',
    make: () =>
      'ticker,name,cik\nRTLO,gpj.\u202eexe.Company,7001234572\nZERO,Al\u200bder\u200dmoor,7001234573\n' +
      'EMOJ,🦊🏳️‍🌈 Holdings,7001234574\n',
    status: 200,
    text: /"successful":2,[^]*line breaks or control characters/,
  },
];

/** Voting policies: POST /reports/templates/{id}/flags/extract. */
export const POLICY_ROWS: ImportRow[] = [
  {
    name: 'a Word document that unpacks to 300 MB',
    fileName: 'a.docx',
    make: () => zipOf(wordDocument(wordParagraph('x'), '', [{ name: 'word/big.bin', content: blanks(300) }])),
    status: 422,
    text: /could not be read|cannot be read|opened/,
  },
  {
    name: 'a Word document whose text unpacks to 100 MB and says 10',
    fileName: 'a.docx',
    make: () =>
      zipOf([...wordDocument('').slice(0, 2), { name: 'word/document.xml', content: blanks(100), claimed: 10 }]),
    status: 422,
    text: /could not be read|cannot be read|opened/,
  },
  {
    name: 'a Word document that asks for a file of the server',
    fileName: 'a.docx',
    make: () => zipOf(wordDocument(wordParagraph('CEO pay ratio exceeds 200:1 &leak;'), XXE)),
    status: 422,
    text: /^(?![^]*root:)/,
  },
  {
    name: 'a program called .docx',
    fileName: 'a.docx',
    make: () => Buffer.from('MZ\x90\x00\x03', 'latin1'),
    status: 415,
    text: /although the file name says so/,
  },
];
