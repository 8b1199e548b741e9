import { beforeAll, expect, it } from 'vitest';
import { newUser, someCompany, type ApiClient } from '../support/api-client';

type Company = { id: string; name: string; ticker: string; cik: string };
type Import = { results: { status: string; message: string }[] };

let first: ApiClient;
let second: ApiClient;
beforeAll(async () => {
  [first, second] = await Promise.all([newUser(), newUser()]);
});

const browse = async (client: ApiClient, search: unknown) =>
  (await client.request<Company[]>('GET', `/companies/all/browse?search=${String(search)}`)).body;
const importRow = async (client: ApiClient, { ticker, name, cik }: ReturnType<typeof someCompany>) => {
  const file = new File([`ticker,name,cik\n${ticker},${name},${cik}\n`], 'companies.csv', { type: 'text/csv' });
  return (await client.upload<Import>('/companies/bulk-import', { file })).body.results.map(({ status, message }) => ({
    status,
    message,
  }));
};

it("a company that one tenant enters is not in another's Browse, by CIK, name or ticker", async () => {
  const typed = someCompany({ name: 'Project Nightfall Target' });
  const { body } = await first.request<Company>('POST', '/companies', typed);
  // The second types the CIK as well, which once joined it to the row of the first.
  const theirs = someCompany({ cik: typed.cik });
  await second.request('POST', '/companies', theirs);
  for (const client of [first, second])
    for (const search of [typed.cik, 'Nightfall', typed.ticker]) expect(await browse(client, search)).toEqual([]);
  expect((await second.request<Company[]>('GET', `/companies?search=${typed.cik}`)).body).toMatchObject([
    { name: theirs.name, ticker: theirs.ticker },
  ]);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/add-to-organization'],
    ['DELETE', ''],
  ] as const) {
    expect((await second.request(method, `/companies/${body.id}${path}`)).status).toBe(404);
  }
});

it('the first tenant to enter a CIK does not name it for others, also after removing it', async () => {
  const typed = someCompany({ name: 'Named by the first' });
  await first.request('POST', '/companies', typed);
  const theirs = await second.request<Company>(
    'POST',
    '/companies',
    someCompany({ cik: typed.cik, name: 'Named by the second' }),
  );
  await second.request('DELETE', `/companies/${theirs.body.id}`);
  const again = await second.request<Company>(
    'POST',
    '/companies',
    someCompany({ cik: typed.cik, name: 'Named once more' }),
  );
  expect(again).toMatchObject({ status: 201, body: { name: 'Named once more' } });
  expect((await first.request<Company[]>('GET', `/companies?search=${typed.cik}`)).body).toMatchObject([
    { name: 'Named by the first' },
  ]);
});

it("bulk import and adding answer the same for a CIK on another tenant's list and for an unknown one", async () => {
  const followed = someCompany();
  await first.request('POST', '/companies', followed);
  const unknown = someCompany();
  expect(await importRow(second, followed)).toEqual(await importRow(second, unknown));
  expect(await importRow(second, followed)).toEqual([
    { status: 'already_exists', message: 'Already in your organization' },
  ]);

  const other = someCompany();
  await first.request('POST', '/companies', other);
  const shape = async (company: ReturnType<typeof someCompany>) => {
    const { status, body } = await second.request('POST', '/companies', company);
    const { id: _id, name: _name, ticker: _ticker, cik: _cik, created_at: _at, filed_name: _filed, ...rest } = body;
    return { status, rest };
  };
  expect(await shape(other)).toEqual(await shape(someCompany()));
});

it('a company is on a list once, whether imported or added', async () => {
  const company = someCompany();
  const answers = await Promise.all([1, 2, 3].map(() => first.request('POST', '/companies', company)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});
