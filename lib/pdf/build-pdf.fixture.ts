/** A text on a test page: `at` is the left end of its baseline in points from the bottom left. */
export type PdfText = {
  text: string;
  at: [x: number, y: number];
  size?: number;
  isBold?: boolean;
  /** Fill colour, each component from 0 to 1. */
  color?: [number, number, number];
  /** PDF text render mode; 3 is invisible. */
  mode?: number;
};

type PdfRect = { rect: [x: number, y: number, width: number, height: number]; fill: [number, number, number] };

/** Content stream operators, written unchanged. */
export type PdfRaw = { raw: string };

export type PdfItem = PdfText | PdfRect | PdfRaw;

export type PdfPage = { items: PdfItem[]; cropBox?: string; rotate?: number };

/** Writes a small, complete PDF with Helvetica text at exact positions. */
export function buildPdf(pages: PdfPage[], trailerExtra = ''): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const fonts =
    '<< /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> /F2 << /Type /Font ' +
    '/Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> >>';
  const kids: string[] = [];
  for (const page of pages) {
    const content = page.items.map(operators).join('\n');
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    const contents = objects.length;
    const extra = `${page.cropBox ? `/CropBox ${page.cropBox} ` : ''}${page.rotate ? `/Rotate ${page.rotate} ` : ''}`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${extra}/Resources << /Font ${fonts} >> /Contents ` +
        `${contents} 0 R >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  return assemble(objects, trailerExtra);
}

function assemble(objects: string[], trailerExtra: string): Uint8Array {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 ` +
    `R ${trailerExtra}>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(body, 'latin1'));
}

function operators(item: PdfItem): string {
  if ('raw' in item) return item.raw;
  if ('rect' in item) return `${item.fill.join(' ')} rg ${item.rect.join(' ')} re f`;
  const { text, at, size = 10, isBold = false, color = [0, 0, 0], mode = 0 } = item;
  const escaped = text.replace(/[\\()]/g, '\\$&');
  return (
    `BT ${color.join(' ')} rg ${mode} Tr /${isBold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${at[0]} ${at[1]} Tm ` +
    `(${escaped}) Tj ET`
  );
}

/** Lines of text from a position downwards, 12 points apart. */
export function paragraph(lines: string[], [x, y]: [number, number], style: Partial<PdfText> = {}): PdfText[] {
  return lines.map((text, index) => ({ text, at: [x, y - 12 * index], ...style }));
}
