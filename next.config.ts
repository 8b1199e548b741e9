import { createHash } from 'node:crypto';
import type { NextConfig } from 'next';
import {
  API_CONTENT_POLICY,
  API_DOCS_CONTENT_POLICY,
  ASSET_CONTENT_POLICY,
  PDF_CONTENT_POLICY,
} from './lib/http/content-policy';

/** Headers of every response. The content policy of pages needs a nonce, so the middleware sets it. */
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
 * Next derives the ids of server actions from this key and by default makes a new key with every build: open tabs would
 * lose their actions at each update, and instances would not know each other's. The key also encrypts values in an
 * action's closure; ours are module functions without closures, so it need not be secret.
 */
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= createHash('sha256')
  .update('plumbline server actions')
  .digest('base64');

/** A proxy may forward a Host that differs from the Origin that browsers send with a server action. */
const ownHost = process.env.APP_URL && URL.canParse(process.env.APP_URL) ? [new URL(process.env.APP_URL).host] : [];

/** Native add-ons, WASM files and worker entry points break when they are bundled. */
const UNBUNDLED = [
  '@electric-sql/pglite',
  '@embedpdf/pdfium',
  '@sparticuz/chromium',
  'onnxruntime-node',
  'pg',
  'pg-boss',
  'pino',
  'playwright-core',
  'postgres',
];

/**
 * Large packages that many routes need: bundled, each group of routes holds a copy of its own (137 MB of server code
 * instead of 41, and 400 MB of heap instead of 222 once all routes are loaded).
 */
const SHARED = [
  '@ai-sdk/openai',
  '@ai-sdk/openai-compatible',
  'ai',
  'better-auth',
  'bowser',
  'drizzle-orm',
  'nodemailer',
  'zod',
];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // In development the page works under both host names of this machine.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // The first start builds the application; types are checked by the tests, not at every start.
  typescript: { ignoreBuildErrors: true },
  // API paths work with and without a trailing slash, so Next must not redirect one to the other.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [...UNBUNDLED, ...SHARED],
  experimental: {
    serverActions: { allowedOrigins: ownHost },
    // The first start builds while somebody waits: 35 s instead of 77 s without source maps, without a cache that only
    // a second build would read, and with server code as it was written, which also keeps its stack traces readable.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    turbopackMinify: { server: false, client: true },
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/api/:path((?!docs(?:/|$)).*)', headers: contentPolicy(API_CONTENT_POLICY) },
    { source: '/api/v1/:kind(documents|reports|engagements)/:id/pdf', headers: contentPolicy(PDF_CONTENT_POLICY) },
    { source: '/api/docs/:path*', headers: contentPolicy(API_DOCS_CONTENT_POLICY) },
    // In development these paths also serve the framework's tools.
    ...(process.env.NODE_ENV === 'production'
      ? ['/_next/:path*', '/query/pdfjs/:path*', '/icon.svg'].map((source) => ({
          source,
          headers: contentPolicy(ASSET_CONTENT_POLICY),
        }))
      : []),
  ],
};

export default nextConfig;
