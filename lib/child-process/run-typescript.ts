import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Node arguments with which a child process or a thread runs the product's sources, also from the built web server. */
export function runTypescript(): string[] {
  // Bundling moves this file but not the source tree at the working directory; tsx resolves its aliases.
  const quicker = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/child-process/resolve-packages.mjs');
  return ['--import', 'tsx', '--import', pathToFileURL(quicker).href];
}
