import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { checkRow } from './check-row';
import { parseImport } from './parse-import';

const utf8 = (text: string) => new TextEncoder().encode(text);
const csv = (text: string) => parseImport(utf8(text), 'companies.csv');

/** A spreadsheet as a person saves it. */
function sheet(rows: unknown[][], bookType: 'xlsx' | 'xls' = 'xlsx'): Uint8Array {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), 'Companies');
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType }) as ArrayBuffer);
}

const WANTED = { ticker: 'ALDM', name: 'Aldermoor Semiconductor', cik: '1849203' };

describe('reading a CSV of companies', () => {
  it('numbers rows as the file does and leaves empty ones out', async () => {
    const rows = await csv('ticker,name,cik\nALDM,Aldermoor Semiconductor,1849203\n\n,,\nHLVM,Halvorsen,1550127\n');
    expect(rows.map(({ row, ticker }) => [row, ticker])).toEqual([
      [2, 'ALDM'],
      [5, 'HLVM'],
    ]);
  });

  it('matches header names without case or order and ignores columns it does not know', async () => {
    const [row] = await csv('Sector,CIK,"Entity Type",NAME,Ticker\nChips,1849203,LLC,Aldermoor Semiconductor,ALDM\n');
    expect(row).toMatchObject({ ...WANTED, entityType: 'LLC' });
  });

  it('does not count a byte order mark to the first header', async () => {
    expect(await csv('\ufeffticker,name,cik\nALDM,Aldermoor Semiconductor,1849203')).toMatchObject([WANTED]);
  });

  it.each([';', '\t', '|'])('finds that %j separates the columns', async (separator) => {
    const text = [
      ['ticker', 'name', 'cik'],
      ['ALDM', 'Aldermoor Semiconductor', '1849203'],
    ]
      .map((cells) => cells.join(separator))
      .join('\r\n');
    expect(await csv(text)).toMatchObject([WANTED]);
  });

  it('keeps separators, quotes and line breaks inside quotes', async () => {
    const [row, next] = await csv(
      'ticker,name,cik\nALDM,"Aldermoor, ""the"" Maker\nof Chips",1849203\nHLVM,Halvorsen,1550127',
    );
    expect(row?.name).toBe('Aldermoor, "the" Maker\nof Chips');
    expect(next).toMatchObject({ ticker: 'HLVM', row: 3 });
  });

  it.each([
    ['UTF-16 little-endian', Buffer.from('\ufeffticker,name,cik\nNSTL,Nestlé S.A.,1106838', 'utf16le')],
    ['UTF-16 big-endian', Buffer.from('\ufeffticker,name,cik\nNSTL,Nestlé S.A.,1106838', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('ticker,name,cik\nNSTL,Nestlé S.A.,1106838', 'latin1')],
    ['UTF-8', Buffer.from('ticker,name,cik\nNSTL,Nestlé S.A.,1106838', 'utf8')],
  ])('reads %s', async (_name, bytes) => {
    expect(await parseImport(new Uint8Array(bytes), 'companies.csv')).toMatchObject([{ name: 'Nestlé S.A.' }]);
  });

  it('reads 10,000 rows', async () => {
    const lines = Array.from({ length: 10_000 }, (_row, index) => `T${index},Company ${index},${index + 1}`);
    const rows = await csv(`ticker,name,cik\n${lines.join('\n')}\n`);
    expect(rows).toHaveLength(10_000);
    expect(rows.at(-1)).toMatchObject({ row: 10_001, cik: '10000' });
  });
});

describe('reading a spreadsheet of companies', () => {
  it.each(['xlsx', 'xls'] as const)('reads the first sheet of an .%s with the CIK as a number', async (bookType) => {
    const bytes = sheet(
      [
        ['Ticker', 'Name', 'CIK'],
        ['ALDM', 'Aldermoor Semiconductor', 1849203],
        ['BIG', 'Big Number', 2000000012],
      ],
      bookType,
    );
    expect(await parseImport(bytes, `companies.${bookType}`)).toMatchObject([WANTED, { cik: '2000000012' }]);
  });

  it('takes a formula by the value that was calculated last and never runs it', async () => {
    const book = XLSX.utils.book_new();
    const cells = XLSX.utils.aoa_to_sheet([
      ['ticker', 'name', 'cik'],
      ['ALDM', 'x', 0],
    ]);
    cells.B2 = { t: 's', f: 'CONCATENATE("Aldermoor ","Semiconductor")', v: 'Aldermoor Semiconductor' };
    cells.C2 = { t: 'n', f: '1849202+1', v: 1849203 };
    XLSX.utils.book_append_sheet(book, cells, 'Companies');
    const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect(await parseImport(bytes, 'companies.xlsx')).toMatchObject([WANTED]);
  });

  it('keeps the numbers of rows far below the others', async () => {
    const book = XLSX.utils.book_new();
    const cells = XLSX.utils.aoa_to_sheet([
      ['ticker', 'name', 'cik'],
      ['ALDM', 'Aldermoor Semiconductor', 1849203],
    ]);
    cells.A90000 = { t: 's', v: 'HLVM' };
    XLSX.utils.book_append_sheet(book, { ...cells, '!ref': 'A1:C90000' }, 'Companies');
    const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect(await parseImport(bytes, 'companies.xlsx')).toMatchObject([
      WANTED,
      { row: 90_000, ticker: 'HLVM', cik: '' },
    ]);
  });

  it('leaves an error cell empty, so that its row says what is missing', async () => {
    const book = XLSX.utils.book_new();
    const cells = XLSX.utils.aoa_to_sheet([
      ['ticker', 'name', 'cik'],
      ['ALDM', 'Aldermoor', 1],
    ]);
    cells.C2 = { t: 'e', v: 0x2a };
    XLSX.utils.book_append_sheet(book, cells, 'Companies');
    const [row] = await parseImport(
      new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
      'companies.xlsx',
    );
    expect(row && checkRow(row)).toEqual({ ok: false, message: 'CIK is required' });
  });
});

describe('refusing a file', () => {
  it.each([
    [
      'without the required columns',
      utf8('symbol,company\nALDM,Aldermoor'),
      'a.csv',
      'The file needs the columns ticker, name and cik in its first row. Missing: ticker, name, cik.',
    ],
    ['with a header alone', utf8('ticker,name,cik\n'), 'a.csv', 'The file has a header but no rows below it.'],
    ['without a byte', new Uint8Array(), 'a.csv', 'The file is empty.'],
    ['with blank lines alone', utf8('\n\n  \n'), 'a.csv', 'The file has no rows.'],
    ['of another type', utf8('x'), 'a.pdf', 'Unsupported file type. Please upload: .csv, .xls, .xlsx'],
    [
      'that is a renamed program',
      new Uint8Array(Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1')),
      'a.xlsx',
      'The content of the file does not match its name. Upload a .csv, .xls or .xlsx file.',
    ],
    [
      'that is a program renamed to .csv',
      new Uint8Array(Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1')),
      'a.csv',
      'The content of the file does not match its name. Upload a .csv, .xls or .xlsx file.',
    ],
    [
      'that is a damaged archive',
      utf8('PK\u0003\u0004 and nothing more'),
      'a.xlsx',
      'The file is not a spreadsheet we can open. Save it again as .xlsx or .csv.',
    ],
    ['above 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'a.csv', 'File too large. Maximum size is 10MB.'],
  ])('%s', async (_what, bytes, name, detail) => {
    await expect(parseImport(bytes, name)).rejects.toMatchObject({ detail });
  });

  it('with more rows than can be imported at once', async () => {
    const text = `ticker,name,cik\n${'A,B,1\n'.repeat(20_001)}`;
    await expect(csv(text)).rejects.toMatchObject({
      detail: 'The file has 20001 rows; at most 20000 can be imported at once.',
    });
  });

  it('that unpacks to more than 50 MB, however small it is and whatever it declares', async () => {
    const bomb = zipOf('xl/worksheets/sheet1.xml', new Uint8Array(60 * 1024 * 1024), 60 * 1024 * 1024);
    expect(bomb.byteLength).toBeLessThan(200_000);
    await expect(parseImport(bomb, 'a.xlsx')).rejects.toMatchObject({
      detail: expect.stringContaining('unpacks to more than 50 MB'),
    });
    const liar = zipOf('xl/worksheets/sheet1.xml', new Uint8Array(60 * 1024 * 1024), 1000);
    await expect(parseImport(liar, 'a.xlsx')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('that is protected by a password', async () => {
    const box = XLSX.CFB.utils.cfb_new();
    XLSX.CFB.utils.cfb_add(box, '/EncryptionInfo', Buffer.alloc(64));
    XLSX.CFB.utils.cfb_add(box, '/EncryptedPackage', Buffer.alloc(64));
    const bytes = new Uint8Array(XLSX.CFB.write(box, { type: 'buffer' }) as Buffer);
    await expect(parseImport(bytes, 'a.xlsx')).rejects.toMatchObject({
      detail: 'The spreadsheet is protected by a password. Save it without one and try again.',
    });
  });
});

describe('checking a row', () => {
  const row = { row: 2, ticker: 'aldm', name: ' Aldermoor ', cik: '1849203', entityType: '' };

  it('pads the CIK, raises the ticker and stores the default entity type', () => {
    expect(checkRow(row)).toEqual({
      ok: true,
      value: { ticker: 'ALDM', name: 'Aldermoor', cik: '0001849203', entityType: '10-K' },
    });
  });

  it.each(['CIK0001849203', "'0001849203", 'cik 1849203'])('reads the CIK written as %j', (cik) => {
    expect(checkRow({ ...row, cik })).toMatchObject({ ok: true, value: { cik: '0001849203' } });
  });

  it('reports everything that is wrong, once each', () => {
    const checked = checkRow({ row: 2, ticker: '', name: '', cik: '18492A', entityType: 'SHIP' });
    expect(checked).toEqual({
      ok: false,
      message:
        'Ticker is required. Name is required. CIK is up to 10 digits. Entity type is CORPORATION, LLC, ' +
        'PARTNERSHIP or OTHER',
    });
  });
});

/** An archive with one entry whose declared size is `declared` bytes. */
function zipOf(name: string, content: Uint8Array, declared: number): Uint8Array {
  const packed = deflateRawSync(content, { level: 9 });
  const fileName = Buffer.from(name);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.byteLength, 14);
  fields.writeUInt32LE(declared, 18);
  fields.writeUInt16LE(fileName.byteLength, 22);
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, fileName, packed]);
  const central = Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, Buffer.alloc(14), fileName]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.byteLength, 12);
  end.writeUInt32LE(local.byteLength, 16);
  return new Uint8Array(Buffer.concat([local, central, end]));
}
