export const dynamic = 'force-dynamic';

/** Answers 200 while the web process runs; says nothing about its database. */
export function GET(): Response {
  return Response.json({ status: 'live' });
}
