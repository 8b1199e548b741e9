import { setTimeout as delay } from 'node:timers/promises';
import { PAY_RATIO, smallPdf } from '@/tests/api/files';
import type { Client, Outcome } from './client';

/** What the check expects of every filing. */
export const PAGES_OF_A_FILING = 2;
const PEOPLE = 4;
const MOST_FILINGS = 60;
const MOST_REPORTS = 80;
const THINKING_MS = 250;

/** What the product said it had done. Names are chosen by the caller, each for one change alone. */
export type Ledger = {
  filings: Map<string, string>;
  templates: Map<string, string>;
  reports: Map<string, string>;
  questions: Set<string>;
  /** Changes that were never answered: each may exist once, or not at all. */
  unknown: { name: string; reason: string }[];
};

export type Load = { ledger: Ledger; companyId: string; stop(): Promise<void> };

/** Four people who upload filings, make templates, ask questions and order reports, until they are stopped. */
export async function startLoad(client: Client, random: () => number): Promise<Load> {
  const ledger: Ledger = {
    filings: new Map(),
    templates: new Map(),
    reports: new Map(),
    questions: new Set(),
    unknown: [],
  };
  const company = await client.change<{ id: string }>('/companies', { ticker: 'CRSH', name: 'Crash Test', cik: '77' });
  if (company.kind === 'unknown') throw new Error(company.reason);
  const companyId = company.body.id;
  let count = 0;
  const keep = (into: Map<string, string>, name: string, outcome: Outcome<{ id: string }>): void => {
    if (outcome.kind === 'done') into.set(name, outcome.body.id);
    else ledger.unknown.push({ name, reason: outcome.reason });
  };

  const upload = async () => {
    const name = `filing-${++count}.pdf`;
    const form = new FormData();
    const data = await smallPdf([PAY_RATIO, `Filing ${name}. The board met nine times.`]).arrayBuffer();
    form.set('file', new File([data], name, { type: 'application/pdf' }));
    form.set('company_id', companyId);
    form.set('form_type', 'DEF 14A');
    keep(ledger.filings, name, await client.change('/documents', form));
  };
  const makeTemplate = async () => {
    const name = `Template ${++count}`;
    const texts = ['What is the CEO pay ratio?', 'How often did the board meet?', 'Who is the auditor?'];
    const queries = texts.map((text, index) => ({
      id: `custom_${index + 1}`,
      text,
      category: 'governance',
    }));
    keep(ledger.templates, name, await client.change('/reports/templates', { name, queries }));
  };
  const readyFiling = async (): Promise<string | undefined> => {
    const all = await client.read<{ id: string; processing_status: string }[]>(`/documents?company_id=${companyId}`);
    const ready = all.filter((each) => each.processing_status === 'processed');
    return ready[Math.floor(random() * ready.length)]?.id;
  };
  const ask = async () => {
    const filing = await readyFiling();
    if (!filing) return;
    const query = `What is the CEO pay ratio? (${++count})`;
    const outcome = await client.change<{ id: string }>('/queries', { query, document_ids: [filing] });
    if (outcome.kind === 'done') ledger.questions.add(outcome.body.id);
    else ledger.unknown.push({ name: query, reason: outcome.reason });
  };
  const order = async () => {
    const filing = await readyFiling();
    const template = [...ledger.templates.values()].at(-1);
    if (!filing || !template) return;
    const report_title = `Report ${++count}`;
    const wanted = { company_id: companyId, template_id: template, document_ids: [filing], report_title };
    keep(ledger.reports, report_title, await client.change('/reports/generate', wanted));
  };
  const next = (): Promise<void> => {
    const chance = random();
    if (chance < 0.3 && ledger.filings.size < MOST_FILINGS) return upload();
    if (chance < 0.4) return makeTemplate();
    if (chance < 0.6 && ledger.reports.size < MOST_REPORTS) return order();
    return ask();
  };

  let isOver = false;
  const person = async (): Promise<void> => {
    while (!isOver) {
      // A list that does not come is asked for again; changes note for themselves what became of them.
      await next().catch(() => undefined);
      await delay(THINKING_MS);
    }
  };
  await upload();
  const people = Promise.all(Array.from({ length: PEOPLE }, person));
  return {
    ledger,
    companyId,
    async stop() {
      isOver = true;
      await people;
    },
  };
}
