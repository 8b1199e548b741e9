import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

describe('environment', () => {
  it('needs nothing and then chooses every embedded default', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      appUrl: 'http://localhost:3000',
      authProvider: 'embedded',
      jobsProvider: 'pg-boss',
      engineProvider: 'extractive',
      storageProvider: 'local',
      isDemoOn: true,
    });
  });

  it('accepts a PEM key on one line', () => {
    const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString()
      .trim();
    expect(readEnv({ CLERK_JWT_KEY: pem.replaceAll('\n', '\\n') }).CLERK_JWT_KEY).toBe(pem);
  });

  it('reads an empty value as not set', () => {
    expect(readEnv({ OPENAI_API_KEY: '', DATABASE_URL: ' ', EDGAR_BASE_URL: '' })).toMatchObject({
      engineProvider: 'extractive',
      DATABASE_URL: undefined,
    });
  });

  it('chooses what is configured', () => {
    const chosen = readEnv({
      OPENAI_API_KEY: 'k',
      INNGEST_DEV: '1',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'i',
      S3_SECRET_ACCESS_KEY: 's',
      CLERK_SECRET_KEY: 'sk_test_s',
      NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: 'pk_test_cA==',
      APP_URL: 'https://plumbline.example/',
    });
    expect(chosen).toMatchObject({
      engineProvider: 'openai',
      jobsProvider: 'inngest',
      storageProvider: 's3',
      authProvider: 'clerk',
      isDemoOn: false,
      appUrl: 'https://plumbline.example',
    });
  });

  it.each([
    [{}, '127.0.0.1', true],
    [{ APP_URL: 'http://127.0.0.1:4000' }, '127.0.0.1', true],
    [{ APP_URL: 'http://[::1]:4000' }, '127.0.0.1', true],
    [{ APP_URL: 'https://plumbline.example' }, '0.0.0.0', false],
    [{ APP_URL: 'http://127.0.0.1.attacker.example' }, '0.0.0.0', false],
    [{ APP_URL: 'https://plumbline.example', HOST: '127.0.0.1' }, '127.0.0.1', false],
    [{ HOST: '0.0.0.0' }, '0.0.0.0', false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, '0.0.0.0', true],
    [{ DEMO: '0' }, '127.0.0.1', false],
  ])('of %o makes what can be reached, and by whom the demo is seen', (source, listenHost, isDemoOn) => {
    expect(readEnv(source)).toMatchObject({ listenHost, isDemoOn });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be from 1 to 65535.'],
    [
      { HOST: 'my-machine' },
      'HOST must be an IP address of this machine such as 127.0.0.1, or 0.0.0.0 for all of them.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [{ EDGAR_BASE_URL: 'nowhere' }, 'EDGAR_BASE_URL must be a full URL such as http://127.0.0.1:4000.'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
    [{ CLERK_SECRET_KEY: 's' }, 'CLERK_SECRET_KEY must begin with sk_test_ or sk_live_.'],
    [{ CLERK_JWT_KEY: 'MIIB' }, 'CLERK_JWT_KEY must be the PEM public key that Clerk shows'],
    [
      { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: 'pk_test_cA==' },
      'CLERK_SECRET_KEY and NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY must be set together.',
    ],
    [{ CLERK_SECRET_KEY: 'sk_test_s' }, 'CLERK_SECRET_KEY and NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY must be set together.'],
  ])('refuses %o with one sentence', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(sentence);
  });
});
