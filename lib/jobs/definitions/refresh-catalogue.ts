import { storeCatalogue } from '@/lib/companies/store-catalogue';
import { fetchCatalogue } from '@/lib/edgar/fetch-catalogue';
import { defineJob } from '@/lib/jobs/define';
import { canAskEdgar, liveEdgar } from '@/lib/processing/fetch/edgar-source';

export const refreshCatalogue = defineJob({
  name: 'refresh-catalogue',
  retries: 5,
  concurrency: { limit: 1 },
  cron: '30 3 * * 0',
  run: async ({ signal }) => {
    // Without a contact EDGAR cannot be used. The seeded catalogue stays; this is not an error.
    if (!(await canAskEdgar())) return { companies: 0 };
    return { companies: await storeCatalogue(await fetchCatalogue(liveEdgar(), { signal })) };
  },
});
