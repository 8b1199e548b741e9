import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ActionResult } from '@/lib/http/action';

type Manifest = {
  node: Record<string, { workers: Record<string, unknown>; filename: string; exportedName: string }>;
};

/** React's own encoder, as in the browser; the package has no types for it. */
const react = createRequire(import.meta.url)('next/dist/compiled/react-server-dom-turbopack/client.edge') as {
  encodeReply(args: unknown[]): Promise<string | FormData>;
  createFromReadableStream(stream: ReadableStream, options: unknown): Promise<{ a: Promise<ActionResult<unknown>> }>;
};

export type BuiltAction = { id: string; name: string; file: string; page: string };

/** The actions of the production build, each with a page to which it can be sent. */
export function builtActions(): BuiltAction[] {
  const file = path.resolve('.next/server/server-reference-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return Object.entries(manifest.node).map(([id, { workers, filename, exportedName }]) => ({
    id,
    name: exportedName,
    file: filename,
    page: addressOf(Object.keys(workers)),
  }));
}

export function builtAction(name: string): BuiltAction {
  const found = builtActions().find((each) => each.name === name);
  if (!found) throw new Error(`The build holds no action ${name}.`);
  return found;
}

/** Maps `app/(app)/companies/page` to /companies. */
function addressOf(workers: string[]): string {
  const addresses = workers.map((worker) => worker.replace(/^app|\/\([^)]+\)|\/page$/g, ''));
  const plain = addresses.find((address) => address && !address.includes('['));
  return plain ?? (addresses[0] ?? '').replace(/\[[^\]]+\]/g, crypto.randomUUID());
}

/** The body of a call, encoded as in the browser. */
export function encodeInput(input: unknown): Promise<string | FormData> {
  return react.encodeReply([input]);
}

/** The action's result; undefined when the framework refused the call. */
export async function decodeAnswer(body: ReadableStream): Promise<ActionResult<unknown> | undefined> {
  const options = { serverConsumerManifest: { moduleMap: {}, serverModuleMap: {}, moduleLoading: null } };
  const { a: result } = await react.createFromReadableStream(body, options);
  return Promise.resolve(result).catch(() => undefined);
}

/** An answer in the framework's format, to replace the server's. */
export function encodedAnswer(result: ActionResult<unknown>): string {
  return `0:{"a":"$@1","f":"","b":"stand-in"}\n1:${JSON.stringify(result)}\n`;
}
