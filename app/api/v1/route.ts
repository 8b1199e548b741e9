/** Where the API begins: what it is and where it is described. */
export function GET(): Response {
  const body = { name: 'Plumbline API', version: '1.0.0', openapi: '/api/v1/openapi.json', documentation: '/api/docs' };
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=60' } });
}
