import { randomBytes } from 'node:crypto';
import { authContentSources } from '@/lib/auth/content-sources';
import { pageContentPolicy } from './content-policy';

/** The content policy of this installation's pages for one nonce. */
export function contentPolicy(nonce: string): string {
  return pageContentPolicy({
    nonce,
    isDevelopment: process.env.NODE_ENV === 'development',
    isHttps: process.env.APP_URL?.startsWith('https://') ?? false,
    extra: authContentSources(),
  });
}

/** A page of one sentence, which needs no part of the application and reloads automatically. */
export function plainPage(status: number, sentence: string, retryAfterSeconds: number): Response {
  const nonce = randomBytes(16).toString('base64');
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plumbline</title><meta http-equiv="refresh" ' +
    `content="${retryAfterSeconds}"><meta name="viewport" content="width=device-width"><style ` +
    `nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 ` +
    `1.5rem}</style></head><body><main><h1>One moment</h1><p>${sentence}</p></main></body></html>`;
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'content-security-policy': contentPolicy(nonce),
    },
  });
}
