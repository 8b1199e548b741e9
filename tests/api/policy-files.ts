import { Document, Packer, Paragraph } from 'docx';
import { CFB } from 'xlsx';
import { smallPdf } from './files';

/** Lines of a voting policy: two conditions among words that are none. */
export const POLICY_LINES = [
  'Voting policy',
  'We look at companies for the long term.',
  '• CEO pay ratio exceeds 200:1',
  '• Board independence below 75 percent',
];
export const POLICY_FLAGS = ['CEO pay ratio exceeds 200:1', 'Board independence below 75 percent'];

/** The same policy in every kind of file that may be brought. */
export async function policyFile(extension: string): Promise<File> {
  const name = `policy${extension}`;
  if (extension === '.pdf')
    return new File(
      [await smallPdf([POLICY_LINES.map((line) => line.replace('• ', '- ')).join('\n')]).arrayBuffer()],
      name,
    );
  if (extension === '.docx')
    return new File(
      [
        new Uint8Array(
          await Packer.toBuffer(
            new Document({ sections: [{ children: POLICY_LINES.map((text) => new Paragraph(text)) }] }),
          ),
        ),
      ],
      name,
    );
  if (extension === '.doc') return new File([wordDocument(POLICY_LINES.join('\r'))], name);
  return new File([POLICY_LINES.join('\n')], name);
}

/** A minimal Word 97 file: a header, the text in one piece, and the table with the place of the piece. */
function wordDocument(text: string): Uint8Array<ArrayBuffer> {
  const textAt = 2048;
  const main = Buffer.alloc(8192);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt32LE(textAt, 0x18);
  main.writeUInt32LE(text.length, 0x4c);
  main.write(text, textAt, 'utf16le');
  const table = Buffer.alloc(4096);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 5 + 4);
  table.writeUInt32LE(textAt, 5 + 8 + 2);
  const file: unknown = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, 'WordDocument', main);
  CFB.utils.cfb_add(file, '0Table', table);
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}
