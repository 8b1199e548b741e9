const BEARER_HEADER = 'set-auth-token';

/**
 * Removes session tokens from the sign-in service's response body. The header with a program's bearer token is removed
 * for pages too, because scripts could read it; pages use the cookie, which scripts cannot read. Browsers mark requests
 * of pages with headers that scripts cannot change.
 */
export async function withoutTokens(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  if (request.headers.has('sec-fetch-site')) {
    headers.delete(BEARER_HEADER);
    headers.delete('access-control-expose-headers');
  }
  if (!headers.get('content-type')?.includes('json'))
    return new Response(response.body, { status: response.status, headers });
  headers.delete('content-length');
  const text = await response.text();
  return new Response(text ? JSON.stringify(cleaned(JSON.parse(text))) : text, { status: response.status, headers });
}

function cleaned(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(cleaned);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (name === 'token' ? [] : [[name, cleaned(value)]])),
  );
}
