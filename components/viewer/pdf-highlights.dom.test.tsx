import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { file, serve } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { annual, openViewer, proxy, someViewerSource } from '@/tests/support/components/some-viewer';
import { setElementSizes } from '@/tests/support/components/window-width';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const highlight = (name: string | RegExp) => screen.findByRole('button', { name });
const page = (number: number) => screen.findByRole('group', { name: `Page ${number}` });
const pageNumber = () => screen.getByRole('textbox', { name: 'Page number' });
const toolbar = () => screen.getByRole('toolbar', { name: 'Document' });
const zoom = () => screen.getByRole('button', { name: /^Zoom, / });
const widthOf = (element: HTMLElement) => Number.parseFloat(element.style.width);

/** A point on the words of a source made by `someViewerSource`, from the top left of its page. */
const ON_THE_WORDS = { clientX: 100, clientY: 792 - 506 };

beforeEach(() => {
  aPdf({ pages: 12 });
  serve({ '/documents/proxy/pdf': () => file(), '/documents/annual/pdf': () => file() });
  setElementSizes();
});

describe('the sources of an answer in the viewer', () => {
  it('are highlighted on their pages, for this document only', async () => {
    const elsewhere = someViewerSource(3, { documentId: annual.id });
    openViewer({ sources: [someViewerSource(1), someViewerSource(2, { page: 2 }), elsewhere] });
    expect(within(await page(1)).getByRole('button', { name: 'Source 1, page 1' })).toBeInTheDocument();
    expect(within(await page(2)).getByRole('button', { name: 'Source 2, page 2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Source 3/ })).not.toBeInTheDocument();
    expect(screen.getByText('3 sources found')).toBeVisible();
  });

  it('are opened at the page of the active one, which is named as active', async () => {
    openViewer({ sources: [someViewerSource(1), someViewerSource(2, { page: 9 })], active: 'source-2' });
    expect(await highlight('Source 2, page 9')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(pageNumber()).toHaveValue('9'));
    expect(toolbar()).toHaveTextContent('Active Source2of 2');
    // Its page is far from the first one, which is no longer rendered.
    expect(screen.queryByRole('group', { name: 'Page 1' })).not.toBeInTheDocument();
  });

  it('open on their page although their words have no place there', async () => {
    openViewer({ sources: [someViewerSource(1, { page: 7, boxes: [] })], active: 'source-1' });
    await waitFor(() => expect(pageNumber()).toHaveValue('7'));
    expect(screen.queryByRole('button', { name: /^Source 1/ })).not.toBeInTheDocument();
  });

  it('are chosen by a press on their words', async () => {
    const { selected } = openViewer({ sources: [someViewerSource(1), someViewerSource(2, { page: 2 })] });
    const paper = await page(1);
    fireEvent.click(paper, { clientX: 100, clientY: 40 });
    expect(selected).not.toHaveBeenCalled();
    fireEvent.click(paper, ON_THE_WORDS);
    expect(selected).toHaveBeenCalledExactlyOnceWith('source-1');
    expect(await highlight('Source 1, page 1')).toHaveAttribute('aria-pressed', 'true');
    expect(toolbar()).toHaveTextContent('Active Source1of 2');
  });

  it('are chosen by a press on their words at another zoom', async () => {
    const { user, selected } = openViewer({ sources: [someViewerSource(1)] });
    await highlight('Source 1, page 1');
    await user.click(button('Zoom out'));
    fireEvent.click(await page(1), { clientX: ON_THE_WORDS.clientX * 0.9, clientY: ON_THE_WORDS.clientY * 0.9 });
    expect(selected).toHaveBeenCalledExactlyOnceWith('source-1');
  });

  it('are not chosen by the press that ends a selection of words', async () => {
    const { selected } = openViewer({ sources: [someViewerSource(1)] });
    const paper = await page(1);
    window.getSelection()?.selectAllChildren(await within(paper).findByText('Words of page 1'));
    fireEvent.click(paper, ON_THE_WORDS);
    expect(selected).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    fireEvent.click(paper, ON_THE_WORDS);
    expect(selected).toHaveBeenCalledOnce();
  });

  it('are chosen from the keyboard', async () => {
    const { user, selected } = openViewer({ sources: [someViewerSource(1)] });
    (await highlight('Source 1, page 1')).focus();
    await user.keyboard('{Enter}');
    expect(selected).toHaveBeenCalledExactlyOnceWith('source-1');
  });
});

describe('the zoom', () => {
  it('enlarges page and highlight alike, step by step and by key', async () => {
    const { user } = openViewer({ sources: [someViewerSource(1)] });
    const before = widthOf(await highlight('Source 1, page 1'));
    expect(zoom()).toHaveAccessibleName('Zoom, 100%');
    await user.click(button('Zoom in'));
    expect(zoom()).toHaveAccessibleName('Zoom, 110%');
    expect(widthOf(await page(1))).toBeCloseTo(612 * 1.1);
    expect(widthOf(await highlight('Source 1, page 1'))).toBeCloseTo(before * 1.1);
    await user.keyboard('--');
    expect(zoom()).toHaveAccessibleName('Zoom, 90%');
    expect(widthOf(await highlight('Source 1, page 1'))).toBeCloseTo(before * 0.9);
  });

  it('ends at the largest and the smallest', async () => {
    const { user } = openViewer();
    await page(1);
    await user.keyboard('+'.repeat(10));
    expect(zoom()).toHaveAccessibleName('Zoom, 200%');
    expect(button('Zoom in')).toBeDisabled();
    await user.keyboard('-'.repeat(15));
    expect(zoom()).toHaveAccessibleName('Zoom, 50%');
    expect(button('Zoom out')).toBeDisabled();
  });

  it('is chosen from a list, and set back to the actual size', async () => {
    const { user } = openViewer();
    await page(1);
    await user.click(zoom());
    await user.click(await screen.findByRole('menuitemradio', { name: '150%' }));
    await waitFor(() => expect(zoom()).toHaveAccessibleName('Zoom, 150%'));
    expect(button('Actual Size')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Actual Size'));
    expect(zoom()).toHaveAccessibleName('Zoom, 100%');
    expect(button('Actual Size')).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps the page that is read', async () => {
    const { user } = openViewer();
    await page(1);
    const pages = screen.getByRole('region', { name: 'Document pages' });
    pages.scrollTop = 3500;
    fireEvent.scroll(pages);
    expect(pageNumber()).toHaveValue('5');
    await user.keyboard('+++++');
    expect(zoom()).toHaveAccessibleName('Zoom, 150%');
    expect(pageNumber()).toHaveValue('5');
  });
});

describe('several documents', () => {
  it('are changed in the head, which counts the sources of each', async () => {
    const sources = [someViewerSource(1), someViewerSource(2), someViewerSource(3, { documentId: annual.id })];
    const { user } = openViewer({ sources, documents: [proxy, annual] });
    await highlight('Source 1, page 1');
    const choice = screen.getByRole('radiogroup', { name: 'Document' });
    expect(within(choice).getByRole('radio', { name: /^DEF 14A FY2025 ?2 sources$/ })).toBeChecked();
    await user.click(within(choice).getByRole('radio', { name: /^10-K FY2025 ?1 sources$/ }));
    expect(screen.getByRole('heading', { name: '10-K · FY2025' })).toBeVisible();
    expect(await highlight('Source 3, page 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Source 1, page 1' })).not.toBeInTheDocument();
  });

  it('are opened where they were left', async () => {
    const { user } = openViewer({ documents: [proxy, annual] });
    await page(1);
    await user.keyboard(']]]]');
    await user.click(screen.getByRole('radio', { name: '10-K FY2025' }));
    await page(1);
    expect(pageNumber()).toHaveValue('1');
    await user.click(screen.getByRole('radio', { name: 'DEF 14A FY2025' }));
    await waitFor(() => expect(pageNumber()).toHaveValue('5'));
  });
});
