/** Every screen that the browser tests visit, with placeholders for ids in braces. */
export const SCREENS = [
  '/companies',
  '/companies/{company}',
  '/companies/{company}?tab=facts',
  '/companies/{company}?tab=changes',
  '/companies/{company}?tab=financials',
  '/query',
  '/query?company={company}&docs={proxy}&tab=query&q=What+is+the+CEO+pay+ratio%3F',
  '/grid',
  '/grid/{grid}',
  '/reports',
  '/reports/{report}',
  '/reports?tab=templates',
  '/reports?tab=generate',
  '/reports?tab=groups',
  '/reports?tab=subscriptions',
  '/reports?tab=queue',
  '/reports/templates/new',
  '/voting',
  '/voting/ballots/{ballot}',
  '/voting/policies',
  '/voting/policies/{policy}',
  '/voting/outcomes',
  '/engagements',
  '/engagements?id={engagement}',
  '/organization',
] as const;

export type DemoIds = Record<'company' | 'proxy' | 'grid' | 'report' | 'ballot' | 'policy' | 'engagement', string>;
type Item = { id: string; form_type?: string; status?: string; state?: string };

/** The address of a screen, without that of the product. */
export function pathOf(screen: string, ids: DemoIds): string {
  return screen.replace(/\{(\w+)\}/g, (_whole, name: keyof DemoIds) => ids[name]);
}

/** One of each thing of the demo that has a screen of its own. `read` asks the API for a path. */
export async function findDemoIds(read: (path: string) => Promise<unknown>): Promise<DemoIds> {
  const first = async (path: string, list?: string, is: (item: Item) => boolean = () => true): Promise<string> => {
    const answer = await read(path);
    const items = (list ? (answer as Record<string, unknown>)[list] : answer) as Item[];
    const found = items.find(is)?.id;
    if (!found) throw new Error(`The demo has nothing at ${path}.`);
    return found;
  };
  const company = await first('/companies/?search=ALDM');
  return {
    company,
    proxy: await first(`/documents/?company_id=${company}`, undefined, (item) => item.form_type === 'DEF 14A'),
    grid: await first('/grids', 'grids'),
    report: await first('/reports?status_filter=completed', 'reports'),
    ballot: await first('/voting/ballots', 'ballots', ({ state }) => state === 'draft'),
    policy: await first('/voting/policies', 'policies'),
    engagement: await first('/engagements', 'engagements'),
  };
}
