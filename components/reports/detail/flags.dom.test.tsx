import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';
import type { ReportResults } from '@/lib/reports/schema';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { show } from '@/tests/support/components/show';
import { flagStatusOf, someFlag } from '@/tests/support/components/some-report';
import { FlagBanner } from './flag-banner';
import { FlagLists } from './flag-lists';

const triggered = someFlag({});
const open = someFlag({ flag_description: 'Combined roles', outcome: 'cannot_determine', value: null, evidence: [] });
const clear = someFlag({ flag_description: 'Attendance below 75%', outcome: 'clear', value: '98%', reasoning: '' });

const shown = vi.fn();

/** The lists with their expanded flags, in state as in the report. */
function Lists({ flags }: { flags: FlagResult[] }) {
  const [openFlags, setOpenFlags] = useState<ReadonlySet<string>>(new Set());
  const of = (outcome: FlagResult['outcome']) => flags.filter((each) => each.outcome === outcome);
  const results = {
    flag_status: flagStatusOf(flags),
    triggered_flags: of('triggered'),
    undetermined_flags: of('cannot_determine'),
    clear_flags: of('clear'),
  } as ReportResults;
  const viewer = { open: null, show: shown } as unknown as SourceViewer;
  const documents = [{ id: 'd', formType: 'DEF 14A', fiscalYear: 2025, filingDate: '2026-04-02' }];
  const toggle = ({ flag_description: text }: FlagResult) =>
    setOpenFlags(openFlags.has(text) ? new Set() : new Set([text]));
  return <FlagLists {...{ results, documents, viewer, openFlags }} onToggle={toggle} />;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the flags of a report', () => {
  it('are grouped by outcome, each with its count', () => {
    show(<Lists flags={[triggered, open, clear]} />);
    expect(region('Triggered Flags (1)').getByRole('button', { name: /^CEO pay ratio/ })).toHaveTextContent('214:1');
    expect(region('Cannot Determine (1)').getByText(/they are not counted as clear/)).toBeInTheDocument();
    expect(region('Clear Flags (1)').getByRole('button', { name: /Attendance below 75%/ })).toBeInTheDocument();
    expect(screen.queryByText('Flag Analysis Complete')).not.toBeInTheDocument();
  });

  it('expand to show their evidence, and collapse again', async () => {
    const { user } = show(<Lists flags={[triggered]} />);
    const button = screen.getByRole('button', { name: /CEO pay ratio above/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Triggered by', 'Relevant Answer', 'Reasoning', 'Understood as', 'Evidence']);
    expect(screen.getByText('The ratio was 214 to 1.')).toBeInTheDocument();
    expect(screen.getByText('“214 to 1”', { exact: false })).toHaveTextContent('DEF 14A FY2025, p. 61');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('lead from each piece of evidence to its page', async () => {
    const { user } = show(<Lists flags={[triggered]} />);
    await user.click(screen.getByRole('button', { name: /CEO pay ratio above/ }));
    await user.click(screen.getByRole('button', { name: 'Source 1, DEF 14A FY2025, page 61' }));
    expect(shown).toHaveBeenCalledOnce();
    expect(shown.mock.calls[0]?.[1]).toBe(shown.mock.calls[0]?.[0][0].id);
  });

  it('state that no reasoning was recorded, and show no missing evidence', async () => {
    const { user } = show(<Lists flags={[{ ...clear, evidence: [] }]} />);
    await user.click(screen.getByRole('button', { name: /Attendance/ }));
    expect(screen.getByText('No reasoning was recorded.')).toBeInTheDocument();
    expect(screen.queryByText('Evidence')).not.toBeInTheDocument();
    expect(screen.getByText('Asked by')).toBeInTheDocument();
  });

  it('name the conditions that were checked where none triggers', async () => {
    const { user } = show(<Lists flags={[clear]} />);
    expect(screen.getByRole('heading', { name: 'Flag Analysis Complete' })).toBeInTheDocument();
    const conditions = screen.getByRole('button', { name: 'View checked conditions' });
    await user.click(conditions);
    expect(conditions).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByText('Attendance below 75%')).toHaveLength(2);
  });

  it('are not mentioned where none is configured', () => {
    show(<Lists flags={[]} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('the banner over the flags', () => {
  const banner = () => screen.getByRole('region', { name: 'Flags' });

  it('counts those that trigger, and says that undetermined ones are not clear', () => {
    show(<FlagBanner status={flagStatusOf([triggered, open, clear])} />);
    expect(banner()).toHaveTextContent('1 could not be determined and is not counted as clear.');
    expect(banner()).toHaveTextContent('1 triggered1 undetermined1 clear');
  });

  it('leaves out what there is none of', () => {
    show(<FlagBanner status={flagStatusOf([clear])} />);
    expect(banner()).toHaveTextContent(/1 clear$/);
    expect(banner()).not.toHaveTextContent(/undetermined|could not be determined/);
  });
});
