import { Parser } from 'htmlparser2';
import { isAppError } from '@/lib/errors';
import type { EdgarClient } from './client';
import { archiveFolderPath, archiveResource, type FilingAddress } from './resource';

export type FilingImage = { name: string; mediaType: 'image/jpeg' | 'image/png' | 'image/gif'; bytes: Uint8Array };
export type FilingImages = {
  images: FilingImage[];
  /** Images that the page names and that are left out, each with a reason for the log. */
  skipped: { name: string; reason: string }[];
};

const MAX_IMAGES = 200;
const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
const MAX_TOTAL_BYTES = 48 * 1024 * 1024;

/** The pictures of a filing's page, only from its own folder. A picture that fails is left out. */
export async function fetchFilingImages(
  edgar: EdgarClient,
  filing: FilingAddress,
  html: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<FilingImages> {
  const names = imageNamesOf(html, filing);
  const images: FilingImage[] = [];
  const skipped = names.slice(MAX_IMAGES).map((name) => ({ name, reason: `more than ${MAX_IMAGES} pictures` }));
  let totalBytes = 0;
  for (const name of names.slice(0, MAX_IMAGES)) {
    const room = Math.min(MAX_IMAGE_BYTES, MAX_TOTAL_BYTES - totalBytes);
    const result =
      room > 0 ? await fetchImage(edgar, filing, name, room, signal) : 'the pictures together are too large';
    if (typeof result === 'string') skipped.push({ name, reason: result });
    else {
      images.push(result);
      totalBytes += result.bytes.byteLength;
    }
  }
  return { images, skipped };
}

/** The file names of pictures in the filing's folder, in order, each once. Other addresses are not of interest. */
function imageNamesOf(html: string, filing: FilingAddress): string[] {
  const folder = archiveFolderPath(filing);
  const names = new Set<string>();
  const parser = new Parser({
    onopentag(tag, { src = '' }) {
      const name = tag === 'img' ? nameInFolder(src.trim(), folder) : undefined;
      if (name) names.add(name);
    },
  });
  parser.end(html);
  return [...names];
}

function nameInFolder(source: string, folder: string): string | undefined {
  const relative = source
    .replace(/^(https:\/\/www\.sec\.gov)?(?=\/)/, '')
    .replace(new RegExp(`^${folder}`), '')
    .replace(/^\.\//, '');
  return /^[A-Za-z0-9][\w.\- ()]*\.(jpe?g|png|gif)$/i.test(relative) ? relative : undefined;
}

async function fetchImage(
  edgar: EdgarClient,
  filing: FilingAddress,
  name: string,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<FilingImage | string> {
  try {
    const resource = archiveResource(filing, name, `the picture ${name} of ${filing.accessionNumber}`);
    const bytes = await edgar.get(resource, {
      capOf: () => ({ maxBytes, tooLarge: `The picture ${name} is too large.` }),
      signal,
    });
    const mediaType = mediaTypeOf(bytes);
    return mediaType ? { name, mediaType, bytes } : 'not a JPEG, PNG or GIF';
  } catch (error) {
    // A picture that fails is left out; a stopped job or an unavailable EDGAR is thrown to the caller.
    if (isAppError(error) && ['not_found', 'payload_too_large', 'invalid'].includes(error.code)) return error.detail;
    throw error;
  }
}

function mediaTypeOf(bytes: Uint8Array): FilingImage['mediaType'] | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 8)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG')) return 'image/png';
  return head.startsWith('GIF8') ? 'image/gif' : undefined;
}
