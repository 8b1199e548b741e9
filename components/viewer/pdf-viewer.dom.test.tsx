import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { file, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { openViewer } from '@/tests/support/components/some-viewer';
import { setElementSizes } from '@/tests/support/components/window-width';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);

const ready: Answers = { '/documents/proxy/pdf': () => file() };

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const page = (number: number) => screen.findByRole('group', { name: `Page ${number}` });
const pageNumber = () => screen.getByRole('textbox', { name: 'Page number' });
const lastPage = () => screen.getByRole('toolbar', { name: 'Document' });

beforeEach(() => {
  aPdf();
  setElementSizes();
});

describe('opening a document', () => {
  it('shows its name and that it is loading, with disabled controls', () => {
    serve({ '/documents/proxy/pdf': never });
    openViewer();
    expect(screen.getByRole('heading', { name: 'DEF 14A · FY2025 · Filed Apr 2, 2026' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading PDF...');
    expect(pageNumber()).toBeDisabled();
    for (const name of ['Previous page', 'Next page', 'Zoom in', 'Zoom out', 'Fit Width'])
      expect(button(name)).toBeDisabled();
    expect(lastPage()).toHaveTextContent('of / –');
  });

  it('says how much of the file has arrived', async () => {
    serve({ '/documents/proxy/pdf': () => file(42) });
    openViewer();
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'));
    expect(screen.getByRole('status')).toHaveTextContent('Loading PDF...42%');
  });

  it('shows its pages and how many there are', async () => {
    serve(ready);
    openViewer();
    expect(await screen.findByText('Words of page 1')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(lastPage()).toHaveTextContent('of / 3');
    expect(button('Previous page')).toBeDisabled();
    expect(button('Next page')).toBeEnabled();
  });

  it('offers the file under the name of the document', () => {
    serve(ready);
    openViewer();
    const link = screen.getByRole('link', { name: 'Download PDF' });
    expect(link).toHaveAttribute('href', '/api/v1/documents/proxy/pdf');
    expect(link).toHaveAttribute('download', 'DEF 14A FY2025.pdf');
  });

  it('shows the status with which the file was refused, and retries on request', async () => {
    let isMissing = true;
    serve({ '/documents/proxy/pdf': () => (isMissing ? refuse('not_found', 'No such document.') : file()) });
    const { user } = openViewer();
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Failed to load PDFHTTP error! status: 404');
    isMissing = false;
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Words of page 1')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['fails', 'fails at a page', 'asks for a password'] as const)(
    'says so when opening the file %s',
    async (opening) => {
      aPdf({ opening });
      serve(ready);
      openViewer();
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load PDF document');
      expect(screen.queryByRole('group')).not.toBeInTheDocument();
      // The same file would fail again.
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    },
  );

  it('names the page that could not be drawn, and shows the others', async () => {
    aPdf({ broken: [2] });
    serve(ready);
    openViewer();
    expect(await within(await page(2)).findByText('Page 2 could not be drawn.')).toBeVisible();
    expect(screen.getByText('Words of page 1')).toBeVisible();
  });
});

describe('turning pages', () => {
  it('goes on and back by buttons, up to the last', async () => {
    serve(ready);
    const { user } = openViewer();
    await page(1);
    await user.click(button('Next page'));
    expect(pageNumber()).toHaveValue('2');
    await user.click(button('Next page'));
    expect(pageNumber()).toHaveValue('3');
    expect(button('Next page')).toBeDisabled();
    expect(await page(3)).toBeVisible();
    await user.click(button('Previous page'));
    expect(pageNumber()).toHaveValue('2');
  });

  it('goes on and back by keys, and to a typed page', async () => {
    serve(ready);
    const { user } = openViewer();
    await page(1);
    await user.keyboard(']]');
    expect(pageNumber()).toHaveValue('3');
    await user.keyboard('[[');
    expect(pageNumber()).toHaveValue('2');
    await user.clear(pageNumber());
    await user.type(pageNumber(), '3{Enter}');
    expect(pageNumber()).toHaveValue('3');
  });

  it('does not take the letters typed into a field for keys of its own', async () => {
    serve(ready);
    const { user } = openViewer();
    await page(1);
    await user.type(pageNumber(), ']');
    await user.tab();
    expect(pageNumber()).toHaveValue('1');
  });
});
