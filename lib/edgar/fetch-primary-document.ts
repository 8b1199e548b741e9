import { AppError } from '@/lib/errors';
import type { EdgarClient } from './client';
import type { SizeCap } from './read-body';
import { archiveResource } from './resource';

export const MAX_HTML_BYTES = 15 * 1024 * 1024;
const MAX_PDF_BYTES = 50 * 1024 * 1024;

export type FilingToFetch = {
  cik: string;
  accessionNumber: string;
  form: string;
  filingDate: string;
  primaryDocument: string | null;
};

export type PrimaryDocument = {
  kind: 'html' | 'pdf';
  /** As filed, except that plain text is wrapped in an HTML page; can be stored as PDF or rendered by a browser. */
  bytes: Uint8Array;
  fileName: string;
};

/** Downloads a filing's main document within the size limits; throws when it is incomplete. */
export async function fetchPrimaryDocument(
  edgar: EdgarClient,
  filing: FilingToFetch,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PrimaryDocument> {
  const title = `the ${filing.form} of ${filing.filingDate} (${filing.accessionNumber})`;
  // Filings of the 1990s have no primary document; the whole submission is one text file.
  const fileName = filing.primaryDocument ?? `${filing.accessionNumber}.txt`;
  const bytes = await edgar.get(archiveResource(filing, fileName, title), { capOf: capFor(title), signal });
  return { fileName, ...readableOf(bytes, title) };
}

function capFor(title: string): SizeCap {
  return (head) =>
    isPdf(head)
      ? {
          maxBytes: MAX_PDF_BYTES,
          tooLarge: `The main document of ${title} is a PDF of more than 50 MB, which is too large to process.`,
        }
      : {
          maxBytes: MAX_HTML_BYTES,
          tooLarge: `The main document of ${title} is larger than 15 MB, which is too large to process.`,
        };
}

/** Recognises the kind by content; names and content types of old filings are unreliable. */
function readableOf(bytes: Uint8Array, title: string): Pick<PrimaryDocument, 'kind' | 'bytes'> {
  if (bytes.byteLength === 0) throw new AppError('unavailable', `EDGAR sent an empty file for ${title}.`);
  if (isPdf(bytes)) return { kind: 'pdf', bytes };
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 65_536));
  if (head.includes(0)) throw new AppError('invalid', `The main document of ${title} is neither HTML, PDF nor text.`);
  const text = head.toString('latin1');
  if (/<(html|body|div|table|p|font|center)[\s>]/i.test(text)) return { kind: 'html', bytes };
  if (/^\s*(\u00ef\u00bb\u00bf)?<\?xml/.test(text))
    throw new AppError('invalid', `The main document of ${title} is data (XML), not readable text.`);
  return { kind: 'html', bytes: pageOfText(bytes) };
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');
}

function pageOfText(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(`<!doctype html><html><head><meta charset="utf-8"></head><body><pre>${text}</pre></body></html>`);
}
