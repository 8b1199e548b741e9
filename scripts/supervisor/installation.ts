import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { withInstallationLock } from '@/db/installation-lock';
import type { Env } from '@/lib/env';
import { Refusal } from './refusal';

type Settings = Pick<
  Env,
  | 'storageProvider'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'dataDir'
  | 'authProvider'
  | 'jobsProvider'
  | 'rateLimitStore'
>;

/** A property that all instances on a database must share. */
type Trait = {
  key: string;
  /** The value as stored in the database. */
  value(): string;
  isSame(stored: string): boolean;
  /** A sentence for the operator of a differing instance: what differs, and what to set. */
  remedy(stored: string): string;
};

/** Explains what must be shared; printed at start and by the doctor. */
export const SHARED_SENTENCE =
  'Every instance on this database needs the same AUTH_SECRET, the same files (S3, or one folder mounted as ' +
  'DATA_DIR/files), jobs provider, sign-in and RATE_LIMIT_STORE.';

/** One sentence per difference between this instance and the installation in the database. Writes nothing. */
export async function installationDifferences(
  url: string,
  settings: Settings,
  authSecret: string | undefined,
): Promise<string[]> {
  return withClient(url, async (client) => differences(await readStored(client), traitsOf(settings, authSecret)));
}

/**
 * Throws Refusal when an instance differs from the installation. The first instance, or one with `isAdopting`, stores
 * its properties as the installation's.
 */
export async function joinInstallation(
  url: string,
  settings: Settings,
  authSecret: string,
  isAdopting: boolean,
): Promise<void> {
  await withInstallationLock(url, () =>
    withClient(url, async (client) => {
      const stored = await readStored(client);
      const traits = traitsOf(settings, authSecret);
      const found = differences(stored, traits);
      if (found.length > 0 && !isAdopting) throw new Refusal(refusalOf(found));
      for (const trait of traits) {
        if (stored.has(trait.key) && trait.isSame(stored.get(trait.key) ?? '')) continue;
        await client.query(
          'insert into installation (key, value) values ($1, $2) ' +
            'on conflict (key) do update set value = excluded.value',
          [trait.key, trait.value()],
        );
      }
    }),
  );
}

export function refusalOf(found: readonly string[]): string {
  return (
    `This instance does not fit the installation that DATABASE_URL belongs to. ${found.join(' ')} If the whole ` +
    'installation is meant to change, stop its other instances and start this one once with ADOPT_DATABASE=1.'
  );
}

function differences(stored: ReadonlyMap<string, string>, traits: readonly Trait[]): string[] {
  return traits.flatMap((trait) => {
    const value = stored.get(trait.key);
    return value === undefined || trait.isSame(value) ? [] : [trait.remedy(value)];
  });
}

function traitsOf(settings: Settings, authSecret: string | undefined): Trait[] {
  const { authProvider, jobsProvider, rateLimitStore } = settings;
  return [
    settings.storageProvider === 's3' ? bucketTrait(settings) : folderTrait(settings.dataDir),
    ...(authProvider === 'embedded' && authSecret ? [secretTrait(authSecret)] : []),
    choice(
      'sign_in',
      authProvider,
      (stored) =>
        `Its people sign in with the ${stored} provider: set the same CLERK_ variables here as on its other instances.`,
    ),
    choice(
      'jobs',
      jobsProvider,
      (stored) => `Its jobs run on ${stored}: set the same INNGEST_ variables here as on its other instances.`,
    ),
    choice(
      'request_counts',
      rateLimitStore,
      (stored) =>
        `It counts requests in ${stored === 'memory' ? 'each instance' : 'the database'}: set ` +
        `RATE_LIMIT_STORE=${stored}.`,
    ),
  ];
}

function choice(key: string, value: string, remedy: (stored: string) => string): Trait {
  return { key, value: () => value, isSame: (stored) => stored === value, remedy };
}

function bucketTrait({ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket }: Settings): Trait {
  return choice('files', `S3 ${endpoint ?? region ?? 'us-east-1'} ${bucket}`, filesRemedy);
}

/** A folder is identified by a file in it, so that a mounted or linked folder counts as the same. */
function folderTrait(dataDir: string): Trait {
  const marker = path.join(dataDir, 'files', 'installation-id');
  const read = () => (existsSync(marker) ? readFileSync(marker, 'utf8').trim() : '');
  const make = () => {
    mkdirSync(path.dirname(marker), { recursive: true });
    if (!existsSync(marker)) writeFileSync(marker, randomUUID(), { flag: 'wx' });
    return read();
  };
  return {
    key: 'files',
    value: () => `folder ${make()}`,
    isSame: (stored) => stored === `folder ${read()}`,
    remedy: filesRemedy,
  };
}

function filesRemedy(stored: string): string {
  const [kind, place, bucket] = stored.split(' ');
  if (kind === 'S3')
    return `Its files are in the bucket ${bucket} at ${place}: set S3_BUCKET, and S3_ENDPOINT or S3_REGION, to that.`;
  return (
    'Its files are in the folder of another instance: mount that folder as files inside DATA_DIR, or move the files ' +
    'to S3 for all.'
  );
}

/** The database stores a slow salted hash, from which the secret cannot be recovered. */
function secretTrait(secret: string): Trait {
  const hash = (salt: string) => `${salt}:${scryptSync(secret, salt, 32).toString('hex')}`;
  return {
    key: 'auth_secret',
    value: () => hash(randomBytes(16).toString('hex')),
    isSame: (stored) => {
      const [mine, theirs] = [Buffer.from(hash(stored.split(':')[0] ?? '')), Buffer.from(stored)];
      return mine.length === theirs.length && timingSafeEqual(mine, theirs);
    },
    remedy: () =>
      'Its AUTH_SECRET is another: set AUTH_SECRET to that of its first instance, which is in the file ' +
      'auth-secret of its data folder if none was set.',
  };
}

async function readStored(client: pg.Client): Promise<Map<string, string>> {
  const { rows: known } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.installation') is not null as "isThere"`,
  );
  if (!known[0]?.isThere) return new Map();
  const { rows } = await client.query<{ key: string; value: string }>('select key, value from installation');
  return new Map(rows.map(({ key, value }) => [key, value]));
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  client.on('error', () => undefined);
  await client.connect();
  return act(client).finally(() => client.end().catch(() => undefined));
}
