import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/organization/actions';
import { done } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { TOOL_LIST } from '@/lib/mcp/tool-list.rules';
import type { EdgarContact } from '@/lib/organizations/schema-edgar';
import { IntegrationsTab } from './integrations-tab';

vi.mock('@/app/(app)/organization/actions', () => ({
  saveEdgarContact: vi.fn(),
  testEdgarContact: vi.fn(),
}));
const saveEdgarContact = vi.mocked(actions.saveEdgarContact);

const ROOT = '/organizations/current';
const contact: EdgarContact = {
  name: 'Northwind Stewardship',
  email: 'desk@example.com',
  source: 'organization',
  is_ready: true,
  can_edit: true,
  tested_at: null,
  test_ms: null,
  test_error: null,
};
const tokens = (mcp_calls: number) => ({ tokens: [], total: 0, mcp_calls });

function open(answers: Answers = {}) {
  serve({
    [`${ROOT}/tokens`]: () => answer(tokens(1204)),
    [`${ROOT}/webhooks`]: () => answer({ webhooks: [], total: 0 }),
    [`${ROOT}/edgar-contact`]: () => answer(contact),
    ...answers,
  });
  return show(<IntegrationsTab appUrl="https://plumbline.example" />);
}

const card = (name: RegExp | string) => within(screen.getByRole('region', { name }));
const mcp = () => card('MCP server');
const copied = () => navigator.clipboard.readText();
const ADDRESS = 'https://plumbline.example/api/mcp';

beforeEach(() => void saveEdgarContact.mockReset());

describe('the integrations of an organization', () => {
  it('are named cards', async () => {
    open();
    expect(await screen.findByText(/No tokens yet/)).toBeVisible();
    expect(
      screen.getAllByRole('region').map((each) => within(each).getByRole('heading', { level: 2 }).textContent),
    ).toEqual([
      expect.stringContaining('API tokens'),
      expect.stringContaining('Webhooks'),
      'EDGAR contact',
      'MCP server',
    ]);
  });

  it('show the contact for EDGAR, which is saved by its form', async () => {
    saveEdgarContact.mockResolvedValue(done({ ...contact, name: 'Brook Stewardship' }));
    const { user } = open();
    const name = await card('EDGAR contact').findByLabelText('Name');
    expect(name).toHaveValue('Northwind Stewardship');
    await user.clear(name);
    await user.type(name, 'Brook Stewardship');
    await user.click(card('EDGAR contact').getByRole('button', { name: /^Sav/ }));
    await waitFor(() =>
      expect(saveEdgarContact).toHaveBeenCalledExactlyOnceWith({
        body: { name: 'Brook Stewardship', email: 'desk@example.com' },
      }),
    );
  });
});

describe('the MCP server', () => {
  it('gives its address, which can be copied and not changed', async () => {
    const { user } = open();
    const field = mcp().getByRole('textbox', { name: 'Address' });
    expect(field).toHaveValue(ADDRESS);
    expect(field).toHaveAttribute('readonly');
    await user.click(mcp().getByRole('button', { name: 'Copy' }));
    await waitFor(async () => expect(await copied()).toBe(ADDRESS));
  });

  it('gives a configuration to paste that programs can read', async () => {
    const { user } = open();
    expect(mcp().getByRole('radio', { name: 'Config file' })).toBeChecked();
    const text = mcp().getByLabelText('What to paste').textContent;
    const server = { type: 'http', url: ADDRESS, headers: { Authorization: 'Bearer plb_…' } };
    expect(JSON.parse(text)).toEqual({ plumbline: server });
    await user.click(mcp().getByRole('button', { name: 'Copy the connection' }));
    await waitFor(async () => expect(await copied()).toBe(text));
  });

  it('gives a command instead, and copies what it shows', async () => {
    const { user } = open();
    await user.click(mcp().getByRole('radio', { name: 'Command line' }));
    const text = mcp().getByLabelText('What to paste').textContent;
    expect(text).toBe(
      `claude mcp add --transport http plumbline ${ADDRESS} \\\n  --header "Authorization: Bearer plb_…"`,
    );
    await user.click(mcp().getByRole('button', { name: 'Copy the connection' }));
    await waitFor(async () => expect(await copied()).toBe(text));
  });

  it('can be scrolled by keyboard where a line is longer than the card', () => {
    open();
    const text = mcp().getByLabelText('What to paste');
    text.focus();
    expect(text).toHaveFocus();
  });

  it('lists every tool, and the scope of those that need more than to read', () => {
    open();
    const terms = mcp().getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(TOOL_LIST.map(({ name }) => name));
    const scopeOf = (name: string) => terms.find((term) => term.textContent === name)?.nextElementSibling?.textContent;
    expect(scopeOf('run_report')).toBe('starts a report · write');
    expect(scopeOf('ask_question')).toBe('answer with verbatim quotes · ask');
    expect(scopeOf('list_companies')).toBe('your companies');
    expect(mcp().getByRole('heading', { name: 'Tools' }).nextElementSibling).toHaveTextContent(`${TOOL_LIST.length}`);
  });

  it.each([
    [0, '0 calls in 7 days, each in the audit log.'],
    [1, '1 call in 7 days, each in the audit log.'],
    [1204, '1,204 calls in 7 days, each in the audit log.'],
  ])('says how often it was called: %d', async (calls, sentence) => {
    open({ [`${ROOT}/tokens`]: () => answer(tokens(calls)) });
    expect(await mcp().findByText(sentence)).toBeVisible();
  });

  it.each<[string, Answers[string]]>([
    ['is read', never],
    ['could not be read', () => refuse('forbidden', 'No.')],
  ])('says nothing of calls while their number %s', async (_, status) => {
    open({ [`${ROOT}/tokens`]: status });
    await card('EDGAR contact').findByLabelText('Name');
    expect(mcp().queryByText(/in 7 days/)).not.toBeInTheDocument();
    expect(mcp().getByRole('textbox', { name: 'Address' })).toHaveValue(ADDRESS);
  });
});
