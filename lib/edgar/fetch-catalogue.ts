import { z } from 'zod';
import type { EdgarClient } from './client';
import { readJson } from './read-json';
import { catalogueResource, padCik } from './resource';

const tickersSchema = z.record(
  z.string(),
  z.object({ cik_str: z.coerce.number().int().positive(), ticker: z.string(), title: z.string() }),
);

export type CatalogueEntry = {
  /** Zero-padded to ten digits. */
  cik: string;
  /** Ticker of the company's first share class, as EDGAR orders them. */
  ticker: string;
  name: string;
  tickers: string[];
};

/** The SEC's list of companies with a ticker: one entry per company, largest first. */
export async function fetchCatalogue(
  edgar: EdgarClient,
  { signal }: { signal?: AbortSignal } = {},
): Promise<CatalogueEntry[]> {
  const rows = Object.values(await readJson(edgar, catalogueResource(), tickersSchema, signal));
  const byCik = new Map<string, CatalogueEntry>();
  for (const row of rows) {
    const cik = padCik(row.cik_str);
    const ticker = row.ticker.trim().toUpperCase();
    const known = byCik.get(cik);
    if (known) known.tickers.push(ticker);
    else byCik.set(cik, { cik, ticker, name: row.title.trim(), tickers: [ticker] });
  }
  return [...byCik.values()];
}
