import { createHash } from 'node:crypto';
import type { NextConfig } from 'next';
import {
  API_CONTENT_POLICY,
  API_DOCS_CONTENT_POLICY,
  ASSET_CONTENT_POLICY,
  PDF_CONTENT_POLICY,
} from './lib/http/content-policy';

/** Set on every answer. The content policy of pages needs a nonce, so it belongs to the middleware. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

const contentPolicy = (value: string) => [{ key: 'Content-Security-Policy', value }];

/**
 * Next names a server action by a hash with this key, and makes a new key with every build: an open tab would lose its
 * actions at each update, and a second instance would not know those of the first. The key also encrypts values that an
 * action closes over; ours are functions of a module and close over none, so it keeps no secret.
 */
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= createHash('sha256')
  .update('plumbline server actions')
  .digest('base64');

/** A proxy in front may pass another Host on than the one that browsers name as the origin of a server action. */
const ownHost = process.env.APP_URL && URL.canParse(process.env.APP_URL) ? [new URL(process.env.APP_URL).host] : [];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // In development the page works under both names of this machine.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // The first start builds; types are checked by the tests, not again on every machine that starts.
  typescript: { ignoreBuildErrors: true },
  // Every API path answers with and without its trailing slash, so Next must not redirect one to the other.
  skipTrailingSlashRedirect: true,
  // Native add-ons, WASM files and worker entry points break when they are bundled.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@embedpdf/pdfium',
    '@sparticuz/chromium',
    'onnxruntime-node',
    'pg',
    'pg-boss',
    'pino',
    'playwright-core',
    'postgres',
  ],
  experimental: { serverActions: { allowedOrigins: ownHost } },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/api/:path((?!docs(?:/|$)).*)', headers: contentPolicy(API_CONTENT_POLICY) },
    { source: '/api/v1/:kind(documents|reports|engagements)/:id/pdf', headers: contentPolicy(PDF_CONTENT_POLICY) },
    { source: '/api/docs/:path*', headers: contentPolicy(API_DOCS_CONTENT_POLICY) },
    // In development these paths also serve the tools of the framework.
    ...(process.env.NODE_ENV === 'production'
      ? ['/_next/:path*', '/query/pdfjs/:path*', '/icon.svg'].map((source) => ({
          source,
          headers: contentPolicy(ASSET_CONTENT_POLICY),
        }))
      : []),
  ],
};

export default nextConfig;
