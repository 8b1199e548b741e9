import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project';

/**
 * Hash of the files of patterns by name and content, not dates, so that a fresh clone or a touched file needs no new
 * build. `further` is hashed with them.
 */
export function hashFiles(patterns: readonly string[], leftOut: RegExp, further: readonly string[] = []): string {
  const hash = createHash('sha256');
  const names = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !leftOut.test(name))
    .sort();
  for (const name of names)
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(ROOT, name)))
      .update('\0');
  for (const each of further) hash.update(`${each}\0`);
  return hash.digest('hex');
}
