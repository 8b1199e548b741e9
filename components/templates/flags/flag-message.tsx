'use client';

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';

export type FlagMessageValue = {
  tone: 'success' | 'error';
  text: string;
  /** The reason in the server's words. */ cause?: string | null;
};

const SUCCESS_MS = 3000;

/** The message of the last save: success disappears after 3 seconds, an error stays. */
export function useFlagMessage() {
  const [message, say] = useState<FlagMessageValue | null>(null);
  useEffect(() => {
    if (message?.tone !== 'success') return;
    const timer = setTimeout(() => say(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message, say };
}

export function FlagMessage({ message, onDismiss }: { message: FlagMessageValue | null; onDismiss: () => void }) {
  return (
    <div aria-live="polite" className="shrink-0 empty:hidden">
      {message ? (
        <div
          role={message.tone === 'error' ? 'alert' : undefined}
          className={cn(
            'flex items-start gap-2 rounded-md px-3 py-1.5 text-sm',
            message.tone === 'error' ? 'bg-bad-tint text-bad' : 'bg-ok-tint text-ok',
          )}
        >
          {message.tone === 'error' ? (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          ) : (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          )}
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="font-medium">{message.text}</p>
            {message.cause ? <p className="text-xs">{message.cause}</p> : null}
          </div>
          {message.tone === 'error' ? (
            <button
              type="button"
              aria-label="Dismiss"
              onClick={onDismiss}
              className="-mr-1 flex size-6 items-center justify-center rounded-sm hover:bg-hover"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
