/**
 * Frames of a grid of 500 × 20 while it is scrolled down and across, in Chromium: `tsx bench/grid-frames.ts --url
 * http://127.0.0.1:3000`. The product must run there, with RATE_LIMIT_REQUESTS high enough for 500 new companies; the
 * cells are made up on the way to the browser. The same is done with a still copy of the table, without any script:
 * what the browser draws of it on this machine is the most that the grid can reach.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '@/lib/pdf/render/find-chromium';
import type { Grid } from '@/lib/grid/schema';
import type { GridCell, GridCells } from '@/lib/grid/schema-cells';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    rows: { type: 'string', default: '500' },
    columns: { type: 'string', default: '20' },
    screenshot: { type: 'string' },
  },
});
const [ROWS, COLUMNS] = [Number(values.rows), Number(values.columns)];
const KEYS = ['ceo_pay_ratio', 'ceo_total_pay', 'board_women', 'clawback_policy'];

const { executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const grid = await makeGrid(page);
  await page.route(`**/api/v1/grids/${grid.id}/cells*`, (route) => route.fulfill({ json: cellsOf(grid) }));
  await page.goto(`${values.url}/grid/${grid.id}`);
  await page.getByRole('gridcell').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_500);
  await scrollAllWays(page, 'grid');
  const cells = await page.getByRole('gridcell').count();
  console.log(`${ROWS} × ${COLUMNS}; ${cells} cells drawn at once`);
  if (values.screenshot) await page.screenshot({ path: values.screenshot });
  await showStillCopy(page);
  await scrollAllWays(page, 'still copy');
} finally {
  await browser.close();
}
process.exit(0);

async function scrollAllWays(page: Page, what: string): Promise<void> {
  for (const [name, dx, dy] of [
    ['down', 0, 60],
    ['across', 40, 0],
    ['both ways', 25, 45],
  ] as const) {
    const { frames, median, p95, worst, dropped } = await scroll(page, dx, dy);
    console.log(
      `${what}, ${name}: ${frames} frames, median ${median.toFixed(1)} ms, 95 of 100 under ${p95.toFixed(1)} ms, ` +
        `worst ${worst.toFixed(0)} ms, over 20 ms: ${dropped}`,
    );
  }
}

/** Replaces the grid with copies of its visible rows, as many as fill the table. */
async function showStillCopy(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const table = document.querySelector('[role=grid]');
    const copy = table.cloneNode(true);
    const body = copy.lastElementChild;
    const [row, next] = [...body.children];
    const height = parseFloat(next.style.top) - parseFloat(row.style.top);
    const rows = [...body.children];
    body.replaceChildren(...Array.from({ length: ${ROWS} }, (_, index) => {
      const each = rows[index % rows.length].cloneNode(true);
      each.style.top = index * height + 'px';
      return each;
    }));
    table.replaceWith(copy);
  })()`);
  await page.waitForTimeout(1_000);
}

/** Scrolls by a step a frame for three seconds and times the frames. */
async function scroll(page: Page, dx: number, dy: number) {
  // As text, because the loader's helpers are not there in the browser.
  const times = (await page.evaluate(`(async () => {
    const table = document.querySelector('[role=grid]');
    table.scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const times = [];
    let [x, y] = [${dx}, ${dy}];
    let last = await new Promise(requestAnimationFrame);
    const end = last + 3000;
    while (last < end) {
      table.scrollBy(x, y);
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
      if (table.scrollLeft + table.clientWidth >= table.scrollWidth - 1 || table.scrollLeft <= 0) x = -x;
      if (table.scrollTop + table.clientHeight >= table.scrollHeight - 1 || table.scrollTop <= 0) y = -y;
    }
    return times;
  })()`)) as number[];
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    frames: times.length,
    median: at(0.5),
    p95: at(0.95),
    worst: sorted.at(-1) ?? 0,
    dropped: times.filter((ms) => ms > 20).length,
  };
}

async function makeGrid(page: Page): Promise<Grid> {
  const headers = { origin: values.url };
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const answer = await page.request.post(`${values.url}${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const unique = crypto.randomUUID();
  await post('/api/auth/sign-up/email', {
    name: 'Frames',
    email: `${unique}@example.test`,
    password: 'correct horse battery',
  });
  await post('/api/auth/organization/create', { name: 'Frames', slug: unique });
  const from = Math.floor(Math.random() * 1e8);
  const rows: { company_id: string }[] = [];
  for (let index = 0; index < ROWS; index += 1) {
    const { id } = await post<{ id: string }>('/api/v1/companies/', {
      ticker: `F${(from + index).toString(36).toUpperCase()}`.slice(0, 9),
      name: `Frames Test Company ${index + 1}`,
      cik: String(9_000_000_000 + from + index),
      entity_type: 'CORPORATION',
    });
    rows.push({ company_id: id });
  }
  const columns = Array.from({ length: COLUMNS }, (_, index) => ({
    kind: 'question',
    text: `Question number ${index + 1} of the season?`,
    heading: `Column ${index + 1}`,
    answer_type: index % 4 === 3 ? 'words' : 'number',
    limit: index % 4 === 0 ? { operator: 'above', value: 200 } : null,
  }));
  return post<Grid>('/api/v1/grids', { name: 'Frames', rows, columns });
}

function cellsOf(grid: Grid): GridCells {
  const cells = grid.rows.flatMap((row, at) =>
    grid.columns.map((column, index): GridCell => {
      const kind = KEYS[index % KEYS.length];
      const seed = (at * 31 + index * 17) % 241;
      const value = kind === 'clawback_policy' ? seed % 2 === 0 : kind === 'ceo_total_pay' ? seed * 90_000 : seed + 18;
      const unit = { ceo_pay_ratio: 'ratio', ceo_total_pay: 'USD', board_women: 'percent' }[kind ?? ''] ?? 'yes_no';
      const source = {
        chunk_id: '',
        document_id: grid.id,
        page_number: (seed % 90) + 1,
        section_title: '',
        excerpt: '',
        bounding_boxes: [],
        relevance_score: 0,
        quote_verified: true,
      };
      return {
        row_id: row.id,
        column_id: column.id,
        state: seed % 19 === 0 ? 'not_stated' : 'answered',
        text: String(value),
        value,
        unit,
        reason: null,
        sources: [source],
        engine: 'facts',
        breaks_flag: kind === 'ceo_pay_ratio' ? seed + 18 > 200 : null,
        document_id: null,
        is_outdated: false,
        computed_at: '2026-11-22T00:00:00.000Z',
      };
    }),
  );
  const counts = {
    total: cells.length,
    answered: cells.length,
    not_stated: 0,
    cannot_determine: 0,
    running: 0,
    failed: 0,
    not_run: 0,
    breaks_flag: 0,
    outdated: 0,
  };
  return { cells, counts, as_of: new Date().toISOString(), grid_updated_at: grid.updated_at };
}
