import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/subscriptions/actions';
import type { Subscription } from '@/lib/subscriptions/schema';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { someSubscription } from '@/tests/support/components/some-watch';
import { someTemplate } from '@/tests/support/components/some-template';
import { SubscriptionForm } from './subscription-form';

vi.mock('@/app/(app)/subscriptions/actions', () => ({ createSubscription: vi.fn(), updateSubscription: vi.fn() }));
vi.mock('@/app/(app)/documents/actions', () => ({}));
vi.mock('@/app/(app)/reports/actions', () => ({}));
const createSubscription = vi.mocked(actions.createSubscription);
const updateSubscription = vi.mocked(actions.updateSubscription);

const company = someCompany();
const template = someTemplate();
const stored = someSubscription({
  template_id: template.id,
  template_name: template.name,
  company_id: company.id,
  company_name: company.name,
  company_ticker: company.ticker,
});

const answers = {
  '/reports/templates': () => answer({ templates: [template] }),
  '/companies/': () => answer([company]),
};

async function open(subscription: Subscription | null = null) {
  const onClose = vi.fn();
  const { user } = show(<SubscriptionForm subscription={subscription} hasOrganization={false} onClose={onClose} />);
  await screen.findByLabelText('Name');
  return { user, onClose };
}

const name = () => screen.getByLabelText('Name');
const companyField = () => screen.getByLabelText('Company');
const templateField = () => screen.getByRole('combobox', { name: 'Report template' });
const types = () => screen.getByRole('group', { name: 'Monitored document types' });
const year = () => screen.getByLabelText('Fiscal year');
const limit = () => screen.getByLabelText('Monthly report limit');
const save = () => screen.getByRole('button', { name: /Create Subscription|Save Subscription|Saving/ });

async function fillIn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(name(), 'Tools');
  await user.click(companyField());
  await user.click(await screen.findByRole('button', { name: /Meridian Tools Inc\./ }));
  await user.click(templateField());
  await user.click(await screen.findByRole('option', { name: template.name }));
  await user.click(within(types()).getByRole('checkbox', { name: 'DEF 14A' }));
}

beforeEach(() => {
  createSubscription.mockReset();
  updateSubscription.mockReset();
  serve(answers);
});

