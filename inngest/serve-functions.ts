import { createServer, type Server } from 'node:http';
import { serve } from 'inngest/node';
import type { Inngest } from 'inngest';
import { z } from 'zod';
import { STOP_PATIENCE_MS, type JobDefinition } from '@/lib/jobs/define';
import { toInngestFunctions } from './client';

export const FUNCTIONS_PATH = '/api/inngest';
/**
 * Called only by this process: it makes the SDK register the functions with Inngest. The web server does not forward to
 * it.
 */
const REGISTER_PATH = '/register';

const answerSchema = z.object({ message: z.string().optional(), modified: z.boolean().optional() });

export type ServedFunctions = {
  port: number;
  /** Registers the functions and their URL with Inngest; throws with the reason. */
  register(): Promise<void>;
  /** Waits until the running jobs have answered, for as long as they may. */
  stop(): Promise<void>;
};

export type ServeOptions = {
  /** Port on the loopback address; 0 for any free port. */
  port: number;
  /** URL at which Inngest reaches the web server, which forwards its calls here. */
  origin: string;
  /** Aborts when the worker stops. */
  signal: AbortSignal;
};

/**
 * Serves the jobs as functions over HTTP. They run in this process, which renders, reads and embeds, and not in the web
 * server.
 */
export async function serveFunctions(
  client: Inngest,
  definitions: readonly JobDefinition[],
  { port, origin, signal }: ServeOptions,
): Promise<ServedFunctions> {
  const functions = toInngestFunctions(client, definitions, signal);
  const place = { client, functions, serveOrigin: origin, servePath: FUNCTIONS_PATH };
  const called = serve({ ...place, enableUnauthedSync: false });
  const asked = serve({ ...place, enableUnauthedSync: true });
  const server = createServer((request, response) => {
    // The web server keeps its connections for the next call, and the server is not closed before they are.
    response.once('close', () => signal.aborted && server.closeIdleConnections());
    return request.url === REGISTER_PATH ? asked(request, response) : called(request, response);
  });
  // No timeout, because a step of a job may take long.
  server.timeout = 0;
  await listen(server, port);
  const address = server.address();
  const actualPort = address && typeof address === 'object' ? address.port : port;
  return {
    port: actualPort,
    async register() {
      const response = await fetch(`http://127.0.0.1:${actualPort}${REGISTER_PATH}`, {
        method: 'PUT',
        signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
      });
      const { data } = answerSchema.safeParse(await response.json().catch(() => undefined));
      if (!response.ok) throw new Error(data?.message ?? `HTTP ${response.status}`);
    },
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const impatience = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE_MS);
      await closed;
      clearTimeout(impatience);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
}
