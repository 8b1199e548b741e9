import pg from 'pg';

const KEY = `hashtext('plumbline installation')`;

/**
 * Runs `work` under an installation-wide lock, because instances start at the same time and migrate the same database.
 * The lock belongs to a separate connection and is released with it. (The embedded database has one session and one
 * instance.)
 */
export async function withInstallationLock<T>(
  url: string,
  work: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // A lost connection shows as an error in the work itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>(`select pg_try_advisory_lock(${KEY}) as "isFree"`);
    if (!rows[0]?.isFree) {
      onWait();
      await client.query(`select pg_advisory_lock(${KEY})`);
    }
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${KEY})`).catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}
