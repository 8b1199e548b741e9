/**
 * Runs once when the web process starts: prepares the server, and starts the answering processes, or loads the sentence
 * encoder and the reader of drawn pages, so that the first question does not wait for them.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { env } = await import('@/lib/env');
  const { startTracing } = await import('@/lib/tracing');
  await startTracing('web');
  const { guardServer } = await import('@/lib/http/guard-server');
  guardServer(env());
  const { measureRequests } = await import('@/lib/operations/request-metrics');
  measureRequests();
  const { startAnswering } = await import('@/lib/queries/answering/ask-question');
  if (startAnswering()) return;
  const { embedTexts } = await import('@/lib/ai/embed');
  const { log } = await import('@/lib/log');
  const { startDrawnReader } = await import('@/lib/pdf/drawn/read-drawn');
  startDrawnReader();
  embedTexts(['warm up']).catch((error: unknown) =>
    log.warn({ err: error }, 'the sentence encoder could not be loaded'),
  );
}
