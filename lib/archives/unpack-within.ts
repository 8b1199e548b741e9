import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

export type ArchiveLimits = { maxBytes: number; maxEntries: number };

/** The archive expands to more than the limits allow; thrown before anything is read from it. */
export class ArchiveTooLarge extends Error {}

/**
 * Unpacks every entry of a zip archive once and discards the bytes, so that a zip bomb is detected before a library
 * reads the archive. An entry that is longer than declared, or whose name leaves the archive, is an error.
 */
export async function unpackWithin(bytes: Uint8Array, { maxBytes, maxEntries }: ArchiveLimits): Promise<void> {
  // The library checks each entry against its declared size while it unpacks.
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
    validateEntrySizes: true,
  });
  if (zip.entryCount > maxEntries) throw new ArchiveTooLarge(`the archive has ${zip.entryCount} entries`);
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > maxBytes) throw new ArchiveTooLarge('the archive unpacks to too much');
    await drain(zip, entry);
  }
}

async function drain(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const _part of stream) continue;
}
