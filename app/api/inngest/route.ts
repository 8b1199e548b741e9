import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { forwardTo } from '@/lib/http/forward';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Forwards Inngest's calls unchanged to the worker, which checks their signatures and runs the jobs. */
async function toWorker(request: NextRequest): Promise<Response> {
  const { jobsProvider, INNGEST_WORKER_PORT: port } = env();
  if (jobsProvider !== 'inngest' || !port)
    return Response.json(
      { detail: 'This installation does not run its jobs on Inngest.', code: 'not_found' },
      { status: 404 },
    );
  return forwardTo({ port, path: `/api/inngest${request.nextUrl.search}` }, request);
}

export { toWorker as GET, toWorker as POST, toWorker as PUT };
