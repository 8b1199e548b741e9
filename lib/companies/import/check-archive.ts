import { ArchiveTooLarge, unpackWithin } from '@/lib/archives/unpack-within';
import { AppError } from '@/lib/errors';

const LIMITS = { maxBytes: 50 * 1024 * 1024, maxEntries: 2_000 };

const TOO_LARGE =
  'The spreadsheet unpacks to more than 50 MB, so it was not opened. Save only the company list and try again.';
const DAMAGED = 'The file is not a spreadsheet we can open. Save it again as .xlsx or .csv.';

/** Refuses a spreadsheet that would need too much memory, before it is read. */
export async function checkArchive(bytes: Uint8Array): Promise<void> {
  try {
    await unpackWithin(bytes, LIMITS);
  } catch (cause) {
    throw new AppError('invalid', cause instanceof ArchiveTooLarge ? TOO_LARGE : DAMAGED, { cause });
  }
}
