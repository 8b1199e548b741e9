import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  content: string | Uint8Array;
  /** Length declared in the directory. */ claimed?: number;
};

/** A zip archive with exactly these entries, whether their declared lengths are true or not. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content, claimed } of entries) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = deflateRawSync(bytes, { level: 9 });
    const fileName = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.byteLength, 14);
    fields.writeUInt32LE(claimed ?? bytes.byteLength, 18);
    fields.writeUInt16LE(fileName.byteLength, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, fileName, packed]);
    locals.push(local);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, rest, fileName]));
    offset += local.byteLength;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, central, end]));
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default ' +
  'Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default ' +
  'Extension="xml" ContentType="application/xml"/>';
const relations = (type: string, target: string) =>
  '<?xml version="1.0"?><Relationships ' +
  'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
  `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ` +
  `Target="${target}"/></Relationships>`;

/** A workbook with one sheet of this XML. */
export function workbook(sheetXml: string, extra: ZipEntry[] = []): ZipEntry[] {
  return [
    {
      name: '[Content_Types].xml',
      content:
        `${TYPES}<Override PartName="/xl/workbook.xml" ` +
        'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override ' +
        'PartName="/xl/worksheets/sheet1.xml" ' +
        'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    },
    { name: '_rels/.rels', content: relations('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content:
        '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
        'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" ' +
        'sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relations('worksheet', 'worksheets/sheet1.xml') },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml },
    ...extra,
  ];
}

export function sheetXml(rows: readonly (readonly string[])[], prologue = ''): string {
  const cells = rows.map(
    (row, at) =>
      '<row ' +
      `r="${at + 1}">${row
        .map(
          (text, column) =>
            `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
        )
        .join('')}</row>`,
  );
  return (
    `<?xml version="1.0"?>${prologue}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `<sheetData>${cells.join('')}</sheetData></worksheet>`
  );
}

/** A Word document with this XML as its body. */
export function wordDocument(body: string, prologue = '', extra: ZipEntry[] = []): ZipEntry[] {
  return [
    {
      name: '[Content_Types].xml',
      content:
        `${TYPES}<Override PartName="/word/document.xml" ` +
        'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    { name: '_rels/.rels', content: relations('officeDocument', 'word/document.xml') },
    {
      name: 'word/document.xml',
      content:
        `<?xml version="1.0"?>${prologue}<w:document ` +
        `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
    ...extra,
  ];
}

export function wordParagraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}
