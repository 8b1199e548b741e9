import { AppError } from '@/lib/errors';
import { MAX_UPLOAD_HTML_BYTES, MAX_UPLOAD_PDF_BYTES } from './schema';
import { alternatives } from '@/lib/format/patterns';
import { HTML_TAGS } from './sniff-upload-patterns';

export type UploadKind = 'pdf' | 'html';

const HTML_TAG = new RegExp(String.raw`<(${alternatives(HTML_TAGS)})[\s>]`, 'i');

/**
 * Recognises PDF or HTML by content, whatever the file name; throws for everything else and for files that are too
 * large.
 */
export function sniffUpload(bytes: Uint8Array): UploadKind {
  if (bytes.byteLength === 0) throw new AppError('invalid', 'The file is empty.');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 65_536));
  if (head.subarray(0, 1024).includes('%PDF-')) {
    if (bytes.byteLength > MAX_UPLOAD_PDF_BYTES)
      throw new AppError('payload_too_large', 'The PDF is larger than 50 MB.');
    return 'pdf';
  }
  const text = decodeHead(head);
  if (text === null || !HTML_TAG.test(text)) {
    throw new AppError(
      'unsupported_media_type',
      'The file is neither a PDF nor HTML. Upload a .pdf, .htm or .html file.',
    );
  }
  if (bytes.byteLength > MAX_UPLOAD_HTML_BYTES)
    throw new AppError('payload_too_large', 'The HTML file is larger than 15 MB.');
  return 'html';
}

function decodeHead(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString('utf16le');
  if (head[0] === 0xfe && head[1] === 0xff)
    return Buffer.from(head.subarray(0, head.length - (head.length % 2)))
      .swap16()
      .toString('utf16le');
  return head.includes(0) ? null : head.toString('latin1');
}
