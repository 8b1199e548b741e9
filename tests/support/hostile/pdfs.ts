import { deflateSync } from 'node:zlib';

export const TEXT =
  'BT /F1 11 Tf 1 0 0 1 72 720 Tm (The Board of Directors recommends a vote FOR this proposal.) Tj ET';
const FONT = '<< /Font << /F1 3 0 R >> >>';

type Part = string | Uint8Array;
type Plan = {
  /** Added to the catalogue dictionary. */
  catalog?: string;
  /** Added to the page dictionary. */
  page?: string;
  mediaBox?: string;
  resources?: string;
  content?: Part;
  contentFilter?: string;
  /** Objects after the standard five; the first has number 6. */
  more?: Part[];
  trailer?: string;
};

/** A small, valid PDF with one page and the given malicious additions. Returns a new array. */
export function pdfWith({
  catalog = '',
  page = '',
  mediaBox = '[0 0 612 792]',
  resources = FONT,
  content = TEXT,
  contentFilter = '',
  more = [],
  trailer = '',
}: Plan = {}): Uint8Array<ArrayBuffer> {
  return assemble(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Resources ${resources} /Contents 5 0 R ${page} >>`,
      stream(content, contentFilter),
      ...more,
    ],
    trailer,
  );
}

/** `count` pages that share one content stream. */
export function pdfOfPages(count: number): Uint8Array<ArrayBuffer> {
  const pages = Array.from(
    { length: count },
    () => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources ${FONT} /Contents 4 0 R >>`,
  );
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${pages.map((_page, index) => `${index + 5} 0 R`).join(' ')}] /Count ${count} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      stream(TEXT),
      ...pages,
    ],
    '',
  );
}

export function stream(content: Part, extra = ''): Uint8Array {
  const bytes = bytesOf(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.byteLength} ${extra} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Bytes that decompress to `megabytes` of spaces. */
export function deflated(megabytes: number): Uint8Array {
  return deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 9 });
}

export function assemble(objects: Part[], trailer: string, start?: string): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [Buffer.from(start ?? `%PDF-1.7\n% ${crypto.randomUUID()}\n`)];
  let length = parts[0]?.byteLength ?? 0;
  const add = (part: Part) => {
    const bytes = bytesOf(part);
    parts.push(bytes);
    length += bytes.byteLength;
  };
  const offsets = objects.map((object, index) => {
    const at = length;
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
    return at;
  });
  const xref = length;
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n` +
      `${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`,
  );
  add(
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer.replaceAll('XREF', String(xref))} >>\n` +
      `startxref\n${xref}\n%%EOF\n`,
  );
  return new Uint8Array(Buffer.concat(parts));
}

function bytesOf(part: Part): Uint8Array {
  return typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
}
