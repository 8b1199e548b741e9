import { storeCatalogue } from '@/lib/companies/store-catalogue';
import { fetchCatalogue } from '@/lib/edgar/fetch-catalogue';
import { env } from '@/lib/env';
import { defineJob } from '@/lib/jobs/define';
import { liveEdgar } from '@/lib/processing/fetch/edgar-source';

export const refreshCatalogue = defineJob({
  name: 'refresh-catalogue',
  retries: 5,
  concurrency: { limit: 1 },
  cron: '30 3 * * 0',
  run: async ({ signal }) => {
    const { EDGAR_BASE_URL, EDGAR_USER_AGENT } = env();
    // Without a contact EDGAR cannot be used. The seeded catalogue stays; this is not an error.
    if (!EDGAR_BASE_URL && !EDGAR_USER_AGENT) return { companies: 0 };
    return { companies: await storeCatalogue(await fetchCatalogue(liveEdgar(), { signal })) };
  },
});
