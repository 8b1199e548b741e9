import { expect, test, type Page } from '@playwright/test';
import { address, openDemo, visit } from '../support/visits';

test('at 390 px nothing overlaps, and nothing leaves the page', async ({ page }) => {
  await openDemo(page);
  const { company, proxy } = await aldermoor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const problems: string[] = [];
  for (const path of [
    '/companies',
    `/companies/${company}`,
    `/companies/${company}?tab=facts`,
    '/query',
    `/query?company=${company}&docs=${proxy}&tab=query&q=What+is+the+CEO+pay+ratio%3F`,
    '/reports',
    '/reports?tab=templates',
    '/reports?tab=generate',
    '/reports?tab=groups',
    '/reports?tab=subscriptions',
    '/reports?tab=queue',
    '/reports/templates/new',
    '/engagements',
    '/organization',
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    // A list that is still empty overlaps nothing.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const problem of await page.evaluate(collisions)) problems.push(`${path}: ${problem}`);
  }
  expect(problems).toEqual([]);
});

test('the company list of the Query screen takes the room that its rows need', async ({ page }) => {
  await openDemo(page);
  await visit(page, '/query');
  const list = page.getByRole('list', { name: 'Companies' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const rows = 3;
  const { height } = (await list.locator('..').boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(rows * 48 + 10);
});

test('a line separates one filing from the next, also where a remark follows, and none doubles the frame', async ({
  page,
}) => {
  await openDemo(page);
  const { company } = await aldermoor(page);
  await visit(page, `/companies/${company}`);
  const rows = page.getByRole('table', { name: 'Documents' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const lines = await rows.evaluateAll((all) =>
    all.map((row) => getComputedStyle(row.querySelector('td, th') ?? row).borderBottomWidth),
  );
  expect(lines.at(-1)).toBe('0px');
  // Of the others only a row with a remark directly below it has none.
  const bare = await rows.evaluateAll((all) =>
    all
      .slice(0, -1)
      .filter(
        (row, at) =>
          getComputedStyle(row.querySelector('td, th') ?? row).borderBottomWidth === '0px' &&
          !all[at + 1]?.querySelector('td[colspan]'),
      )
      .map((row) => row.textContent ?? ''),
  );
  expect(bare).toEqual([]);
});

test('the tiles of a report stay inside their card', async ({ page }) => {
  await openDemo(page);
  const { company, proxy } = await aldermoor(page);
  const headers = { origin: address() };
  await page.request.put(`${address()}/api/v1/reports/templates/default_agm_template/flags`, {
    headers,
    data: { flag_configuration: Array.from({ length: 30 }, (_, at) => `CEO pay ratio above ${at + 10}:1`).join('\n') },
  });
  const response = await page.request.post(`${address()}/api/v1/reports/generate`, {
    headers,
    data: { company_id: company, template_id: 'default_agm_template', document_ids: [proxy] },
    timeout: 120_000,
  });
  const { id } = (await response.json()) as { id: string };
  await visit(page, `/reports/${id}`);
  const tile = page.getByText('Flags Triggered', { exact: true });
  await expect(tile).toBeVisible({ timeout: 120_000 });
  const inside = await tile.evaluate((term) => {
    const card = term.closest('[role="region"]')?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(term);
    return (card?.right ?? 0) - range.getBoundingClientRect().right;
  });
  expect(inside).toBeGreaterThanOrEqual(8);
  for (const path of [`/reports/${id}`, '/reports', '/companies', '/reports?tab=groups']) {
    await visit(page, path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/(?<![\d,.])1 (?:reports|companies|documents|filings|queries|groups|templates|flags)\b/);
  }
});

async function aldermoor(page: Page): Promise<{ company: string; proxy: string }> {
  const read = async <T>(path: string) => (await page.request.get(`${address()}/api/v1${path}`)).json() as Promise<T>;
  const [company] = await read<{ id: string }[]>('/companies/?search=ALDM');
  const documents = await read<{ id: string; form_type: string }[]>(`/documents/?company_id=${company?.id}`);
  return {
    company: company?.id ?? '',
    proxy: documents.find(({ form_type }) => form_type === 'DEF 14A')?.id ?? '',
  };
}

/** Elements that overlap others or extend beyond the right edge; runs in the browser. */
function collisions(): string[] {
  const width = document.documentElement.clientWidth;
  const found = document.documentElement.scrollWidth > width + 1 ? ['the page scrolls sideways'] : [];
  const seen = [...document.querySelectorAll('button, a, input, textarea, h1, h2, h3, p, td, th, dt, dd, li > span')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden="true"], .sr-only'))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      let isScrolled = false;
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(frame);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = frame.getBoundingClientRect();
        // Scrolled content and text that ends in three dots is cut on purpose.
        isScrolled ||= textOverflow === 'ellipsis';
        isScrolled ||= /auto|scroll/.test(overflowX) && frame.scrollWidth > frame.clientWidth + 1;
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      const name = `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
      return { element, box, name, isOut: !isScrolled && (right > width + 1 || left < -1) };
    })
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2 && box.top < window.innerHeight);
  found.push(...seen.filter(({ isOut }) => isOut).map(({ name }) => `${name} runs out of the page`));
  seen.forEach((one, at) => {
    for (const other of seen.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 3 && down > 3) found.push(`${one.name} and ${other.name} overlap`);
    }
  });
  return [...new Set(found)];
}
