import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as companyActions from '@/app/(app)/companies/actions';
import type { Company } from '@/lib/companies/schema';
import type { EdgarContact } from '@/lib/organizations/schema-edgar';
import type { FirstRun } from '@/lib/organizations/schema';
import { delayedAnswer, done, refused } from '@/tests/support/components/action-answers';
import { answer, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { NO_CONTACT, STORED_CONTACT } from '@/tests/support/components/some-edgar-contact';
import { someCompany } from '@/tests/support/components/some-company';
import { someJob } from '@/tests/support/components/some-lists';
import { FirstRunPanel } from './first-run-panel';
import { FirstRunStrip } from './first-run-strip';
import type { FirstRunActions } from './use-first-run';

vi.mock('@/app/(app)/companies/actions', () => ({ addToOrganization: vi.fn() }));
const addToOrganization = vi.mocked(companyActions.addToOrganization);

const actions = {
  endFirstRun: vi.fn<FirstRunActions['endFirstRun']>(),
  fetchFilings: vi.fn<FirstRunActions['fetchFilings']>(),
  saveEdgarContact: vi.fn<FirstRunActions['saveEdgarContact']>(),
  testEdgarContact: vi.fn<FirstRunActions['testEdgarContact']>(),
};

const start: FirstRun = { is_over: false, companies: 0, ready: null, has_asked: false, has_demo: true };

const CONTACT = '/organizations/current/edgar-contact';
const BROWSE = '/companies/all/browse';

type Opened = { steps?: Partial<FirstRun>; contact?: EdgarContact; answers?: Answers };

function openPanel({ steps = {}, contact = NO_CONTACT, answers = {} }: Opened = {}) {
  const ways = { onBrowse: vi.fn(), onImport: vi.fn(), onAdd: vi.fn() };
  const requests = serve({ [CONTACT]: () => answer(contact), ...answers });
  return { ...show(<FirstRunPanel steps={{ ...start, ...steps }} actions={actions} {...ways} />), ways, requests };
}

const step = (name: RegExp) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);
const contactStep = () => step(/^Enter your EDGAR contact/);

beforeEach(() => {
  for (const each of [...Object.values(actions), addToOrganization]) each.mockReset();
});

describe('the steps to the first answer', () => {
  it('say that there are no companies yet, and which step is done, next or later', async () => {
    openPanel({ contact: STORED_CONTACT });
    const panel = within(screen.getByRole('region', { name: 'Three steps to the first answer' }));
    expect(panel.getByText('No companies added yet.')).toBeVisible();
    await waitFor(() =>
      expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Enter your EDGAR contact, done',
        'Add companies, next',
        'Ask the first question, later',
      ]),
    );
  });

  it('have one current step: the first that is not done', async () => {
    openPanel();
    await contactStep().findByLabelText('E-mail');
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map((each) => each.closest('li')?.getAttribute('aria-current'))).toEqual(['step', null, null]);
    expect(headings[1]).toHaveTextContent('Add companies, later');
  });

  it('offer three ways to add companies', async () => {
    const { user, ways } = openPanel();
    await user.click(screen.getByRole('button', { name: 'Browse the catalogue' }));
    await user.click(screen.getByRole('button', { name: 'Import a list' }));
    await user.click(screen.getByRole('button', { name: 'Add its company' }));
    for (const way of Object.values(ways)) expect(way).toHaveBeenCalledTimes(1);
  });

  it('lead to what comes later', () => {
    openPanel();
    const later = within(screen.getByRole('navigation', { name: 'Later' })).getAllByRole('link');
    expect(later.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Write a voting policy', '/voting/policies'],
      ['Subscribe to new filings', '/reports?tab=subscriptions'],
      ['Invite colleagues', '/organization?tab=invitations'],
    ]);
  });

  it('are hidden once, and stay when it is refused', async () => {
    const { answer: held, release } = delayedAnswer(refused('forbidden', 'Viewers cannot hide the steps.'));
    actions.endFirstRun.mockReturnValue(held);
    const { user } = openPanel();
    const hide = screen.getByRole('button', { name: 'Hide the steps' });
    await user.click(hide);
    await waitFor(() => expect(hide).toBeDisabled());
    await user.click(hide);
    release();
    expect(await screen.findByText('Viewers cannot hide the steps.')).toBeInTheDocument();
    expect(actions.endFirstRun).toHaveBeenCalledTimes(1);
    expect(hide).toBeEnabled();
  });
});

