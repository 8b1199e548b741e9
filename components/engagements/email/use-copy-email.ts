'use client';

import { useEffect, useState } from 'react';
import { notify } from '@/components/ui/toast';
import { COPIED_MESSAGE, COPY_FAILED } from '@/lib/engagements/record/messages.rules';
import type { EmailVersion } from '@/lib/engagements/schema-email';

const COPIED_MS = 2000;

export function useCopyEmail() {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = ({ subject, content }: Pick<EmailVersion, 'subject' | 'content'>) => {
    // On plain HTTP `navigator.clipboard` is missing, and reading it throws.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(`Subject: ${subject}\n\n${content}`))
      .then(
        () => {
          setCopiedAt(Date.now());
          notify.success(COPIED_MESSAGE);
        },
        () => notify.error(COPY_FAILED),
      );
  };
  return { isCopied: copiedAt !== null, copy };
}
