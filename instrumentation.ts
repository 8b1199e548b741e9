/** Runs once when the web process starts: the first question should not wait for the sentence encoder to load. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { embedTexts } = await import('@/lib/ai/embed');
  const { log } = await import('@/lib/log');
  embedTexts(['warm up']).catch((error: unknown) => log.warn({ err: error }, 'the sentence encoder could not be loaded'));
}
