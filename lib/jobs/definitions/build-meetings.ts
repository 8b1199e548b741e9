import { defineJob } from '@/lib/jobs/define';
import { buildMeetings as build, proxiesWithoutAgenda } from '@/lib/voting/build-meetings';

/**
 * Queued whenever a document's pages are replaced; at its times it builds the meetings of proxies that were read
 * before.
 */
export const buildMeetings = defineJob({
  name: 'build-meetings',
  retries: 3,
  concurrency: { limit: 2 },
  cron: '*/10 * * * *',
  run: async ({ payload, signal }) => {
    const ids = payload.documentId ? [payload.documentId] : await proxiesWithoutAgenda();
    for (const id of ids) {
      signal.throwIfAborted();
      await build(id, signal);
    }
    return { documents: ids.length };
  },
});
