/** The root of the API: its name, and where it is documented. */
export function GET(): Response {
  const body = { name: 'Plumbline API', version: '1.0.0', openapi: '/api/v1/openapi.json', documentation: '/api/docs' };
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=60' } });
}
