/**
 * Loaded after tsx (`node --import`). Node reads a package's whole list of exports for every file that imports it and
 * for every file in it; that of drizzle-orm has 180 kB, and hundreds of files import it. Where its files are is
 * therefore found once: the worker is ready after two thirds of the processor time, a reading process after half.
 */
import { registerHooks } from 'node:module';

const PACKAGE = /^drizzle-orm(?:\/|$)/;
const FOLDER = new URL('../../node_modules/drizzle-orm/', import.meta.url).href;
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { conditions, parentURL = '' } = context;
    if (!conditions.includes('import')) return next(specifier, context);
    // All its files are modules.
    if (parentURL.startsWith(FOLDER) && /^\..*\.js$/.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!PACKAGE.test(specifier)) return next(specifier, context);
    const known = found.get(specifier) ?? next(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
