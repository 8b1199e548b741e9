import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder with a space in its path, and a function to remove it. */
export async function tempFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline test '));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
