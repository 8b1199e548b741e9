import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { registerRepeatedly } from '@/inngest/register-repeatedly';
import { readEnv } from '@/lib/env';
import { freePort } from '@/tests/support/start-product';

const WAIT = { timeout: 10_000, interval: 10 };

/** A server that answers 503 until it is switched on. */
async function startInngest(port: number) {
  let isThere = true;
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(isThere ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const register = async () => {
    const { ok, status } = await fetch(`http://127.0.0.1:${port}`);
    if (!ok) throw new Error(`HTTP ${status}`);
  };
  return {
    register,
    times: () => asked,
    be: (there: boolean) => void (isThere = there),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('registering the functions with Inngest', () => {
  it('is repeated until Inngest answers, reports each change once, and sends events only then', async () => {
    const lines: string[] = [];
    let known = 0;
    const inngest = await startInngest(await freePort());
    inngest.be(false);
    const kept = registerRepeatedly({
      register: inngest.register,
      where: 'http://inngest',
      onKnown: () => (known += 1),
      printLine: (line) => lines.push(line),
      repeatMs: 10,
      retryMs: 5,
    });
    await expect.poll(inngest.times, WAIT).toBeGreaterThan(3);
    expect([known, lines]).toEqual([
      0,
      [
        'Inngest at http://inngest does not take the functions of this installation (HTTP 503). Jobs wait; it is ' +
          'asked again until it does.',
      ],
    ]);
    inngest.be(true);
    await expect.poll(() => lines.length, WAIT).toBe(2);
    expect([known, lines[1]]).toEqual([1, 'Inngest at http://inngest knows the functions of this installation.']);
    // A restarted development server has no functions, and they are registered again.
    const before = inngest.times();
    await expect.poll(inngest.times, WAIT).toBeGreaterThan(before + 3);
    expect([known, lines.length]).toEqual([1, 2]);
    kept.stop();
    await inngest.close();
  });

  it('is refused at start when half of the settings are missing', () => {
    const key = 'signkey-test-abcd';
    expect(() => readEnv({ INNGEST_EVENT_KEY: 'key' })).toThrow(
      /^INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY must be set together, or INNGEST_DEV=1/,
    );
    expect(() => readEnv({ INNGEST_SIGNING_KEY: key })).toThrow(/must be set together/);
    expect(() => readEnv({ INNGEST_BASE_URL: 'http://127.0.0.1:8288' })).toThrow(
      /^INNGEST_BASE_URL needs INNGEST_DEV=1/,
    );
    expect(readEnv({ INNGEST_EVENT_KEY: 'key', INNGEST_SIGNING_KEY: key }).jobsProvider).toBe('inngest');
    expect(readEnv({ INNGEST_EVENT_KEY: 'key', INNGEST_DEV: '1' }).jobsProvider).toBe('inngest');
    expect(readEnv({ INNGEST_DEV: '0' }).jobsProvider).toBe('pg-boss');
    expect(() => readEnv({ S3_BUCKET: 'files' })).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  });
});
