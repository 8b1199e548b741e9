import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@/lib/pdf/render/find-chromium';

const chromium = await findChromium();
const TESTS = 'tests/e2e';
const demoFiles = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => /\bopen(Whole)?Demo\(/.test(readFileSync(path.join(TESTS, name), 'utf8')))
  .map((name) => `**/${name}`);

export default defineConfig({
  testDir: TESTS,
  outputDir: 'artifacts/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // The worker reads the filings of the demo from the start on; who needs them comes last, and waits less.
  projects: [
    { name: 'organizations', testIgnore: demoFiles },
    { name: 'demo', testMatch: demoFiles },
  ],
  // Each test is a visitor or an organization of its own; while one waits for the server another draws.
  workers: 2,
  // A test that passes only at the second try counts as flaky, and the summary names it.
  retries: 1,
  timeout: 480_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'artifacts/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A step that cannot be done says so at once, not at the end of the test's time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
