import { startEmbeddedDatabase } from '@/db/embedded/server';

/** Starts the embedded database on a folder and holds it until killed. */
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startEmbeddedDatabase({ dataDir });
process.send?.(url);
