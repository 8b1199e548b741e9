import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineJob } from '@/lib/jobs/define';
import { inSpan, startTracing, stopTracing } from '@/lib/tracing';

type Span = { name: string; status: { code?: number; message?: string }; traceId: string; parentSpanId?: string };
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Span[] }[];
  }[];
};

describe('spans for a collector', () => {
  let collector: Server;
  const sent: { path: string; body: Sent }[] = [];
  const spans = () =>
    sent.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    );

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      sent.push({ path: request.url ?? '', body: (await json(request)) as Sent });
      response.setHeader('content-type', 'application/json').end('{}');
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}/`;
    await startTracing('worker');
  });
  afterAll(() => {
    collector.closeAllConnections();
    collector.close();
  });

  it('name the job and its child spans, and of a failure only its kind', async () => {
    const job = defineJob({
      name: 'process-document',
      retries: 0,
      concurrency: { limit: 1 },
      run: () =>
        inSpan('EDGAR', { 'server.address': 'www.sec.example' }, () =>
          Promise.reject(new TypeError('no word of this leaves: Ms. Example earned $1')),
        ),
    });
    const context = { signal: new AbortController().signal, runId: 'run', attempt: 2, isLastAttempt: true };
    await expect(job.run({ documentId: crypto.randomUUID() }, context)).rejects.toThrow(TypeError);
    await stopTracing();

    expect(sent[0]?.path).toBe('/v1/traces');
    const [inner, outer] = [
      spans().find(({ name }) => name === 'EDGAR'),
      spans().find(({ name }) => /^job/.test(name)),
    ];
    expect(outer?.name).toBe('job process-document');
    expect(inner?.traceId).toBe(outer?.traceId);
    expect(inner?.parentSpanId).toBeTruthy();
    expect(outer?.status).toEqual({ code: 2, message: 'TypeError' });
    expect(JSON.stringify(sent)).not.toContain('Ms. Example');
    const { attributes } = sent[0]?.body.resourceSpans[0]?.resource ?? { attributes: [] };
    expect(attributes.find(({ key }) => key === 'service.name')?.value.stringValue).toBe('plumbline-worker');
  });
});
