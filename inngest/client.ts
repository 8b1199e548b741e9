import { createInngest } from '@/lib/jobs/inngest-adapter';

/** The one Inngest client; idle unless the environment chooses Inngest. */
export const inngest = createInngest();
