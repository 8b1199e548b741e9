import { create } from 'content-disposition';
import rangeParser from 'range-parser';

const UNSATISFIABLE = -1;
const MALFORMED = -2;

type FileAnswer = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  fileName: string;
  etag?: string;
  disposition?: 'inline' | 'attachment';
};

/**
 * A file with its name, with conditional (ETag) and partial (Range) requests. Browsers may neither guess its type nor
 * run it.
 */
export function fileResponse(request: Request, file: FileAnswer): Response {
  const headers = new Headers({
    'content-type': file.contentType,
    'content-disposition': create(file.fileName, { type: file.disposition ?? 'inline' }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=0, must-revalidate',
    'accept-ranges': 'bytes',
  });
  if (file.etag) headers.set('etag', file.etag);
  if (file.etag && request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers });

  const range = parseRange(request.headers.get('range'), file.bytes.byteLength);
  if (range === 'invalid') {
    headers.set('content-range', `bytes */${file.bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range) {
    headers.set('content-length', String(file.bytes.byteLength));
    return new Response(file.bytes, { status: 200, headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${file.bytes.byteLength}`);
  headers.set('content-length', String(range.end - range.start + 1));
  return new Response(file.bytes.subarray(range.start, range.end + 1), { status: 206, headers });
}

/**
 * The requested range, "invalid" when it is outside the file, or null for the whole file (no range, several ranges, or
 * another unit).
 */
function parseRange(header: string | null, size: number): { start: number; end: number } | 'invalid' | null {
  if (!header) return null;
  const ranges = rangeParser(size, header);
  if (ranges === UNSATISFIABLE) return 'invalid';
  const [range] = ranges === MALFORMED || ranges.type !== 'bytes' || ranges.length !== 1 ? [] : ranges;
  return range ?? null;
}
