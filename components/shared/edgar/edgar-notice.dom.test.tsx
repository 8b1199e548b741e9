import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { edgarContact } from '@/components/reads/integrations-reads';
import { FirstDataBoundary } from '@/components/reads/first-data-boundary';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { NO_CONTACT } from '@/tests/support/components/some-edgar-contact';
import type { EdgarContact } from '@/lib/organizations/schema-edgar';
import { EdgarNotice } from './edgar-notice';

vi.mock('@/app/(app)/organization/actions', () => ({}));

function open(contact: EdgarContact | undefined) {
  const requests = serve({ '/organizations/current/edgar-contact': () => answer(contact) });
  const entries = contact ? [{ queryKey: edgarContact.queryKey, data: contact }] : [];
  show(
    <FirstDataBoundary entries={entries}>
      <EdgarNotice />
    </FirstDataBoundary>,
  );
  return requests;
}

describe('the notice about the EDGAR contact', () => {
  it('links to the setting for an admin while no contact is set', () => {
    open(NO_CONTACT);
    expect(screen.getByRole('note')).toHaveTextContent('The SEC asks for a name and an e-mail address');
    expect(screen.getByRole('link', { name: 'Set the EDGAR contact' })).toHaveAttribute(
      'href',
      '/organization?tab=integrations',
    );
  });

  it('refers everybody else to an admin', () => {
    open({ ...NO_CONTACT, can_edit: false });
    expect(screen.getByRole('note')).toHaveTextContent('Ask an admin of your organization');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is not shown when filings can be fetched, nor before that is known', () => {
    expect(open({ ...NO_CONTACT, is_ready: true, source: 'environment' })).toEqual([]);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(open(undefined)).toEqual([]);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
