import { buildOpenApi } from '@/lib/http/openapi';
import { operations } from '../operations';

let built: unknown;

export async function GET(): Promise<Response> {
  built ??= buildOpenApi(operations, '1.0.0');
  return Response.json(built, { headers: { 'cache-control': 'public, max-age=60' } });
}
