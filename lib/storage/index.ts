import path from 'node:path';
import { env, type Env } from '@/lib/env';
import { localStore } from './local';
import { s3Store } from './s3';
import type { FileStore } from './types';

let store: FileStore | undefined;

/** The file store, selected once from the environment. */
export function files(): FileStore {
  store ??= fileStoreOf(env());
  return store;
}

type Settings = Pick<
  Env,
  'dataDir' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** The store that the settings describe. */
export function fileStoreOf(settings: Settings): FileStore {
  const { dataDir, S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_BUCKET) return localStore(path.join(/* turbopackIgnore: true */ dataDir, 'files'));
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  const region = S3_REGION ?? 'us-east-1';
  return s3Store({
    bucket: S3_BUCKET,
    region,
    endpoint: S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
