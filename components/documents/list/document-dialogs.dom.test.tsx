import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/documents/actions';
import type { Document } from '@/lib/documents/schema';
import { delayedAnswer, done, refused } from '@/tests/support/components/action-answers';
import { show } from '@/tests/support/components/show';
import { someDocument } from '@/tests/support/components/some-lists';
import { DeleteDocumentDialog } from './delete-document-dialog';
import { WarningsDialog } from './warnings-dialog';

vi.mock('@/app/(app)/documents/actions', () => ({ deleteDocument: vi.fn() }));
const deleteDocument = vi.mocked(actions.deleteDocument);

beforeEach(() => void deleteDocument.mockReset());

describe('deleting a document', () => {
  const dialog = () => screen.getByRole('alertdialog', { name: 'Delete document' });
  const confirm = () => within(dialog()).getByRole('button', { name: /^Delet/ });

  function open(document: Document) {
    const onOpenChange = vi.fn();
    return { ...show(<DeleteDocumentDialog document={document} isOpen onOpenChange={onOpenChange} />), onOpenChange };
  }

  it.each([
    ['a filing from EDGAR can be fetched again', 'edgar', /fetching it from EDGAR restores it\.$/],
    ['an uploaded file is lost', 'upload', /The uploaded file and everything read from it are permanently deleted\.$/],
  ] as const)('says that %s', (_, source, sentence) => {
    open(someDocument({ source }));
    expect(dialog()).toHaveAccessibleDescription(/^Delete DEF 14A, 2025, filed Apr 2, 2026 ?\?/);
    expect(dialog()).toHaveAccessibleDescription(sentence);
  });

  it('deletes nothing when it is cancelled', async () => {
    const { user, onOpenChange } = open(someDocument());
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(deleteDocument).not.toHaveBeenCalled();
  });

  it('deletes once, then closes and says so', async () => {
    const { answer, release } = delayedAnswer(done(undefined));
    deleteDocument.mockReturnValue(answer as never);
    const document = someDocument();
    const { user, onOpenChange } = open(document);
    await user.click(confirm());
    await waitFor(() => expect(confirm()).toHaveAccessibleName('Deleting...'));
    expect(confirm()).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalled();
    release();
    expect(await screen.findByText('DEF 14A, 2025, filed Apr 2, 2026 was deleted')).toBeInTheDocument();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(deleteDocument).toHaveBeenCalledExactlyOnceWith({ params: { id: document.id } });
  });

  it('stays open when it is refused, and says why', async () => {
    deleteDocument.mockResolvedValue(refused('conflict', 'A report is being written from this filing.'));
    const { user, onOpenChange } = open(someDocument());
    await user.click(confirm());
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent('A report is being written from this filing.');
    expect(confirm()).toBeEnabled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('the warnings about a document', () => {
  const hidden = { kind: 'hidden_text', page: 3, excerpt: 'Vote for all', detail: 'The page holds invisible text.' };
  const whole = { kind: 'repaired', page: null, excerpt: '', detail: 'The file was damaged and was repaired.' };
  const document = someDocument({ warnings: [hidden, whole] });

  function open(shown = document) {
    const onOpenChange = vi.fn();
    return { ...show(<WarningsDialog document={shown} isOpen onOpenChange={onOpenChange} />), onOpenChange };
  }

  it('name the document, and each its page and its words where there are any', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Warnings' });
    expect(dialog).toHaveAccessibleDescription('Found while DEF 14A, 2025, filed Apr 2, 2026 was read.');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The page holds invisible text.p. 3“Vote for all”', 'The file was damaged and was repaired.']);
  });

  it('are all listed, however many there are', () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ ...hidden, page: index + 1 }));
    open({ ...document, warnings: many });
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(150);
    expect(items.at(-1)).toHaveTextContent('p. 150');
  });

  it('are closed by a button', async () => {
    const { user, onOpenChange } = open();
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
