import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOL_LIST } from '@/lib/mcp/tool-list.rules';
import { EVENT_TYPES } from '@/lib/events/schema';
import { secretText, signatureOf } from '@/lib/integrations/webhooks/sign';
import { baseUrl, newUser, someCompany, type ApiClient } from '../support/api-client';
import { smallPdf } from './files';
import { PROXY_PAGES } from './report-workspace';

const run = promisify(execFile);

/** The examples of docs/integrations.md, run as printed there. */
describe('docs/integrations.md', () => {
  let text = '';
  let folder = '';
  let admin: ApiClient;
  let environment = process.env;

  const example = (language: string, holds: string): string => {
    const found = [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)].find(
      ([, name, body]) => name === language && body?.includes(holds),
    );
    if (!found?.[2]) throw new Error(`no ${language} example holds ${holds}`);
    return found[2];
  };

  beforeAll(async () => {
    text = await readFile('docs/integrations.md', 'utf8');
    folder = await mkdtemp(path.join(tmpdir(), 'integrations-'));
    admin = await newUser();
    const { body } = await admin.request<{ token: string }>('POST', '/organizations/current/tokens', {
      name: 'Examples',
      scopes: ['write'],
    });
    const file = path.join(folder, 'proxy.pdf');
    await writeFile(file, new Uint8Array(await smallPdf(PROXY_PAGES).arrayBuffer()));
    environment = {
      ...process.env,
      PLUMBLINE: baseUrl(),
      TOKEN: body.token,
      FILE: file,
      CIK: String(someCompany().cik),
    };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('the main job with curl answers with a quote and starts a report', { timeout: 120_000 }, async () => {
    const script = `set -euo pipefail\n${example('bash', '/reports/generate')}`;
    const { stdout } = await run('bash', ['-c', script], { env: environment });
    expect(stdout).toMatch(/^p\. 2: .*21 to 1/m);
    expect(stdout.trim()).toMatch(/(processing|completed)$/);
  });

  it('the program with the MCP SDK gets a quote with the link to its page', { timeout: 60_000 }, async () => {
    const { body } = await admin.request<{ id: string; processing_status: string }[]>('GET', '/documents');
    const filing = body.find((each) => each.processing_status === 'processed');
    const { stdout } = await run('node', ['--input-type=module', '-e', example('js', 'ask_question')], {
      env: { ...environment, FILING: filing?.id },
    });
    expect(stdout).toMatch(/21 to 1/);
    expect(stdout).toContain(`/api/v1/documents/${filing?.id}/pdf#page=2`);
  });

  it('the check of a signature takes ours, and neither another body nor an old one', async () => {
    const file = path.join(folder, 'receiver.mjs');
    await writeFile(file, example('js', 'isGenuine'));
    const { isGenuine } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      isGenuine: (secret: string, headers: Record<string, string>, body: string, now?: number) => boolean;
    };
    const secret = secretText(Buffer.alloc(32, 5));
    const [id, timestamp, body] = [crypto.randomUUID(), Math.floor(Date.now() / 1000), '{"type":"report.completed"}'];
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(secret, { id, timestamp, body }),
    };
    expect(isGenuine(secret, headers, body)).toBe(true);
    expect(isGenuine(secret, headers, `${body} `)).toBe(false);
    expect(isGenuine(secretText(Buffer.alloc(32, 6)), headers, body)).toBe(false);
    expect(isGenuine(secret, headers, body, Date.now() + 301_000)).toBe(false);
  });

  it('names every event and every tool', () => {
    for (const name of [...EVENT_TYPES, ...TOOL_LIST.map((tool) => tool.name)]) expect(text).toContain(`\`${name}\``);
  });
});
