import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { EXAMPLE_QUESTIONS } from '@/components/queries/question/example-questions';

/** An analyst reads what a screen shows before the next one; a list takes less, an answer with its page more. */
export const LONGEST_THINKING_MS = 50_000;
export const SHORTEST_THINKING_MS = 10_000;
/** What the viewer asks for when it opens a page: the head of the file, its index at the end, and the page's parts. */
const PART_BYTES = 64 * 1024;

export type Kind = 'list' | 'question' | 'pdf page' | 'screen';
export type Measured = { kind: Kind; ms: number; error: string | null };
export type Person = { userId: string; tenantId: string; headers: Record<string, string> };

/** A new person as admin of a new organization, at an address of their own. */
export async function signUp(baseUrl: string, index: number): Promise<Person> {
  const headers = {
    origin: baseUrl,
    'content-type': 'application/json',
    'x-forwarded-for': `10.9.${Math.floor(index / 250)}.${1 + (index % 250)}`,
  };
  const post = async (path: string, body: unknown, more: Record<string, string> = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const signedUp = await post('/api/auth/sign-up/email', {
    name: `Person ${index}`,
    email: `${randomUUID()}@example.test`,
    password: 'correct horse battery',
  });
  const authorization = `Bearer ${signedUp.headers.get('set-auth-token')}`;
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const made = await post('/api/auth/organization/create', { name: 'Fund', slug: randomUUID() }, { authorization });
  const { id: tenantId } = (await made.json()) as { id: string };
  await post('/api/auth/organization/set-active', { organizationId: tenantId }, { authorization });
  return { userId: user.id, tenantId, headers: { ...headers, authorization } };
}

export type Choices = { baseUrl: string; companyIds: string[]; longPdf: { id: string; bytes: number } };

/** One person at work until `until`: lists, a company's filings, questions of one filing, pages of a long filing. */
export async function work(
  person: Person,
  { baseUrl, companyIds, longPdf }: Choices,
  random: () => number,
  until: number,
  note: (measured: Measured) => void,
): Promise<void> {
  const api = `${baseUrl}/api/v1`;
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const timed = async (kind: Kind, ask: () => Promise<Response[]>): Promise<Response[]> => {
    const startedAt = performance.now();
    try {
      const responses = await ask();
      const bad = responses.find(({ ok }) => !ok);
      note({ kind, ms: performance.now() - startedAt, error: bad ? `${bad.status} ${bad.url}` : null });
      return bad ? [] : responses;
    } catch (error) {
      note({ kind, ms: performance.now() - startedAt, error: error instanceof Error ? error.message : String(error) });
      return [];
    }
  };
  const get = async (path: string): Promise<Response> => {
    const response = await fetch(`${api}${path}`, { headers: person.headers });
    return new Response(await response.arrayBuffer(), response);
  };

  await delay(random() * LONGEST_THINKING_MS);
  while (Date.now() < until) {
    const chance = random();
    const companyId = pick(companyIds) ?? '';
    if (chance < 0.25) await timed('list', async () => [await get('/companies?size=50')]);
    else if (chance < 0.35) await timed('list', async () => [await get('/reports'), await get('/notifications')]);
    else if (chance < 0.4) await timed('screen', async () => [await screen(baseUrl, person)]);
    else if (chance < 0.6) await timed('pdf page', () => openPage(api, person, longPdf, random));
    else {
      const [listed] = await timed('list', async () => [await get(`/documents?company_id=${companyId}`)]);
      const filings = listed ? ((await listed.json()) as { id: string; processing_status: string }[]) : [];
      const filing = pick(filings.filter((each) => each.processing_status === 'processed'));
      if (!filing) continue;
      // A number of its own, so that no answer is an earlier one.
      const query = `${pick(EXAMPLE_QUESTIONS)} (${Math.floor(random() * 1e9)})`;
      const body = JSON.stringify({ query, document_ids: [filing.id], include_confidence: true });
      await timed('question', async () => {
        const response = await fetch(`${api}/queries`, { method: 'POST', headers: person.headers, body });
        return [new Response(await response.arrayBuffer(), response)];
      });
    }
    await delay(SHORTEST_THINKING_MS + random() * (LONGEST_THINKING_MS - SHORTEST_THINKING_MS));
  }
}

async function screen(baseUrl: string, person: Person): Promise<Response> {
  const response = await fetch(`${baseUrl}/companies`, { headers: person.headers });
  return new Response(await response.arrayBuffer(), response);
}

async function openPage(
  api: string,
  person: Person,
  { id, bytes }: Choices['longPdf'],
  random: () => number,
): Promise<Response[]> {
  const starts = [0, bytes - PART_BYTES, random() * (bytes - PART_BYTES), random() * (bytes - PART_BYTES)];
  const parts = await Promise.all(
    starts.map(async (start) => {
      const from = Math.max(0, Math.floor(start));
      const range = `bytes=${from}-${Math.min(bytes, from + PART_BYTES) - 1}`;
      const response = await fetch(`${api}/documents/${id}/pdf`, { headers: { ...person.headers, range } });
      const body = await response.arrayBuffer();
      return new Response(body, { status: response.status === 206 ? 200 : 500 });
    }),
  );
  return parts;
}
