import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { CopyButton } from './copy-button';

describe('the button that copies', () => {
  it('copies a text that is built when the button is pressed, and confirms it', async () => {
    const text = vi.fn(() => 'Total: 214');
    const { user } = show(<CopyButton label="Copy total" copiedLabel="Total copied" text={text} />);
    expect(text).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Copy total' }));
    expect(await screen.findByRole('button', { name: 'Total copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('Total: 214');
  });

  it('says why nothing was copied on plain HTTP, where browsers have no clipboard', async () => {
    const { user } = show(<CopyButton label="Copy" text="secret" isLabelled />);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Failed to copy to clipboard')).toBeInTheDocument();
    expect(screen.getByText(/allows copying over HTTPS only/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  it('says that the browser refused', async () => {
    const { user } = show(<CopyButton label="Copy" text="secret" />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/The browser refused/)).toBeInTheDocument();
  });
});