describe('the New Subscription dialog', () => {
  it('says beside each field what is missing, and sends nothing', async () => {
    const { user } = await open();
    await user.click(save());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Please enter a subscription name'));
    expect(companyField()).toHaveAccessibleDescription('Please select a company');
    expect(templateField()).toHaveAccessibleDescription('Please select a report template');
    expect(types()).toHaveAccessibleDescription('Please select at least one document type');
    expect(createSubscription).not.toHaveBeenCalled();
  });

  it.each([
    ['1999', 'Fiscal year must be between 2000 and 2100'],
    ['2101', 'Fiscal year must be between 2000 and 2100'],
    ['2025.5', 'Fiscal year must be between 2000 and 2100'],
    ['', 'Fiscal year must be between 2000 and 2100'],
  ])('refuses %j as fiscal year', async (typed, sentence) => {
    const { user } = await open();
    await user.clear(year());
    if (typed) await user.type(year(), typed);
    await user.click(save());
    await waitFor(() => expect(year()).toHaveAccessibleDescription(sentence));
  });

  it.each(['0', '501'])('refuses %s reports a month', async (typed) => {
    const { user } = await open();
    expect(limit()).toHaveValue(50);
    await user.clear(limit());
    await user.type(limit(), typed);
    await user.click(save());
    await waitFor(() => expect(limit()).toHaveAccessibleDescription('Monthly limit must be between 1 and 500'));
  });

  it('names a variable that there is not, and previews the name', async () => {
    const { user } = await open();
    const field = screen.getByLabelText('Report name template');
    await user.clear(field);
    await user.type(field, 'AGM {{quarter}');
    expect(screen.getByRole('status', { name: 'Preview of the report name' })).toHaveTextContent('AGM');
    await user.click(save());
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is no variable {quarter}'));
  });

  it('sends what was chosen, says so and closes', async () => {
    createSubscription.mockResolvedValue(done({ ...stored, name: 'Tools' }));
    const { user, onClose } = await open();
    await fillIn(user);
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await screen.findByText('Tools was created')).toBeInTheDocument();
    expect(createSubscription.mock.calls[0]?.[0].body).toMatchObject({
      name: 'Tools',
      company_id: company.id,
      template_id: template.id,
      monitored_document_types: ['DEF 14A'],
      max_reports_per_month: 50,
      notification_config: { email: true, in_app: true, share_with_org: false },
    });
  });

  it('cannot be sent twice while it is under way', async () => {
    const { answer: held, release } = delayedAnswer(done(stored));
    createSubscription.mockReturnValue(held);
    const { user, onClose } = await open();
    await fillIn(user);
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAccessibleName('Saving...'));
    expect(save()).toBeDisabled();
    release();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it("puts the server's sentence beside its field and keeps what was chosen", async () => {
    const sentence = 'This template is inactive. Please select an active one';
    createSubscription.mockResolvedValue(
      refused('invalid', 'Some fields are not right', [{ path: 'template_id', message: sentence }]),
    );
    const { user, onClose } = await open();
    await fillIn(user);
    await user.click(save());
    await waitFor(() => expect(templateField()).toHaveAccessibleDescription(sentence));
    expect(name()).toHaveValue('Tools');
    expect(companyField()).toHaveTextContent('Meridian Tools Inc.');
    expect(within(types()).getByRole('checkbox', { name: 'DEF 14A' })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows a refusal of no field above the buttons', async () => {
    createSubscription.mockResolvedValue(refused('conflict', 'There is a subscription of this name.'));
    const { user } = await open();
    await fillIn(user);
    await user.click(save());
    expect(await screen.findByText('There is a subscription of this name.')).toBeInTheDocument();
  });

  it('shares with nobody where there is no organization', async () => {
    await open();
    expect(screen.getByRole('switch', { name: /Share with the organization/ })).toBeDisabled();
  });
});

describe('what the form chooses from', () => {
  it('is announced as loading', () => {
    serve({ ...answers, '/reports/templates': never });
    show(<SubscriptionForm subscription={null} hasOrganization onClose={vi.fn()} />);
    expect(screen.getByText('Loading form data...')).toBeInTheDocument();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('can be asked for again when it could not be read', async () => {
    serve({ ...answers, '/reports/templates': () => refuse('forbidden', 'You may not see templates.') });
    const { user } = show(<SubscriptionForm subscription={null} hasOrganization onClose={vi.fn()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to load form data.*You may not see templates\./);
    serve(answers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  });
});

describe('the Edit Subscription dialog', () => {
  it('keeps the company and shows what is used of the limit', async () => {
    await open(stored);
    expect(companyField()).toBeDisabled();
    expect(companyField()).toHaveAccessibleDescription('The company of a subscription cannot be changed.');
    expect(screen.getByText('12 of 50 reports used this month')).toBeInTheDocument();
  });

  it('sends the changes without the company', async () => {
    updateSubscription.mockResolvedValue(done(stored));
    const { user, onClose } = await open(stored);
    await user.clear(name());
    await user.type(name(), 'Renamed');
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = updateSubscription.mock.calls[0]?.[0];
    expect(sent?.params).toEqual({ id: stored.id });
    expect(sent?.body).toMatchObject({ name: 'Renamed', template_id: template.id });
    expect(sent?.body).not.toHaveProperty('company_id');
  });

  it('shows that its template was deleted', async () => {
    serve({ ...answers, '/reports/templates': () => answer({ templates: [] }) });
    await open(stored);
    expect(templateField()).toHaveAccessibleDescription('The template was deleted or is inactive. Choose another one.');
  });
});
