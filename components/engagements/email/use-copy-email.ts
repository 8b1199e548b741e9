'use client';

import { useCopy } from '@/components/shared/use-copy';
import { notify } from '@/components/ui/toast';
import { COPIED_MESSAGE } from '@/lib/engagements/record/messages.rules';
import type { EmailVersion } from '@/lib/engagements/schema-email';

/** Copies a letter with its subject as the first line, and confirms it with a message. */
export function useCopyEmail() {
  const { isCopied, copy } = useCopy(() => notify.success(COPIED_MESSAGE));
  return {
    isCopied,
    copy: ({ subject, content }: Pick<EmailVersion, 'subject' | 'content'>) =>
      copy(`Subject: ${subject}\n\n${content}`),
  };
}
