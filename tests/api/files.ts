/** A PDF of one page per text, by hand: small, valid, and with a text layer. `salt` makes its bytes its own. */
export function smallPdf(texts: readonly string[], salt: string = crypto.randomUUID()): File {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const kids: number[] = [];
  for (const text of texts) {
    const lines = text
      .split('\n')
      .map((line, index) => `1 0 0 1 72 ${720 - index * 16} Tm (${line.replace(/[\\()]/g, '\\$&')}) Tj`);
    const stream = `BT /F1 11 Tf ${lines.join(' ')} ET`;
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    const content = objects.length;
    objects.push(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ' +
        `${content} 0 R >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  let text = `%PDF-1.7\n% ${salt}\n`;
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  text +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n` +
    `${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new File([text], 'statement.pdf', { type: 'application/pdf' });
}

export const PAY_RATIO =
  'CEO Pay Ratio\nFor fiscal 2025, the annual total compensation of our CEO was $1,890,000 and of our median\n' +
  'employee was $90,000. The ratio of these amounts is 21 to 1.\nThe Board of Directors recommends a vote FOR ' +
  'this proposal.';
