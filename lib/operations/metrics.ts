import { sql } from 'drizzle-orm';
import { Gauge, Registry } from 'prom-client';
import { database } from '@/db/client';
import { requestMetrics } from './request-metrics';
import { PRODUCT_VERSION } from '@/lib/version';

type Sample = { labels: Record<string, string>; value: number };
type Measure = { name: string; help: string; labels: readonly string[]; read: () => Promise<Sample[]> };

/** Rows of a statement whose last column is the value and whose others are labels, all by name. */
async function samples(statement: ReturnType<typeof sql>): Promise<Sample[]> {
  const rows = await database().execute<Record<string, string | number | null>>(statement);
  return [...rows].map(({ value, ...labels }) => ({
    labels: Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, String(text)])),
    value: Number(value ?? 0),
  }));
}

/** Read from the database at each scrape, so that they cover all processes on it. */
const MEASURES: readonly Measure[] = [
  {
    name: 'plumbline_jobs',
    help: 'Jobs that people wait for, by kind and status; ended ones of the last hour.',
    labels: ['kind', 'status'],
    read: () =>
      samples(sql`select kind, status, count(*)::int as value from jobs
        where status in ('pending', 'running') or finished_at > now() - interval '1 hour' group by 1, 2`),
  },
  {
    name: 'plumbline_job_oldest_seconds',
    help: 'Age of the oldest job that waits or runs, by kind and status.',
    labels: ['kind', 'status'],
    read: () =>
      samples(sql`select kind, status, max(extract(epoch from now() - created_at))::float8 as value from jobs
        where status in ('pending', 'running') group by 1, 2`),
  },
  {
    name: 'plumbline_queue_wait_seconds',
    help: 'Time from the request of a job to its start, over the last hour.',
    labels: ['quantile'],
    read: () => quantiles(sql`extract(epoch from started_at - created_at)`, sql`started_at`, sql`true`),
  },
  {
    name: 'plumbline_ready_seconds',
    help: 'Time that processing a request for filings took, over those that ended in the last hour.',
    labels: ['quantile'],
    read: () =>
      quantiles(sql`extract(epoch from finished_at - started_at)`, sql`finished_at`, sql`kind = 'process-documents'`),
  },
  {
    name: 'plumbline_documents',
    help: 'Filings by processing status.',
    labels: ['status'],
    read: () => samples(sql`select processing_status as status, count(*)::int as value from documents group by 1`),
  },
  {
    name: 'plumbline_model_tokens_total',
    help: 'Tokens sent to and received from models.',
    labels: ['direction'],
    read: () =>
      samples(sql`select direction, coalesce(sum(tokens), 0)::float8 as value from (
        select unnest(array['input', 'output']) as direction,
               unnest(array[(details->>'input_tokens')::float8, (details->>'output_tokens')::float8]) as tokens
        from audit_records where details ? 'input_tokens') spent group by 1`),
  },
  {
    name: 'plumbline_edgar_requests_total',
    help: 'Requests to EDGAR that passed the gate all processes share.',
    labels: ['gate'],
    read: () => samples(sql`select name as gate, passed::float8 as value from rate_gates`),
  },
  {
    name: 'plumbline_database_bytes',
    help: 'Size of the database.',
    labels: [],
    read: () => samples(sql`select pg_database_size(current_database())::float8 as value`),
  },
];

async function quantiles(
  span: ReturnType<typeof sql>,
  since: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
): Promise<Sample[]> {
  return samples(sql`select quantile::text as quantile, coalesce(value, 0) as value from (
    select unnest(array[0.5, 0.95]) as quantile,
           unnest(percentile_cont(array[0.5, 0.95]) within group (order by ${span})) as value
    from jobs where ${since} > now() - interval '1 hour' and ${condition}) measured`);
}

/** All figures in the text format of Prometheus. A figure that cannot be read fails the scrape. */
export async function readMetrics(): Promise<{ text: string; contentType: string }> {
  const registry = new Registry();
  const version = new Gauge({
    name: 'plumbline_info',
    help: 'The version that answers.',
    labelNames: ['version'],
    registers: [registry],
  });
  version.set({ version: PRODUCT_VERSION }, 1);
  for (const { name, help, labels, read } of MEASURES) {
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] });
    for (const { labels: named, value } of await read()) gauge.set(named, value);
  }
  const all = Registry.merge([registry, requestMetrics()]);
  return { text: await all.metrics(), contentType: all.contentType };
}
