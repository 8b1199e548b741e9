import { startProduct } from '../support/start-product';

/** Starts the product with its demo workspace; tests read the URL from PLUMBLINE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.PLUMBLINE_URL) return async () => undefined;
  const product = await startProduct({ DEMO: '1' });
  process.env.PLUMBLINE_URL = product.baseUrl;
  return product.stop;
}
