import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type TempFolder = { folder: string; remove(): Promise<void> };

/** A new folder, with a space in its path unless it is named, and a function to remove it. */
export async function tempFolder(prefix = 'plumbline test '): Promise<TempFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The same with what `open` opens in it. When that fails, the folder is removed. */
export async function openInFolder<T>(
  open: (folder: string) => Promise<T>,
  prefix?: string,
): Promise<TempFolder & { opened: T }> {
  const made = await tempFolder(prefix);
  try {
    return { ...made, opened: await open(made.folder) };
  } catch (error) {
    await made.remove();
    throw error;
  }
}
