import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import type { Grid, GridSummary } from '@/lib/grid/schema';
import type { GridCells, GridEstimate } from '@/lib/grid/schema-cells';
import { baseUrl, newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';
import { PROXY } from '../support/proxy-pages';
import { smallPdf } from './files';

const NO_ID = '00000000-0000-4000-8000-000000000000';

describe('grids', () => {
  let admin: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyId: string;
  let grid: Grid;

  beforeAll(async () => {
    admin = await newUser();
    [viewer, stranger] = await Promise.all([newMember(admin, 'viewer'), newUser()]);
    const company = await admin.request<{ id: string }>(
      'POST',
      '/companies/',
      someCompany({ name: '=Formula & Sons' }),
    );
    companyId = company.body.id;
    const { body } = await admin.upload<{ id: string }>('/documents/', {
      file: smallPdf(PROXY),
      company_id: companyId,
      form_type: 'DEF 14A',
      fiscal_year: '2026',
      filing_date: '2027-03-26',
      process: 'false',
    });
    const job = await admin.request<{ id: string }>('POST', '/processing/process', { document_ids: [body.id] });
    await untilJobEnds(admin, job.body.id, 200_000);
  }, 240_000);

  it('are made with rows and columns, and refuse what names nothing', async () => {
    const made = await admin.request<Grid>('POST', '/grids', {
      name: 'Season',
      visibility: 'organization',
      rows: [{ company_id: companyId }],
      columns: [
        { kind: 'fact', key: 'ceo_pay_ratio', limit: { operator: 'above', value: 200 } },
        { kind: 'fact', key: 'meeting_date' },
      ],
    });
    expect(made.status).toBe(201);
    grid = made.body;
    expect(grid.rows).toMatchObject([{ company_id: companyId, form_type: 'DEF 14A', document_fiscal_year: 2026 }]);
    expect(grid.columns.map(({ heading }) => heading)).toEqual(['CEO pay ratio', 'Annual meeting date']);
    const refused = async (body: unknown) =>
      (await admin.request('POST', '/grids', { name: 'X', ...(body as object) })).status;
    expect(await refused({ rows: [{ company_id: NO_ID }] })).toBe(404);
    expect(await refused({ rows: [{ company_id: companyId, group_id: NO_ID }] })).toBe(422);
    expect(await refused({ columns: [{ kind: 'fact', key: 'no_such_fact' }] })).toBe(422);
    expect(await refused({ columns: [{ kind: 'question', text: ' ' }] })).toBe(422);
    expect((await stranger.request('GET', `/grids/${grid.id}`)).status).toBe(404);
  });

  it('estimate what a run would compute, run it, and answer with the evidence', { timeout: 240_000 }, async () => {
    const path = `/grids/${grid.id}`;
    expect((await viewer.request<GridEstimate>('GET', `${path}/estimate`)).body).toMatchObject({ cells: 2, usd: null });
    expect((await viewer.request('POST', `${path}/run`, {})).status).toBe(403);
    const job = await admin.request<{ id: string }>('POST', `${path}/run`, { only: 'missing' });
    expect(job.status).toBe(202);
    await untilJobEnds(admin, job.body.id, 200_000);
    const { body } = await viewer.request<GridCells>('GET', `${path}/cells`);
    expect(body.counts).toMatchObject({ total: 2, answered: 2, breaks_flag: 1 });
    expect(body.cells).toMatchObject([
      { state: 'answered', value: 210, unit: 'ratio', breaks_flag: true, sources: [{ page_number: 3 }] },
      { state: 'answered', value: '2027-05-12', unit: 'date', breaks_flag: null },
    ]);
    const [column] = grid.columns;
    const one = await viewer.request<GridCells>('GET', `${path}/cells?columns=${column?.id}&detail=page`);
    expect(one.body.cells).toHaveLength(1);
    expect(one.body.cells[0]?.sources[0]).toMatchObject({ page_number: 3, excerpt: '' });
    const news = await viewer.request<GridCells>('GET', `${path}/cells?changed_since=${body.as_of}`);
    expect(news.body.cells).toEqual([]);
  });

  it('are exported with typed values, a sheet of sources, and no formula of a name', async () => {
    const file = async (format: string) => {
      const response = await fetch(`${baseUrl()}/api/v1/grids/${grid.id}/export?format=${format}`, {
        headers: { authorization: `Bearer ${viewer.token}` },
      });
      expect(response.status).toBe(200);
      return new Uint8Array(await response.arrayBuffer());
    };
    const book = read(await file('xlsx'), { cellDates: true });
    expect(book.SheetNames).toEqual(['grid', 'sources']);
    const [first] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.grid ?? {});
    expect(first).toMatchObject({ Company: "'=Formula & Sons", 'CEO pay ratio': 210 });
    expect(first?.['Annual meeting date']).toBeInstanceOf(Date);
    const sources = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.sources ?? {});
    expect(sources[0]).toMatchObject({ Page: 3, Verified: 'yes', 'Breaks flag': 'yes' });
    expect(String(sources[0]?.Link)).toContain(`/grid/${grid.id}?cell=`);
    const csv = new TextDecoder().decode(await file('csv'));
    expect(csv).toContain('"\'=Formula & Sons"');
    expect(csv).toContain('"210","2027-05-12"');
  });

  it('keep cells when columns move or a limit changes', async () => {
    const path = `/grids/${grid.id}`;
    const columns = grid.columns.toReversed().map((each) => ({ ...each, limit: null }));
    const changed = await admin.request<Grid>('PATCH', path, { columns });
    expect(changed.body.columns.map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
    const { body } = await admin.request<GridCells>('GET', `${path}/cells`);
    expect(body.counts).toMatchObject({ answered: 2, breaks_flag: 0 });
    const template = await admin.request<Grid>('PATCH', path, { template_id: 'default_agm_template' });
    expect(template.body.columns).toHaveLength(42);
  });

  it('are listed with their counts, and deleted', async () => {
    const list = await viewer.request<{ grids: GridSummary[]; total: number }>('GET', '/grids');
    expect(list.body).toMatchObject({ total: 1, grids: [{ name: 'Season', rows_count: 1, cells_count: 2 }] });
    const own = await admin.request<Grid>('POST', '/grids', { name: 'My own' });
    expect((await viewer.request<{ total: number }>('GET', '/grids')).body.total).toBe(1);
    expect((await admin.request('DELETE', `/grids/${own.body.id}`)).status).toBe(204);
    expect((await admin.request('GET', `/grids/${own.body.id}`)).status).toBe(404);
  });
});
