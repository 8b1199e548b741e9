import { serve } from 'inngest/next';
import type { NextRequest } from 'next/server';
import { jobTable } from '@/inngest';
import { inngest, toInngestFunction } from '@/inngest/client';
import { env } from '@/lib/env';

export const runtime = 'nodejs';
/** A part of a job is one request. */
export const maxDuration = 3600;

const handlers = serve({ client: inngest, functions: jobTable.map((job) => toInngestFunction(inngest, job)) });

/** Nobody may start jobs here unless the environment chose Inngest, whose requests are signed. */
function whenChosen(handle: typeof handlers.GET): typeof handlers.GET {
  return async (request: NextRequest, context: unknown) => {
    if (env().jobsProvider === 'inngest') return handle(request, context);
    return Response.json({ detail: 'Jobs do not run on Inngest here.', code: 'not_found' }, { status: 404 });
  };
}

export const GET = whenChosen(handlers.GET);
export const POST = whenChosen(handlers.POST);
export const PUT = whenChosen(handlers.PUT);
