import { afterAll, beforeAll, describe, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { startEmbeddedDatabase } from '@/db/embedded/server';
import { migrateDatabase } from '@/db/migrate';
import { PostgresUnavailable, startPostgres17 } from './postgres17';
import { copyPreparedDatabase } from './prepared-database';
import { openInFolder } from '../temp-folder';

type Server = { url: string; stop: () => Promise<void> };

const SERVERS = {
  'the embedded database': async () => {
    const { opened, remove } = await openInFolder(async (folder) => {
      await copyPreparedDatabase(folder);
      return startEmbeddedDatabase({ dataDir: folder });
    });
    return { url: opened.url, stop: () => opened.stop().then(remove) };
  },
  'PostgreSQL 17': () => startPostgres17(),
};

type Definitions = {
  name: keyof typeof SERVERS;
  /** A test on the prepared database; skipped, with a word, where PostgreSQL 17 cannot be had. */
  test: (title: string, act: () => Promise<void>) => void;
  /** What is stored before the first test. */
  prepare: (work: () => Promise<void>) => void;
};

/** Defines the same tests on the embedded database and on PostgreSQL 17, each new and migrated. */
export function onBothDatabases(subject: string, define: (definitions: Definitions) => void): void {
  describe.each(Object.entries(SERVERS) as [keyof typeof SERVERS, () => Promise<Server>][])(
    `${subject} on %s`,
    (name, start) => {
      const preparations: (() => Promise<void>)[] = [];
      let stop: (() => Promise<void>) | undefined;
      let isMissing = false;

      beforeAll(async () => {
        const server = await start().catch((error: unknown) => {
          if (!(error instanceof PostgresUnavailable)) throw error;
          isMissing = true;
        });
        if (!server) return;
        stop = server.stop;
        process.env.DATABASE_URL = server.url;
        await migrateDatabase(server.url);
        for (const work of preparations) await work();
      });
      afterAll(async () => {
        await closeDatabase();
        await stop?.();
      });

      define({
        name,
        test: (title, act) => {
          it(title, async (context) => {
            if (isMissing) context.skip(`SKIPPED: ${name} cannot be had here`);
            await act();
          });
        },
        prepare: (work) => void preparations.push(work),
      });
    },
  );
}
