import { AwsClient } from 'aws4fetch';
import { AppError } from '@/lib/errors';
import { assertKey } from './keys';
import { parseListing } from './s3-listing';
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
  const bucketUrl = `${options.endpoint.replace(/\/$/, '')}/${options.bucket}`;
  const send = (key: string, init: RequestInit): Promise<Response> => {
    assertKey(key);
    return request(`${bucketUrl}/${key}`, init);
  };
  const request = async (url: string, init: RequestInit): Promise<Response> => {
    let response: Response;
    try {
      response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      throw new AppError('unavailable', 'The file store is not responding.', { cause: error });
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
    async *keys() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(token ? { 'continuation-token': token } : {}) });
        const response = await request(`${bucketUrl}?${query}`, { method: 'GET' });
        if (!response.ok) throw new AppError('unavailable', 'The bucket of the file store does not exist.');
        const page = parseListing(await response.text());
        yield* page.keys;
        token = page.next;
      } while (token);
    },
  };
}
