type FileAnswer = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  fileName: string;
  etag?: string;
  disposition?: 'inline' | 'attachment';
};

/** A file with its name, conditional (ETag) and partial (Range) as viewers ask for it. Never sniffed, never run. */
export function fileResponse(request: Request, file: FileAnswer): Response {
  const headers = new Headers({
    'content-type': file.contentType,
    'content-disposition': `${file.disposition ?? 'inline'}; filename="${file.fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
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

function parseRange(header: string | null, size: number): { start: number; end: number } | 'invalid' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start <= end && start < size ? { start, end } : 'invalid';
}
