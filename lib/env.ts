import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off', ''])
  .transform((value) => ['1', 'true', 'on'].includes(value));
const count = z.coerce.number('must be a whole number').int('must be a whole number').min(0, 'must be a whole number');
const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const portNumber = () =>
  z.coerce
    .number('must be a whole number from 1 to 65535')
    .int('must be a whole number from 1 to 65535')
    .min(1, 'must be from 1 to 65535')
    .max(65535, 'must be from 1 to 65535');
const optionalUrl = optionalText.refine(
  (value) => value === undefined || URL.canParse(value),
  'must be a full URL such as http://127.0.0.1:4000',
);

function isPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

const REREAD = /^(?:all|\d{10}-\d{2}-\d{6}(?:\s*,\s*\d{10}-\d{2}-\d{6})*)$/;

export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: portNumber().default(3000),
  /** Address that the web server listens on; 0.0.0.0 means all network interfaces. */
  HOST: optionalText.refine(
    (value) => value === undefined || isIP(value) !== 0 || value === 'localhost',
    'must be an IP address of this machine such as 127.0.0.1, or 0.0.0.0 for all of them',
  ),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: optionalText.refine(
    (value) => value === undefined || /^postgres(ql)?:\/\//.test(value),
    'must begin with postgres:// or postgresql://',
  ),
  APP_URL: optionalUrl,
  AUTH_SECRET: optionalText.refine(
    (value) => value === undefined || value.length >= 32,
    'must have at least 32 characters',
  ),
  /** Hours without use after which a session of the embedded sign-in ends. */
  SESSION_IDLE_HOURS: z.coerce
    .number('must be a number of hours')
    .min(0.25, 'must be at least 0.25')
    .max(168, 'must be at most 168')
    .default(12),
  CLERK_SECRET_KEY: optionalText.refine(
    (value) => value === undefined || /^sk_(test|live)_/.test(value),
    'must begin with sk_test_ or sk_live_',
  ),
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: optionalText.refine(
    (value) => value === undefined || /^pk_(test|live)_[\w+/-]+=*$/.test(value),
    'must be the publishable key that Clerk shows, beginning with pk_test_ or pk_live_',
  ),
  // A PEM file on one line has its line breaks written as backslash and n.
  CLERK_JWT_KEY: optionalText
    .transform((value) => value?.replaceAll('\\n', '\n'))
    .refine(
      (value) => value === undefined || isPublicKey(value),
      'must be the PEM public key that Clerk shows, from -----BEGIN PUBLIC KEY----- to -----END PUBLIC KEY-----',
    ),
  CLERK_API_URL: optionalUrl,
  CLERK_WEBHOOK_SIGNING_SECRET: optionalText.refine(
    (value) => value === undefined || value.startsWith('whsec_'),
    'must begin with whsec_',
  ),
  INNGEST_EVENT_KEY: optionalText,
  INNGEST_SIGNING_KEY: optionalText,
  INNGEST_DEV: optionalText.transform((value) => (['0', 'false', 'off'].includes(value ?? '') ? undefined : value)),
  INNGEST_BASE_URL: optionalUrl,
  /**
   * Port on the loopback address at which the worker serves its functions to the web server; chosen by the supervisor.
   */
  INNGEST_WORKER_PORT: portNumber().optional(),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_MODEL: optionalText,
  OPENAI_EMBEDDING_MODEL: optionalText,
  /** US dollars for a million tokens in and out, as "0.40,1.60"; with it, costs are shown before a run. */
  OPENAI_PRICE: optionalText
    .refine(
      (value) => value === undefined || /^\d+(?:\.\d+)?\s*,\s*\d+(?:\.\d+)?$/.test(value),
      'must be two prices in US dollars for a million tokens, in and out, such as 0.40,1.60',
    )
    .transform((value) => {
      const [input, output] = (value ?? '').split(',').map(Number);
      return value === undefined || input === undefined || output === undefined ? undefined : { input, output };
    }),
  EDGAR_BASE_URL: optionalUrl,
  EDGAR_USER_AGENT: optionalText,
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SMTP_URL: optionalText.refine(
    (value) => value === undefined || /^smtps?:\/\//.test(value),
    'must begin with smtp:// or smtps://',
  ),
  MAIL_FROM: optionalText,
  CHROMIUM_PATH: optionalText,
  DEMO: flag.optional(),
  /** Number of trusted reverse proxies in front of the web server; with 0, X-Forwarded-For is ignored. */
  TRUST_PROXY: count.max(10, 'must be at most 10').default(0),
  /** Per user and minute; docs/security.md gives the limits per tenant and address that follow from it. */
  RATE_LIMIT_QUESTIONS: count.min(1, 'must be at least 1').optional(),
  RATE_LIMIT_REPORTS: count.min(1, 'must be at least 1').default(60),
  RATE_LIMIT_UPLOADS: count.min(1, 'must be at least 1').default(120),
  RATE_LIMIT_REQUESTS: count.min(1, 'must be at least 1').default(3000),
  RATE_LIMIT_STORE: z.enum(['memory', 'database'], 'must be memory or database').optional(),
  /** Seconds that a request body may stall or arrive too slowly. */
  HTTP_PATIENCE_SECONDS: count.min(1, 'must be at least 1').default(15),
  /** Processes that answer questions beside the web server; with 0 it answers them. Default: processors less one. */
  ANSWERING_PROCESSES: count.max(16, 'must be at most 16').optional(),
  /** The longest pause before a part that keeps crashing is started again, in seconds. */
  RESTART_LIMIT_SECONDS: count.min(1, 'must be at least 1').default(30),
  /** Whether webhooks may go to addresses of the own network, and over plain http there. */
  WEBHOOKS_ALLOW_PRIVATE: flag.default(false),
  /** Shared filings that are read again at this start: "all", or accession numbers separated by commas. */
  REREAD_SHARED_FILINGS: optionalText.refine(
    (value) => value === undefined || REREAD.test(value),
    'must be "all" or accession numbers such as 0001234567-26-000012 with commas between them',
  ),
  /** What this start runs: everything, or the web server or the worker alone, where each has a machine of its own. */
  PARTS: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  /** For one start: this instance's settings replace those that all instances on the database must share. */
  ADOPT_DATABASE: flag.optional(),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP) that gets spans. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  /** Bearer token for /api/metrics, which is closed without it. */
  METRICS_TOKEN: optionalText.refine(
    (value) => value === undefined || value.length >= 16,
    'must have at least 16 characters',
  ),
  /** Statements that take longer are logged, without their values. */
  SLOW_QUERY_MS: count.min(1, 'must be at least 1').default(1000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type RawEnv = z.infer<typeof envSchema>;

export type Env = RawEnv & {
  /** Absolute path of the data folder. */
  dataDir: string;
  appUrl: string;
  /** Address that the web server listens on: only this machine unless HOST or APP_URL is set. */
  listenHost: string;
  authProvider: 'embedded' | 'clerk';
  jobsProvider: 'pg-boss' | 'inngest';
  engineProvider: 'extractive' | 'openai';
  storageProvider: 'local' | 's3';
  isDemoOn: boolean;
  /**
   * Where requests are counted for rate limits; with the embedded database there is one web process, which counts in
   * memory.
   */
  rateLimitStore: 'memory' | 'database';
  /** The longest pause before a part that keeps crashing is started again. */
  restartLimitMs: number;
  questionsPerMinute: number;
};

/** A message about a setting that needs another one to work; null when there is none. */
function missingPart(raw: RawEnv): string | null {
  const {
    INNGEST_EVENT_KEY: eventKey,
    INNGEST_SIGNING_KEY: signingKey,
    INNGEST_DEV: dev,
    INNGEST_BASE_URL: inngestUrl,
  } = raw;
  if (Boolean(raw.CLERK_SECRET_KEY) !== Boolean(raw.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY))
    return 'CLERK_SECRET_KEY and NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY must be set together.';
  if (!dev && Boolean(eventKey) !== Boolean(signingKey))
    return (
      'INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY must be set together, or INNGEST_DEV=1 for a development server, ' +
      'which needs neither.'
    );
  if (!dev && !eventKey && inngestUrl)
    return (
      'INNGEST_BASE_URL needs INNGEST_DEV=1 for a development server there, or INNGEST_EVENT_KEY and ' +
      'INNGEST_SIGNING_KEY.'
    );
  if (raw.PARTS !== 'all' && !raw.DATABASE_URL)
    return `PARTS=${raw.PARTS} needs DATABASE_URL: the embedded database serves one start of everything.`;
  if (raw.S3_BUCKET && !(raw.S3_ACCESS_KEY_ID && raw.S3_SECRET_ACCESS_KEY))
    return 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  return null;
}

/** Reads and checks the environment. Throws an Error whose message is one sentence per wrong value. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(source);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '));
  }
  const raw = parsed.data;
  const missing = missingPart(raw);
  if (missing) throw new Error(missing);
  const authProvider = raw.CLERK_SECRET_KEY ? 'clerk' : 'embedded';
  const appUrl = (raw.APP_URL ?? `http://localhost:${raw.PORT}`).replace(/\/$/, '');
  const isForThisMachine = isLoopback(new URL(appUrl).hostname);
  const listenHost = raw.HOST ?? (isForThisMachine ? '127.0.0.1' : '0.0.0.0');
  return {
    ...raw,
    dataDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), raw.DATA_DIR),
    appUrl,
    listenHost,
    authProvider,
    jobsProvider: raw.INNGEST_EVENT_KEY || raw.INNGEST_DEV ? 'inngest' : 'pg-boss',
    engineProvider: raw.OPENAI_API_KEY ? 'openai' : 'extractive',
    storageProvider: raw.S3_BUCKET ? 's3' : 'local',
    restartLimitMs: raw.RESTART_LIMIT_SECONDS * 1000,
    // A question without a model costs about 20 ms of computing; one to a model costs money.
    questionsPerMinute: raw.RATE_LIMIT_QUESTIONS ?? (raw.OPENAI_API_KEY ? 120 : 1200),
    rateLimitStore: raw.RATE_LIMIT_STORE ?? (raw.DATABASE_URL ? 'database' : 'memory'),
    // On an installation that others can reach, the demo must be switched on by the operator.
    isDemoOn: raw.DEMO ?? (authProvider === 'embedded' && isForThisMachine && isLoopback(listenHost)),
  };
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    host === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}

let cached: Env | undefined;

/** The validated environment of this process, read once. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}
