import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { forwardTo } from '@/lib/http/forward';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Inngest's calls go on to the worker as they are: it checks their signatures, and the work is done there. */
async function toWorker(request: NextRequest): Promise<Response> {
  const { jobsProvider, INNGEST_WORKER_PORT: port } = env();
  if (jobsProvider !== 'inngest' || !port)
    return Response.json({ detail: 'Jobs do not run on Inngest here.', code: 'not_found' }, { status: 404 });
  return forwardTo({ port, path: `/api/inngest${request.nextUrl.search}` }, request);
}

export { toWorker as GET, toWorker as POST, toWorker as PUT };
