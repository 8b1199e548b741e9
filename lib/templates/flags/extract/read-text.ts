import { Parser } from 'htmlparser2';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { unpackWithin } from '@/lib/archives/unpack-within';
import { AppError } from '@/lib/errors';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { runInChild } from '@/lib/child-process/run-in-child';
import {
  FLAG_FILE_EXTENSIONS,
  FLAG_FILE_MISSING,
  FLAG_FILE_TOO_LARGE,
  FLAG_FILE_UNSUPPORTED,
  MAX_FLAG_FILE_BYTES,
} from '../../schema';

type Extension = (typeof FLAG_FILE_EXTENSIONS)[number];

const READING = {
  module: 'lib/templates/flags/extract/read-text.ts',
  name: 'readBytes',
  pool: 'requests',
  timeoutMs: 50_000,
  subject: 'This document',
} as const;
const UNREADABLE = 'The file could not be read. It may be damaged or protected with a password.';

/**
 * The text of an uploaded policy, one line per paragraph or printed line. Throws `unsupported_media_type`,
 * `payload_too_large` or `invalid` for a file that cannot be read.
 */
export async function readPolicyText(file: File, signal: AbortSignal): Promise<string> {
  const extension = path.extname(file.name).toLowerCase();
  if (!isSupported(extension)) throw new AppError('unsupported_media_type', FLAG_FILE_UNSUPPORTED);
  if (file.size > MAX_FLAG_FILE_BYTES) throw new AppError('payload_too_large', FLAG_FILE_TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.byteLength === 0)
    throw new AppError('invalid', FLAG_FILE_MISSING, { errors: [{ path: 'file', message: FLAG_FILE_MISSING }] });
  const text = await runInChild<typeof readBytes>({ ...READING, signal }, extension, bytes);
  if (text.trim() === '')
    throw new AppError('invalid', 'The file contains no text. A scan has to be converted to text first.', {
      errors: [{ path: 'file', message: 'The file contains no text.' }],
    });
  return text;
}

function isSupported(extension: string): extension is Extension {
  return (FLAG_FILE_EXTENSIONS as readonly string[]).includes(extension);
}

const CONTENT: Partial<Record<Extension, RegExp>> = {
  '.docx': /^application\/(?:vnd\.openxmlformats-officedocument\.wordprocessingml\.document|zip)$/,
  '.doc': /^application\/(?:x-cfb|msword)$/,
};

/** Checks that the bytes match the format that the file name claims. */
async function requireContent(extension: Extension, bytes: Uint8Array): Promise<void> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  const expected = CONTENT[extension];
  const fits = expected
    ? found !== undefined && expected.test(found)
    : found === undefined && !bytes.subarray(0, 8192).includes(0);
  if (!fits) throw notOf(extension);
}

function notOf(extension: Extension): AppError {
  return new AppError(
    'unsupported_media_type',
    `The content is not a ${extension} file, although the file name says so. ${FLAG_FILE_UNSUPPORTED}`,
  );
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-'))
    throw notOf('.pdf');
  const { pages } = await extractPdf(bytes);
  return pages
    .map((page) =>
      page.lines
        .filter((line) => line.role !== 'furniture')
        .map((line) => line.text)
        .join('\n'),
    )
    .join('\n');
}

/** Runs in a child process, because such files may contain anything. */
export async function readBytes(extension: Extension, bytes: Uint8Array): Promise<string> {
  if (extension === '.pdf') return readPdf(bytes);
  await requireContent(extension, bytes);
  try {
    if (extension === '.docx') return await readDocx(bytes);
    if (extension === '.doc') return await readDoc(bytes);
    return new TextDecoder('utf-8').decode(bytes);
  } catch (cause) {
    throw new AppError('invalid', UNREADABLE, { cause });
  }
}

/** Far above any policy of 10 MB; larger content would use too much memory. */
const LIMITS = { maxBytes: 100 * 1024 * 1024, maxEntries: 5_000 };

/** List items keep their bullet, to distinguish them from running text. */
async function readDocx(bytes: Uint8Array): Promise<string> {
  await unpackWithin(bytes, LIMITS);
  const { convertToHtml } = await import('mammoth');
  const { value } = await convertToHtml({ buffer: Buffer.from(bytes) });
  return textOfHtml(value);
}

async function readDoc(bytes: Uint8Array): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor');
  return (await new WordExtractor().extract(Buffer.from(bytes))).getBody();
}

const BREAKING: ReadonlySet<string> = new Set([
  ...['p', 'li', 'tr', 'td', 'th', 'ul', 'ol', 'table', 'br'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** The text of the HTML that a Word document becomes: a line an element, a bullet an item. */
function textOfHtml(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    onopentag: (name) => void (name === 'li' && parts.push('\n• ')),
    ontext: (text) => void parts.push(text),
    onclosetag: (name) => void (BREAKING.has(name) && parts.push('\n')),
  });
  parser.end(html);
  return parts.join('').replaceAll('\u00a0', ' ');
}
