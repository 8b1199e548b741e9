import { mcpCall } from '@/lib/http/mcp';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const POST = mcpCall;

/** The server has no sessions to stream to or to end; clients understand this answer. */
function withoutSession(): Response {
  return Response.json(
    { detail: 'The MCP server does not keep sessions: send POST requests.', code: 'not_found' },
    { status: 405, headers: { allow: 'POST', 'cache-control': 'no-store' } },
  );
}

export { withoutSession as GET, withoutSession as DELETE };