describe('the step of the EDGAR contact', () => {
  it('shows its form to those who may set it', async () => {
    openPanel();
    expect(await contactStep().findByLabelText('E-mail')).toHaveValue('');
    expect(contactStep().getByText(/asks everyone who fetches filings for a name and an e-mail address/)).toBeVisible();
  });

  it('asks others to turn to an admin', async () => {
    openPanel({ contact: { ...NO_CONTACT, can_edit: false } });
    expect(await contactStep().findByText(/Ask an admin of your organization to set them\.$/)).toBeVisible();
    expect(contactStep().queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the contact that is set, and its form on demand', async () => {
    const { user } = openPanel({ contact: { ...STORED_CONTACT, test_ms: 120 } });
    expect(await contactStep().findByText('desk@example.com')).toBeVisible();
    expect(contactStep().getByText('answered in 120 ms')).toBeVisible();
    expect(contactStep().queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(contactStep().getByRole('button', { name: 'Change' }));
    expect(contactStep().getByLabelText('Name')).toHaveValue('Northwind Stewardship');
    await user.click(contactStep().getByRole('button', { name: 'Close' }));
    expect(contactStep().queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says why the contact could not be read, and reads it again on demand', async () => {
    let isDown = true;
    const { user } = openPanel({
      answers: { [CONTACT]: () => (isDown ? refuse('forbidden', 'Your session was ended.') : answer(STORED_CONTACT)) },
    });
    expect(await contactStep().findByRole('alert')).toHaveTextContent('Your session was ended.');
    expect(contactStep().queryByRole('textbox')).not.toBeInTheDocument();
    isDown = false;
    await user.click(contactStep().getByRole('button', { name: 'Retry' }));
    expect(await contactStep().findByText('desk@example.com')).toBeVisible();
    expect(contactStep().queryByRole('alert')).not.toBeInTheDocument();
    expect(contactStep().queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('is done where the operator has set one', async () => {
    openPanel({ contact: { ...NO_CONTACT, is_ready: true, source: 'environment' } });
    expect(await contactStep().findByText(/^The operator of this installation has set one\./)).toBeVisible();
  });
});

describe('adding a company by its ticker', () => {
  const meridian = {
    id: '00000000-0000-4000-8000-00000000000a',
    name: 'Meridian Tools Inc.',
    filed_name: 'MERIDIAN TOOLS INC',
    ticker: 'MRDT',
    cik: '0000990001',
    is_in_organization: false,
  };
  const ticker = () => screen.getByRole('textbox', { name: 'Ticker of a company to add' });

  it('adds the company of exactly this ticker, and fetches its filings', async () => {
    const { answer: held, release } = delayedAnswer(done(someCompany()));
    addToOrganization.mockReturnValue(held as never);
    actions.fetchFilings.mockResolvedValue(done(someJob()));
    const other = { ...meridian, id: '00000000-0000-4000-8000-00000000000b', ticker: 'MRDTX' };
    const { user, requests } = openPanel({ answers: { [BROWSE]: () => answer([other, meridian]) } });
    await user.type(ticker(), ' mrdt {Enter}');
    await waitFor(() => expect(addToOrganization).toHaveBeenCalledTimes(1));
    expect(addToOrganization).toHaveBeenCalledWith({ params: { id: meridian.id } });
    expect(ticker()).toHaveAttribute('readonly');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('adding...');
    release();
    expect(await screen.findByText('Meridian Tools Inc. was added')).toBeInTheDocument();
    await waitFor(() => expect(actions.fetchFilings).toHaveBeenCalledTimes(1));
    expect(requests).toContain(`${BROWSE}?search=mrdt&limit=10`);
  });

  it('names a ticker that the catalogue does not have, and keeps it', async () => {
    const { user } = openPanel({ answers: { [BROWSE]: () => answer([{ ...meridian, ticker: 'MRDTX' }]) } });
    await user.type(ticker(), 'MRDT{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The catalogue has no company with the ticker “MRDT”. Browse it by name.',
    );
    expect(ticker()).toHaveValue('MRDT');
    expect(addToOrganization).not.toHaveBeenCalled();
  });

  it.each<[string, Answers]>([
    ['the catalogue could not be read', { [BROWSE]: () => refuse('forbidden', 'Your session was ended.') }],
    ['it was refused', { [BROWSE]: () => answer([meridian]) }],
  ])('says why when %s', async (_, answers) => {
    addToOrganization.mockResolvedValue(refused('forbidden', 'Your session was ended.'));
    const { user } = openPanel({ answers });
    await user.type(ticker(), 'MRDT{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session was ended.');
    expect(ticker()).toHaveValue('MRDT');
    expect(actions.fetchFilings).not.toHaveBeenCalled();
  });

  it('asks for a ticker where none is entered, and sends nothing', async () => {
    const { user, requests } = openPanel();
    await contactStep().findByLabelText('E-mail');
    await user.type(ticker(), '  {Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a ticker');
    expect(ticker()).toHaveAccessibleDescription('Enter a ticker');
    expect(requests).toEqual([CONTACT]);
  });
});

describe('the demo workspace', () => {
  const openDemo = () => screen.getAllByRole('button', { name: 'Open the demo workspace' })[0] as HTMLElement;
  const dialog = () => screen.findByRole('alertdialog', { name: 'Open the demo workspace?' });

  it('is not offered where there is none', () => {
    openPanel({ steps: { has_demo: false } });
    expect(screen.queryByRole('button', { name: 'Open the demo workspace' })).not.toBeInTheDocument();
  });

  it('is opened only after saying that it ends the session', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user, requests } = openPanel({ answers: { '/demo/enter': () => answer({}) } });
    await user.click(openDemo());
    expect(await dialog()).toHaveAccessibleDescription(/This browser is signed out of your account/);
    expect(requests).not.toContain('/demo/enter');
    await user.click(within(await dialog()).getByRole('button', { name: 'Open the demo' }));
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/companies'));
    expect(requests).toContain('/demo/enter');
  });

  it('says why it could not be opened', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = openPanel({ answers: { '/demo/enter': () => refuse('conflict', 'It is being made anew.') } });
    await user.click(openDemo());
    await user.click(within(await dialog()).getByRole('button', { name: 'Open the demo' }));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('It is being made anew.');
    expect(went).not.toHaveBeenCalled();
  });
});

describe('the last step, above the list of companies', () => {
  const ready = {
    document_id: '00000000-0000-4000-8000-0000000000d1',
    company_id: '00000000-0000-4000-8000-0000000000c1',
  };

  function openStrip(steps: Partial<FirstRun>, companies: Company[] = [someCompany({ id: 'c1' })]) {
    serve({});
    return show(<FirstRunStrip steps={{ ...start, ...steps }} companies={companies} actions={actions} />);
  }

  it('offers to get the filings of all companies', async () => {
    actions.fetchFilings.mockResolvedValue(done(someJob()));
    const { user } = openStrip({}, [someCompany({ id: 'c1' }), someCompany({ id: 'c2' })]);
    expect(screen.getByRole('heading', { name: 'Step 3 of 3: ask the first question' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Get their filings' }));
    await waitFor(() => expect(actions.fetchFilings).toHaveBeenCalledTimes(1));
    expect(actions.fetchFilings.mock.calls[0]?.[0].body.company_ids).toEqual(['c1', 'c2']);
  });

  it.each([
    ['fetched', { is_fetching: true }],
    ['processed', { processing_documents: 1 }],
  ])('announces that filings are being %s', (_, changes) => {
    openStrip({}, [someCompany(), someCompany(changes)]);
    expect(screen.getByRole('status')).toHaveTextContent('It opens when the first filing is ready, in about a minute.');
    expect(screen.queryByRole('button', { name: 'Get their filings' })).not.toBeInTheDocument();
  });

  it('offers questions about the first filing that is ready', () => {
    openStrip({ ready }, [someCompany({ is_fetching: true })]);
    const questions = screen.getAllByRole('link');
    expect(questions).toHaveLength(3);
    const address = new URL(questions[0]?.getAttribute('href') ?? '', 'http://localhost:3000');
    expect(address.pathname).toBe('/query');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      company: ready.company_id,
      docs: ready.document_id,
      tab: 'query',
      q: questions[0]?.textContent,
    });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('can be hidden', async () => {
    actions.endFirstRun.mockResolvedValue(done({ ...start, is_over: true }));
    const { user } = openStrip({ ready });
    await user.click(screen.getByRole('button', { name: 'Hide the steps' }));
    await waitFor(() => expect(actions.endFirstRun).toHaveBeenCalledTimes(1));
  });
});
