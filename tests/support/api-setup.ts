import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startProduct } from './start-product';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
    /** Process id of the product's supervisor; 0 when the product was started elsewhere. */
    productPid: number;
  }
}

/**
 * Starts one product for all API tests, with the embedded database or the one in TEST_DATABASE_URL; the bundled samples
 * replace EDGAR.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_BASE_URL, TEST_DATABASE_URL } = process.env;
  if (TEST_BASE_URL) {
    project.provide('baseUrl', TEST_BASE_URL);
    project.provide('productPid', Number(process.env.TEST_PRODUCT_PID ?? 0));
    return async () => undefined;
  }
  const product = await startProduct({
    DEMO: '0',
    // Receivers of webhooks in tests are on this machine.
    WEBHOOKS_ALLOW_PRIVATE: '1',
    EDGAR_BASE_URL: pathToFileURL(path.resolve('samples/edgar')).href,
    ...(TEST_DATABASE_URL ? { DATABASE_URL: TEST_DATABASE_URL } : {}),
  });
  project.provide('baseUrl', product.baseUrl);
  project.provide('productPid', product.pid);
  return product.stop;
}
