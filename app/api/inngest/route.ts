import { serve } from 'inngest/next';
import { inngest } from '@/inngest/client';
import { jobTable } from '@/inngest';
import { toInngestFunction } from '@/lib/jobs/inngest-adapter';

export const runtime = 'nodejs';
/** A part of a job is one request. */
export const maxDuration = 3600;

export const { GET, POST, PUT } = serve({ client: inngest, functions: jobTable.map((job) => toInngestFunction(inngest, job)) });
