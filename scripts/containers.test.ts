import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '@/lib/env';
import { ROOT } from './supervisor/project';

type Service = {
  build?: { args?: Record<string, string> };
  env_file?: unknown;
  environment?: Record<string, string | number>;
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: unknown;
};
type Locked = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
const composeText = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8');
const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
/** Every setting that may stand in .env. */
const SETTINGS = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
const compose = parse(composeText, { merge: true }) as Compose;
/** What an operator must give, and what takes the place of it here. */
const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: 'secret',
  APP_URL: 'https://plumbline.example',
  AUTH_SECRET: 'x'.repeat(32),
  S3_SECRET_ACCESS_KEY: 'secret',
};

/** As Compose puts values in: `${NAME:?why}`, `${NAME:-default}`. */
function filledIn(value: string | number): string {
  return String(value).replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (whole, name: string, rest = '') =>
    whole.includes(':?') ? (GIVEN[name] ?? '') : (GIVEN[name] ?? rest),
  );
}

describe('compose.yaml', () => {
  it.each(['web', 'worker'])('gives %s settings that the product accepts', (name) => {
    const environment = Object.fromEntries(
      Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]),
    );
    const settings = readEnv(environment);
    expect(settings.PARTS).toBe(name);
    expect(settings.storageProvider).toBe('s3');
    expect(settings.isDemoOn).toBe(false);
    const known = Object.keys(readEnv({}));
    const spelled = readFileSync(path.join(ROOT, 'lib', 'env.ts'), 'utf8');
    expect(Object.keys(environment).filter((key) => !known.includes(key) && !spelled.includes(`  ${key}:`))).toEqual(
      [],
    );
  });

  it.each(['web', 'worker'])('gives %s every setting of .env but those that it fixes', (name) => {
    const { env_file: files, environment = {}, build } = compose.services[name] ?? {};
    expect(files).toEqual([{ path: '.env', required: false }]);
    const isFixed = (key: string) => key in environment && !String(environment[key]).startsWith(`\${${key}:`);
    expect(SETTINGS.length).toBeGreaterThan(50);
    expect(SETTINGS.filter(isFixed)).toEqual([
      'PORT',
      'HOST',
      'DATA_DIR',
      'CHROMIUM_PATH',
      'DATABASE_URL',
      'PARTS',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
    ]);
    // What browsers load is built with the image: another value at the start would ask for another build.
    const ofBrowsers = SETTINGS.filter((key) => key.startsWith('NEXT_PUBLIC_'));
    expect(build?.args).toEqual(Object.fromEntries(ofBrowsers.map((key) => [key, `\${${key}:-}`])));
    for (const key of ofBrowsers) expect(dockerfile).toMatch(new RegExp(`^ARG ${key}$`, 'm'));
  });

  it('fixes the places that the image has', () => {
    const { environment = {} } = compose.services.web ?? {};
    for (const key of ['HOST', 'PORT', 'DATA_DIR', 'CHROMIUM_PATH'])
      expect(dockerfile).toMatch(new RegExp(`\\b${key}=${environment[key]}(?:\\s|$)`));
  });

  it('names each secret that it demands in the example of settings', () => {
    const demanded = [...composeText.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    expect([...new Set(demanded)].filter((name) => !example.includes(name))).toEqual([]);
  });

  it('runs the product without rights it does not need', () => {
    for (const name of ['web', 'worker'])
      expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});

describe('Dockerfile', () => {
  it('runs commands that exist', () => {
    const commands = [...dockerfile.matchAll(/scripts\/bootstrap\.mjs["',\s]+(\w+)/g)].map(([, name = '']) => name);
    expect(commands).toEqual(['build', 'start']);
    for (const name of commands) expect(() => readFileSync(path.join(ROOT, 'scripts', `${name}.ts`))).not.toThrow();
  });

  it('can install what the lock file names: npm ci refuses one without the packages of other platforms', () => {
    const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(packages, place, name)),
    );
    expect(missing).toEqual([]);
  });

  it('asks for health as the server answers it', async () => {
    const code = healthCode();
    for (const [status, exit] of [
      [200, 0],
      [503, 1],
    ] as const) {
      const asked: string[] = [];
      const server = createServer((request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(status).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const child = spawn(process.execPath, ['-e', code], { env: { ...process.env, PORT: String(port) } });
      expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(exit);
      expect(asked).toEqual(['/api/health/ready']);
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

function healthCode(): string {
  const [, list = '[]'] = /^\s*CMD (\["node", "-e".*\])$/m.exec(dockerfile) ?? [];
  return (JSON.parse(list) as string[])[2] ?? '';
}

/** Whether a package that one in a place asks for is locked, there or in a folder above. */
function isLocked(packages: Locked['packages'], place: string, name: string): boolean {
  if (packages[`${place}/node_modules/${name}`.replace(/^\//, '')]) return true;
  if (!place) return false;
  return isLocked(packages, place.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name);
}
