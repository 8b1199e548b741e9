import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '@/lib/errors';

const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

const TOO_LARGE = 'The spreadsheet unpacks to more than 50 MB, so it was not opened. Save only the company list and try again.';
const DAMAGED = 'The file is not a spreadsheet we can open. Save it again as .xlsx or .csv.';

/** Unpacks every entry once and throws the bytes away: a spreadsheet that would fill the memory is refused before it is read. */
export async function checkArchive(bytes: Uint8Array): Promise<void> {
  let unpackedBytes = 0;
  try {
    // The library checks each entry against its declared size while it unpacks.
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
    if (zip.entryCount > MAX_ENTRIES) throw new AppError('invalid', TOO_LARGE);
    for await (const entry of zip.eachEntry()) {
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new AppError('invalid', TOO_LARGE);
      await drain(zip, entry);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', DAMAGED, { cause: error });
  }
}

async function drain(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const _part of stream) continue;
}
