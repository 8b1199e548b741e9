import { startEmbeddedDatabase } from '@/db/embedded/server';

/** Starts the embedded database on a folder and keeps it locked until killed. */
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startEmbeddedDatabase({ dataDir });
process.send?.(url);
