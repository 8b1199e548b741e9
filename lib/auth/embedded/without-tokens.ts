const BEARER_HEADER = 'set-auth-token';

/**
 * An answer of the sign-in service as it may leave: no session token in its body, ever. The header that gives programs
 * their bearer token is left out for pages, whose scripts could read it; a page has the cookie, which they cannot.
 * Browsers say that a page asks, and no script can make them hide it.
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
