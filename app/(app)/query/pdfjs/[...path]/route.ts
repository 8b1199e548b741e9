import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Only the folders and file names that pdf.js ships can be requested. */
const ASSET = /^(cmaps\/[\w-]+\.bcmap|standard_fonts\/[\w-]+\.(pfb|ttf)|wasm\/[\w-]+\.(wasm|js)|iccs\/[\w-]+\.icc)$/;

const CONTENT_TYPES: Record<string, string> = { wasm: 'application/wasm', js: 'text/javascript', ttf: 'font/ttf' };

/** The data files that pdf.js loads while it draws: character maps, standard fonts, decoders, colour profiles. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const asset = (await params).path.join('/');
  if (!ASSET.test(asset)) return new Response('Not found', { status: 404 });
  try {
    const bytes = await readFile(join(process.cwd(), 'node_modules/pdfjs-dist', asset));
    const extension = asset.slice(asset.lastIndexOf('.') + 1);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
        'cache-control': 'private, max-age=604800',
      },
    });
  } catch {
    return new Response('Not found', { status: 404 });
  }
}
