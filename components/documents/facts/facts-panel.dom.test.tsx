import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/components/api/api-error';
import type { DocumentFact } from '@/lib/facts/schema';
import { show } from '@/tests/support/components/show';
import { someAuditor, someFact } from '@/tests/support/components/some-facts';
import { FactsPanel } from './facts-panel';

const auditor = someAuditor({ quote: 'has appointed Ledger & Vale LLP' });
const withheld = someFact({
  key: 'largest_holder',
  label: 'Largest holder',
  value: '11.3%',
  display: '11.3%',
  period: null,
  withheld_reason: 'a row of the table has no name',
});

function open(facts: DocumentFact[] | undefined, changes: Partial<ComponentProps<typeof FactsPanel>> = {}) {
  const onSelect = vi.fn();
  const onRetry = vi.fn();
  const { user } = show(
    <FactsPanel
      documents={[]}
      documentId=""
      facts={facts}
      error={null}
      isRetrying={false}
      activeId={null}
      onDocumentChange={vi.fn()}
      onSelect={onSelect}
      onRetry={onRetry}
      {...changes}
    />,
  );
  return { user, onSelect, onRetry };
}

const reading = (name: RegExp | string) => screen.getByRole('button', { name });
const theme = (name: string) => screen.getByRole('region', { name });

describe('the facts of a filing', () => {
  it('are grouped by theme with value, period, page and confidence', () => {
    open([someFact(), auditor]);
    expect(theme('Pay')).toHaveTextContent(/CEO pay ratio.*214:1.*FY2025.*96%.*61/);
    expect(within(theme('Auditor')).getByRole('button', { name: /^Auditor: Ledger & Vale LLP.*p\. 40/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 readings from the text');
  });

  it('give their quotes to assistive technology', () => {
    open([someFact()]);
    expect(
      reading(/^CEO pay ratio: 214:1.*FY2025.*p\. 61.*the ratio was estimated to be 214 to 1$/),
    ).toBeInTheDocument();
  });

  it('are shown on the page at a press', async () => {
    const fact = someFact();
    const { user, onSelect } = open([fact], { activeId: fact.id });
    expect(reading(/^CEO pay ratio/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(reading(/^CEO pay ratio/));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(fact);
  });

  it('without a page cannot be shown on one', () => {
    open([someFact({ page: null, bounding_boxes: [] })]);
    expect(reading(/^CEO pay ratio: 214:1/)).toBeDisabled();
  });

  it('that contradict each other say so', () => {
    open([someFact(), someFact({ value: 198, display: '198:1', page: 62 })]);
    expect(theme('Pay')).toHaveTextContent('Readings differ');
    expect(within(theme('Pay')).getAllByRole('button')).toHaveLength(2);
  });

  it('of other years contradict nothing', () => {
    open([someFact(), someFact({ value: 198, display: '198:1', period: 'FY2024' })]);
    expect(theme('Pay')).not.toHaveTextContent('Readings differ');
  });

  it('that are lists show their entries', () => {
    const value = [{ name: 'Brook Index Fund', percent: 11.3 }];
    open([someFact({ key: 'holders', label: 'Holders', value, display: '1 holder', period: null })]);
    expect(theme('Shareholder rights')).toHaveTextContent('Brook Index Fund · 11.3%');
  });
});

describe('a withheld fact', () => {
  it('says that it is withheld and why, and not how sure it is', () => {
    open([withheld]);
    expect(theme('Shareholder rights')).toHaveTextContent('Withheld: a row of the table has no name.');
    expect(theme('Shareholder rights')).not.toHaveTextContent('96%');
  });

  it('says so to assistive technology', () => {
    open([withheld]);
    expect(reading(/^Largest holder: 11\.3%.*p\. 61.*Withheld: a row of the table has no name\./)).toBeInTheDocument();
  });

  it('contradicts nothing', () => {
    open([someFact(), someFact({ value: 198, display: '198:1', withheld_reason: 'another table says otherwise' })]);
    expect(theme('Pay')).not.toHaveTextContent('Readings differ');
  });
});

describe('the search', () => {
  it('finds facts by label or value', async () => {
    const { user } = open([someFact(), auditor]);
    await user.type(screen.getByRole('searchbox', { name: 'Search facts' }), 'vale');
    expect(screen.queryByRole('region', { name: 'Pay' })).not.toBeInTheDocument();
    expect(theme('Auditor')).toBeInTheDocument();
  });

  it('names what it did not find', async () => {
    const { user } = open([auditor]);
    await user.type(screen.getByRole('searchbox', { name: 'Search facts' }), 'zeppelin');
    expect(screen.getByText('No fact of this filing matches “zeppelin”.')).toBeInTheDocument();
  });
});

describe('without facts', () => {
  it('a filing that states none says so', () => {
    open([]);
    expect(screen.getByRole('heading', { name: 'No governance facts found' })).toBeInTheDocument();
  });

  it('the panel says that it loads', () => {
    open(undefined);
    expect(screen.getByText('Loading facts...')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'No governance facts found' })).not.toBeInTheDocument();
  });

  it('the panel says why they could not be read, and tries again', async () => {
    const { user, onRetry } = open(undefined, {
      error: new ApiError(503, 'unavailable', 'The database is not there.'),
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/Failed to load facts.*The database is not there\./);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
