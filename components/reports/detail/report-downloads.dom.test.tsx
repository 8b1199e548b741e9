import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ReportHeader } from '@/components/reports/detail/report-header';
import { file, refuse, serve } from '@/tests/support/components/fake-api';
import { savedFiles } from '@/tests/support/components/saved-files';
import { show } from '@/tests/support/components/show';
import { someFlag, someReportDetail } from '@/tests/support/components/some-report';

const ID = '7b1c2f00-0000-4000-8000-000000000001';
const report = someReportDetail({ flags: [someFlag()] }, { id: ID });

function open(revision: number | null = null) {
  return show(<ReportHeader report={report} revision={revision} isRegenerating={false} onRegenerate={vi.fn()} />);
}

/** Chooses an entry of the menu beside the button. */
async function choose(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'More downloads' }));
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }));
}

describe('the files of a report', () => {
  it.each([
    ['PDF', 'pdf'],
    ['Word', 'docx'],
    ['Excel', 'xlsx'],
    ['JSON', 'json'],
  ])('are saved as %s under a name of their own', async (name, kind) => {
    const saved = savedFiles();
    const requests = serve({ [`/reports/${ID}/${kind}`]: () => file() });
    const { user } = open();
    await choose(user, name);
    await waitFor(() => expect(saved).toEqual([`AGM_Report_7b1c2f00.${kind}`]));
    expect(requests).toEqual([`/reports/${ID}/${kind}`]);
  });

  it('are of the revision that is shown', async () => {
    const saved = savedFiles();
    const requests = serve({ [`/reports/${ID}/pdf`]: () => file() });
    const { user } = open(2);
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(requests).toEqual([`/reports/${ID}/pdf?revision=2`]);
  });

  it('that could not be made say why, and are asked for again on demand', async () => {
    const saved = savedFiles();
    let isDown = true;
    serve({ [`/reports/${ID}/pdf`]: () => (isDown ? refuse('conflict', 'It is being generated.') : file()) });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Failed to download PDF')).toBeVisible();
    expect(screen.getByText('It is being generated.')).toBeVisible();
    expect(saved).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('a report as text', () => {
  it('holds its head, its flags and each answer with its quotes', async () => {
    const { user } = open();
    await choose(user, 'Copy as text');
    expect(await screen.findByText('Copied to clipboard!')).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Meridian Tools 2026\nMeridian Tools Inc. (MRDT)\nAGM May 12, 2026\n\nPay is high.');
    expect(text).toContain('- Triggered: CEO pay ratio above 200:1. 214:1 is above 200:1.');
    expect(text).toContain('EXECUTIVE PAY\n\n1. What is the CEO pay ratio?\n\nThe ratio was 214 to 1.');
    expect(text).toContain('[1] DEF 14A FY2025, p. 2: “the ratio was estimated to be 214 to 1”');
  });
});
