import { context, propagation, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { env } from '@/lib/env';
import { PRODUCT_VERSION } from '@/lib/version';

const EXPORT_LIMIT_MS = 5_000;

type Started = { stop(): Promise<void> };
const shared = globalThis as typeof globalThis & { plumblineTracing?: Started };

/**
 * Sends the spans of this process to the collector of OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP, JSON); without it
 * nothing is loaded and `inSpan` costs a function call. When the collector does not answer, only spans are lost.
 */
export async function startTracing(service: 'web' | 'worker'): Promise<void> {
  const endpoint = env().OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || shared.plumblineTracing) return;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_LIMIT_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `plumbline-${service}`, 'service.version': PRODUCT_VERSION }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  shared.plumblineTracing = { stop: () => provider.shutdown() };
}

/** Sends the spans that are still buffered. */
export async function stopTracing(): Promise<void> {
  await shared.plumblineTracing?.stop();
  delete shared.plumblineTracing;
}

/**
 * Runs `work` as a span below the one that is open. Attributes hold ids, kinds and counts: no question, no words of a
 * filing and no address of a person leaves the installation with a span.
 */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('plumbline').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Names the open span in headers, for another process that continues it; empty without tracing. */
export function spanHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Runs `work` so that its spans are children of the one that `spanHeaders` named. */
export function inSpanOfHeaders<T>(headers: Record<string, string>, work: () => T): T {
  return context.with(propagation.extract(context.active(), headers), work);
}
