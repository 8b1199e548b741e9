import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EXAMPLE_QUESTIONS } from '@/components/queries/question/example-questions';
import { splitOf } from '@/bench/reading/cases';
import { startProduct } from '@/tests/support/start-product';

const BUSY_FILINGS = 4;
const WARM_UP = 10;
const IDLE_QUESTIONS = 60;
/** Between two questions, as a person reads the answer. */
const PAUSE_MS = 150;

type Asked = { idle: number[]; busy: number[]; busySeconds: number };

/**
 * How long a question takes while filings are processed, beside how long it takes when nothing else is done: the
 * production build with its web process, worker and database, asked over HTTP.
 */
export async function benchQuestionsWhileProcessing(folder: string): Promise<void> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && splitOf(name) !== 'test')
    .sort();
  const [first, ...rest] = names.slice(0, BUSY_FILINGS + 1).map((name) => path.join(folder, name));
  if (!first || rest.length < BUSY_FILINGS)
    throw new Error(`${folder} holds fewer than ${BUSY_FILINGS + 1} PDF files to process.`);
  const product = await startProduct({ DEMO: '0', RATE_LIMIT_QUESTIONS: '100000', RATE_LIMIT_REQUESTS: '100000' });
  try {
    print(await measure(product.baseUrl, first, rest));
  } finally {
    await product.stop();
  }
}

async function measure(baseUrl: string, first: string, rest: readonly string[]): Promise<Asked> {
  const call = await signUp(baseUrl);
  const { id: companyId } = await call<{ id: string }>('POST', '/api/v1/companies/', {
    ticker: 'BNCH',
    name: 'Bench',
    cik: '1',
  });
  const upload = async (file: string) => {
    const form = new FormData();
    form.set('file', new File([readFileSync(file)], path.basename(file)));
    form.set('company_id', companyId);
    form.set('form_type', 'DEF 14A');
    form.set('process', 'false');
    return (await call<{ id: string }>('POST', '/api/v1/documents/', form)).id;
  };
  const process = async (ids: string[]) =>
    (await call<{ id: string }>('POST', '/api/v1/processing/process', { document_ids: ids })).id;
  const isRunning = async (jobId: string) => {
    const { status, error } = await call<{ status: string; error: string | null }>(
      'GET',
      `/api/v1/processing/jobs/${jobId}`,
    );
    if (status === 'failed') throw new Error(`The filings were not processed: ${error}`);
    return status !== 'completed';
  };

  const asked = await upload(first);
  const ready = await process([asked]);
  while (await isRunning(ready)) await delay(500);
  let turn = 0;
  const ask = async () => {
    // A number of its own, so that no answer is an earlier one.
    const query = `${EXAMPLE_QUESTIONS[turn++ % EXAMPLE_QUESTIONS.length]} (${turn})`;
    const startedAt = performance.now();
    await call('POST', '/api/v1/queries/', { query, document_ids: [asked], include_confidence: true, max_chunks: 10 });
    const ms = performance.now() - startedAt;
    await delay(PAUSE_MS);
    return ms;
  };
  for (let count = 0; count < WARM_UP; count += 1) await ask();
  const idle: number[] = [];
  while (idle.length < IDLE_QUESTIONS) idle.push(await ask());
  printTimes('Nothing else is done', idle);

  const waiting = [];
  for (const file of rest) waiting.push(await upload(file));
  const startedAt = performance.now();
  const job = await process(waiting);
  const busy: number[] = [];
  while (await isRunning(job)) busy.push(await ask());
  return { idle, busy, busySeconds: (performance.now() - startedAt) / 1000 };
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

async function signUp(baseUrl: string): Promise<Call> {
  const headers = { origin: baseUrl, 'content-type': 'application/json' };
  const signedUp = await fetch(`${baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Bench', email: `${randomUUID()}@example.test`, password: 'correct horse battery' }),
  });
  const token = signedUp.headers.get('set-auth-token');
  if (!token) throw new Error(`Signing up answered ${signedUp.status}.`);
  const authorization = `Bearer ${token}`;
  return async <T>(method: string, address: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${baseUrl}${address}`, {
      method,
      headers: { authorization, ...(isForm ? { origin: baseUrl } : headers) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

function printTimes(name: string, times: readonly number[]): void {
  const ms = (share: number) => `${at(times, share).toFixed(0).padStart(6)} ms`;
  console.log(
    `${name.padEnd(34)} ${String(times.length).padStart(5)} questions   p50 ${ms(0.5)}   ` +
      `p95 ${ms(0.95)}   max ${ms(1)}`,
  );
}

function print({ idle, busy, busySeconds }: Asked): void {
  printTimes(`While ${BUSY_FILINGS} filings are processed`, busy);
  console.log(
    `p95 while processing / p95 idle: ${(at(busy, 0.95) / at(idle, 0.95)).toFixed(2)} (promised: at most 2.00); ` +
      `the filings took ${busySeconds.toFixed(0)} s`,
  );
}
