import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

type Finished = { request: IncomingMessage; response: ServerResponse };
type Measured = { registry: Registry; startedAt: WeakMap<IncomingMessage, number> };

// The server's start and its routes are bundled apart; both must see the same figures.
const shared = globalThis as typeof globalThis & { plumblineRequests?: Measured };

/** What kind of request it was. Paths are not labels, because clients can request any number of them. */
export function requestKind(url: string, headers: IncomingMessage['headers']): string {
  if (headers['next-action'] !== undefined) return 'action';
  const [, first = '', second = ''] = (url.split('?', 1)[0] ?? '').split('/');
  if (first === '_next') return 'static';
  if (first !== 'api') return 'page';
  return ['v1', 'auth', 'mcp', 'inngest', 'webhooks', 'health', 'metrics', 'docs'].includes(second) ? second : 'other';
}

/** The figures of this process: requests by kind and status, memory, event loop. */
export function requestMetrics(): Registry {
  return measured().registry;
}

/** Measures every request of this process from now on. */
export function measureRequests(): void {
  measured();
}

function measured(): Measured {
  if (shared.plumblineRequests) return shared.plumblineRequests;
  const registry = new Registry();
  const startedAt = new WeakMap<IncomingMessage, number>();
  collectDefaultMetrics({ register: registry, prefix: 'plumbline_web_' });
  const durations = new Histogram({
    name: 'plumbline_http_request_seconds',
    help: 'Requests of this web process by kind, method and status.',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  diagnostics.subscribe('http.server.request.start', (message) => {
    startedAt.set((message as Finished).request, performance.now());
  });
  diagnostics.subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Finished;
    const from = startedAt.get(request);
    if (from === undefined) return;
    const labels = {
      kind: requestKind(request.url ?? '', request.headers),
      method: request.method ?? '',
      status: String(response.statusCode),
    };
    durations.observe(labels, (performance.now() - from) / 1000);
  });
  return (shared.plumblineRequests = { registry, startedAt });
}
