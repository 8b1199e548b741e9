import type { NextConfig } from 'next';

/** Set on every answer. The content policy for scripts needs a nonce, so it belongs to the middleware. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

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
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};

export default nextConfig;
