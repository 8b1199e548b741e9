import { inTenant } from '@/db/tenant-scope';
import { countAuditRecords } from '@/lib/audit/count-records';
import { resolveContext } from '@/lib/auth';
import { AppError } from '@/lib/errors';
import { answerMcp } from '@/lib/mcp/server';
import { requireScope } from '@/lib/scopes';
import { parseJson, readJsonBytes } from './body/read-body';
import { answerCall, requestIdOf } from './call';
import { errorResponse, toAppError } from './error-response';
import { limitRequests } from './limits/limit-requests';

const NEEDS_TOKEN =
  'The MCP server needs an API token: send it as “Authorization: Bearer plb_…”. Admins make tokens under ' +
  'Organization > Integrations.';

/**
 * One request to the MCP server: an API token signs in, never a cookie, so that no web page can call it for a signed-in
 * user. Limits, tenant and errors are those of the API. Throws `unauthorized` without a valid token.
 */
export async function mcpCall(request: Request): Promise<Response> {
  const { method, headers } = request;
  const requestId = requestIdOf(headers);
  const where: Record<string, unknown> = { requestId, method, path: '/api/mcp' };
  const work = async (): Promise<Response> => {
    const found = headers.has('authorization') ? await resolveContext(headers) : null;
    const ctx = found?.token ? { ...found, requestId } : null;
    await limitRequests('requests', { ctx, headers });
    if (!ctx) throw new AppError('unauthorized', NEEDS_TOKEN);
    requireScope(ctx, 'read');
    Object.assign(where, { tenantId: ctx.tenantId, tokenId: ctx.token?.id });
    const body = parseJson(await readJsonBytes(request));
    const answer = () =>
      answerMcp(ctx, request, body, { admit: (limit) => limitRequests(limit, { ctx, headers }), toError: toAppError });
    const { result } = await inTenant(ctx, () => countAuditRecords(answer, { tokenId: ctx.token?.id }));
    return result;
  };
  const response = await answerCall({ where }, work, {
    refuse: (error) => errorResponse(error, requestId),
    statusOf: ({ status }) => status,
  });
  if (response.status === 401) response.headers.set('www-authenticate', 'Bearer realm="Plumbline"');
  response.headers.set('x-request-id', requestId);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}
