import { checkReadiness } from '@/lib/operations/check-parts';

export const dynamic = 'force-dynamic';

/** Answers 200 when this process can serve requests, 503 with the part that does not answer otherwise. */
export async function GET(): Promise<Response> {
  const readiness = await checkReadiness();
  return Response.json(readiness, { status: readiness.status === 'ready' ? 200 : 503 });
}
