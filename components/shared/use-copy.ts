'use client';

import { useEffect, useState } from 'react';
import { notify } from '@/components/ui/toast';

/** How long a button shows that the text was copied, in milliseconds. */
const COPIED_MS = 2000;

const COPY_FAILED = 'Failed to copy to clipboard';
const NO_CLIPBOARD = 'The browser allows copying over HTTPS only. Select the text and copy it by hand.';
const REFUSED = 'The browser refused. Allow this page to use the clipboard, or copy the text by hand.';

/** Copies texts; `isCopied` is true for two seconds afterwards. `confirm` is called after each text that was copied. */
export function useCopy(confirm?: () => void): { isCopied: boolean; copy: (text: string) => void } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = (text: string) => {
    const clipboard = clipboardOfBrowser();
    if (!clipboard) return void notify.error(COPY_FAILED, { description: NO_CLIPBOARD });
    clipboard.writeText(text).then(
      () => {
        setCopiedAt(Date.now());
        confirm?.();
      },
      () => notify.error(COPY_FAILED, { description: REFUSED }),
    );
  };
  return { isCopied: copiedAt !== null, copy };
}

/** On plain HTTP `navigator.clipboard` is missing, contrary to its type. */
function clipboardOfBrowser(): Clipboard | undefined {
  return navigator.clipboard as Clipboard | undefined;
}
