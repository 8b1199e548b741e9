import { AwsClient } from 'aws4fetch';
import { AppError } from '@/lib/errors';
import { assertKey } from './keys';
import type { FileStore } from './types';

type S3Options = { bucket: string; region: string; endpoint: string; accessKeyId: string; secretAccessKey: string };

/** Files in an S3 bucket with path-style URLs, so that any compatible server works. */
export function s3Store(options: S3Options): FileStore {
  const client = new AwsClient({
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    region: options.region,
    service: 's3',
    retries: 3,
  });
  const urlOf = (key: string) => {
    assertKey(key);
    return `${options.endpoint.replace(/\/$/, '')}/${options.bucket}/${key}`;
  };
  const send = async (key: string, init: RequestInit): Promise<Response> => {
    const url = urlOf(key);
    let response: Response;
    try {
      response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      throw new AppError('unavailable', 'The file store does not answer.', { cause: error });
    }
    if (response.ok || response.status === 404) return response;
    throw new AppError('unavailable', `The file store refused the request (HTTP ${response.status}).`, {
      cause: new Error(await response.text()),
    });
  };
  return {
    kind: 's3',
    async put(key, bytes, contentType) {
      const response = await send(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType },
      });
      if (!response.ok) throw new AppError('unavailable', 'The bucket of the file store does not exist.');
    },
    async get(key) {
      const response = await send(key, { method: 'GET' });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    async remove(key) {
      await send(key, { method: 'DELETE' });
    },
  };
}
