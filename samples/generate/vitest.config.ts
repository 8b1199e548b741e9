import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** For running the tests of the samples alone: vitest run --config samples/generate/vitest.config.ts */
export default defineConfig({ root: fileURLToPath(new URL('../..', import.meta.url)), test: { include: ['samples/generate/**/*.test.ts'], environment: 'node' } });
