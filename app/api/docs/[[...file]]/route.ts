import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/swagger-ui-dist');
const TYPES: Record<string, string> = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' };

const START_SCRIPT =
  "SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#docs', deepLinking: true, defaultModelsExpandDepth: 0 " +
  '});';

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Plumbline API</title><meta name="viewport" content="width=device-width, \
initial-scale=1">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script \
src="/api/docs/start.js"></script></body>
</html>`;

/** The API document as an interactive page; its assets come from the installed package. */
export async function GET(_request: Request, { params }: { params: Promise<{ file?: string[] }> }): Promise<Response> {
  const [name] = (await params).file ?? [];
  if (!name) return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  if (name === 'start.js') return new Response(START_SCRIPT, { headers: { 'content-type': 'text/javascript' } });
  const type = TYPES[name];
  if (!type) return new Response('Not found', { status: 404 });
  return new Response(await readFile(path.join(FOLDER, name)), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' },
  });
}
