import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/companies/actions';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { AddCompanyDialog } from './add-company-dialog';
import { EditCompanyDialog } from './edit-company-dialog';

// Server actions are replaced, because they need the server.
vi.mock('@/app/(app)/companies/actions', () => ({ createCompany: vi.fn(), updateCompany: vi.fn() }));
const createCompany = vi.mocked(actions.createCompany);
const updateCompany = vi.mocked(actions.updateCompany);

const ticker = () => screen.getByLabelText('Ticker');
const name = () => screen.getByLabelText('Name');
const cik = () => screen.getByLabelText('CIK');
const dialog = () => screen.getByRole('dialog');

beforeEach(() => {
  createCompany.mockReset();
  updateCompany.mockReset();
  serve({ '/companies/all/browse': () => answer([]) });
});

describe('the Add New Company dialog', () => {
  function open() {
    const onOpenChange = vi.fn();
    return { ...show(<AddCompanyDialog isOpen onOpenChange={onOpenChange} />), onOpenChange };
  }
  const add = () => screen.getByRole('button', { name: /Add Company|Adding/ });

  async function fillIn(user: ReturnType<typeof open>['user']) {
    await user.type(ticker(), 'mrdt');
    await user.type(name(), 'Meridian Tools Inc.');
    await user.type(cik(), '990001');
  }

  it('has a name and says what it is for', () => {
    open();
    expect(dialog()).toHaveAccessibleName('Add New Company');
    expect(dialog()).toHaveAccessibleDescription(/company from the catalogue/);
  });

  it('says beside each field that it is required, and sends nothing', async () => {
    const { user } = open();
    await user.click(add());
    await waitFor(() => expect(ticker()).toHaveAccessibleDescription('Ticker is required'));
    expect(name()).toHaveAccessibleDescription('Name is required');
    expect(cik()).toHaveAccessibleDescription('CIK is required');
    expect(ticker()).toBeInvalid();
    expect(ticker()).toHaveFocus();
    expect(createCompany).not.toHaveBeenCalled();
  });

  it('announces what is wrong with a CIK, and takes it back once it is right', async () => {
    const { user } = open();
    await fillIn(user);
    await user.clear(cik());
    await user.type(cik(), '12 34');
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('CIK is up to 10 digits');
    await user.clear(cik());
    await user.type(cik(), '1234');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(cik()).toHaveAccessibleDescription('Up to 10 digits; leading zeros are added.');
  });

  it('writes the ticker in capitals while it is typed', async () => {
    const { user } = open();
    await user.type(ticker(), 'mrd.b');
    expect(ticker()).toHaveValue('MRD.B');
  });

  it('sends the CIK with its zeros, then closes', async () => {
    createCompany.mockResolvedValue(done(someCompany()));
    const { user, onOpenChange } = open();
    await fillIn(user);
    await user.click(add());
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(createCompany).toHaveBeenCalledExactlyOnceWith({
      body: {
        ticker: 'MRDT',
        name: 'Meridian Tools Inc.',
        cik: '0000990001',
        entity_type: 'CORPORATION',
        is_active: true,
      },
    });
    expect(await screen.findByText('Meridian Tools Inc. was added')).toBeInTheDocument();
  });

  it('refuses a second press while the first is under way', async () => {
    const { answer: held, release } = delayedAnswer(done(someCompany()));
    createCompany.mockReturnValue(held);
    const { user, onOpenChange } = open();
    await fillIn(user);
    await user.click(add());
    await waitFor(() => expect(add()).toBeDisabled());
    expect(add()).toHaveAttribute('aria-busy', 'true');
    expect(add()).toHaveTextContent('Adding...');
    expect(ticker()).toHaveAttribute('readonly');
    await user.click(add());
    expect(createCompany).toHaveBeenCalledTimes(1);
    release();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });

  it("puts the server's sentence beside its field and keeps what was typed", async () => {
    const sentence = 'Another company has this CIK';
    createCompany.mockResolvedValue(
      refused('invalid', 'Some fields are not right', [{ path: 'cik', message: sentence }]),
    );
    const { user, onOpenChange } = open();
    await fillIn(user);
    await user.click(add());
    await waitFor(() => expect(cik()).toHaveAccessibleDescription(sentence));
    expect(cik()).toHaveFocus();
    expect(ticker()).toHaveValue('MRDT');
    expect(name()).toHaveValue('Meridian Tools Inc.');
    expect(cik()).toHaveValue('990001');
    expect(add()).toBeEnabled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows a refusal that belongs to no field above the buttons', async () => {
    createCompany.mockResolvedValue(refused('conflict', 'MRDT is already in your organization'));
    const { user } = open();
    await fillIn(user);
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('MRDT is already in your organization');
  });

  it('says "Failed to create company" where the answer held no sentence', async () => {
    createCompany.mockRejectedValue(new Error('digest 123'));
    const { user } = open();
    await fillIn(user);
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create company');
  });

  it('fills in the rest when a company of the catalogue is chosen by keyboard', async () => {
    const offered = {
      filed_name: 'MERIDIAN TOOLS INC',
      id: someCompany().id,
      name: 'Meridian Tools Inc.',
      ticker: 'MRDT',
      cik: '0000990001',
    };
    serve({ '/companies/all/browse': () => answer([{ ...offered, is_in_organization: false }]) });
    const { user } = open();
    await user.type(ticker(), 'mr');
    expect(await screen.findByRole('option', { name: /Meridian Tools/ })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(name()).toHaveValue('Meridian Tools Inc.'));
    expect(cik()).toHaveValue('0000990001');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes the suggestions with the first Esc and the dialog with the second', async () => {
    const offered = {
      filed_name: 'MERIDIAN TOOLS INC',
      id: someCompany().id,
      name: 'Meridian Tools Inc.',
      ticker: 'MRDT',
      cik: '0000990001',
    };
    serve({ '/companies/all/browse': () => answer([{ ...offered, is_in_organization: false }]) });
    const { user, onOpenChange } = open();
    await user.type(ticker(), 'mr');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

describe('the Edit Company dialog', () => {
  function open(company = someCompany()) {
    const onOpenChange = vi.fn();
    return {
      ...show(<EditCompanyDialog company={company} isOpen onOpenChange={onOpenChange} />),
      onOpenChange,
      company,
    };
  }
  const save = () => screen.getByRole('button', { name: /^Save|Saving/ });

  it('opens with the stored values, and the CIK cannot be changed', () => {
    open();
    expect(ticker()).toHaveValue('MRDT');
    expect(name()).toHaveValue('Meridian Tools Inc.');
    expect(screen.getByRole('switch', { name: /Active/ })).toBeChecked();
    expect(screen.queryByLabelText('CIK')).not.toBeInTheDocument();
    expect(dialog()).toHaveAccessibleDescription(/CIK 0000990001/);
  });

  it('does not save an empty name', async () => {
    const { user } = open();
    await user.clear(name());
    await user.click(save());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Name is required'));
    expect(updateCompany).not.toHaveBeenCalled();
  });

  it('sends the changed company and closes', async () => {
    updateCompany.mockResolvedValue(done(someCompany()));
    const { user, onOpenChange, company } = open();
    await user.clear(ticker());
    await user.type(ticker(), 'mtl');
    await user.click(screen.getByRole('switch', { name: /Active/ }));
    await user.click(save());
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(updateCompany).toHaveBeenCalledWith({
      params: { id: company.id },
      body: { ticker: 'MTL', name: 'Meridian Tools Inc.', entity_type: 'CORPORATION', is_active: false },
    });
  });

  it('stays open with Esc while it saves', async () => {
    const { answer: held, release } = delayedAnswer(done(someCompany()));
    updateCompany.mockReturnValue(held);
    const { user, onOpenChange } = open();
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    await user.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });

  it("keeps the change when the server refuses it, with the server's sentence", async () => {
    updateCompany.mockResolvedValue(
      refused('invalid', 'Not right', [{ path: 'ticker', message: 'Ticker is at most 12 characters' }]),
    );
    const { user } = open();
    await user.clear(name());
    await user.type(name(), 'Renamed Inc.');
    await user.click(save());
    await waitFor(() => expect(ticker()).toHaveAccessibleDescription('Ticker is at most 12 characters'));
    expect(name()).toHaveValue('Renamed Inc.');
  });
});
