'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast, Toaster as Sonner } from 'sonner';

const ICONS = {
  success: <CircleCheck aria-hidden className="size-4 text-ok-solid" />,
  error: <CircleAlert aria-hidden className="size-4 text-bad-solid" />,
  info: <Info aria-hidden className="size-4 text-accent-solid" />,
};

type Tone = keyof typeof ICONS;
type NoticeOptions = {
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** A later notice with the same id replaces this one. */
  id?: string;
};

/** Mounted once, in the root layout. Bottom right. */
export function Toaster() {
  return (
    <Sonner
      expand
      position="bottom-right"
      visibleToasts={4}
      gap={12}
      offset={20}
      className="pointer-events-auto"
      toastOptions={{ unstyled: true, className: 'w-[300px]' }}
    />
  );
}

/** Success and info leave after 5 seconds; errors stay until they are dismissed. */
export const notify = {
  success: (message: string, options?: NoticeOptions) => show('success', message, options),
  info: (message: string, options?: NoticeOptions) => show('info', message, options),
  error: (message: string, options?: NoticeOptions) => show('error', message, options),
  dismiss: (id?: string | number) => toast.dismiss(id),
};

function show(tone: Tone, message: string, { description, action, id }: NoticeOptions = {}): string | number {
  return toast.custom(
    (toastId) => (
      <Notice
        tone={tone}
        message={message}
        description={description}
        action={action}
        onClose={() => toast.dismiss(toastId)}
      />
    ),
    { id, duration: tone === 'error' ? Infinity : 5000 },
  );
}

type NoticeProps = NoticeOptions & { tone: Tone; message: string; onClose: () => void };

export function Notice({ tone, message, description, action, onClose }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className="flex w-full items-start gap-3 rounded-lg border border-line-strong font-sans bg-raised bg-clip-padding px-3 dark:border-transparent py-2.5 text-sm text-text shadow-float"
    >
      <span className="mt-0.5 flex">{ICONS[tone]}</span>
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{message}</p>
        {description || action ? (
          <p className="text-xs text-text-2">
            {description}
            {description && action ? ' ' : null}
            {action ? (
              <button
                type="button"
                className="font-medium text-accent hover:underline"
                onClick={() => {
                  action.onClick();
                  onClose();
                }}
              >
                {action.label}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onClose}
        className="-mt-0.5 -mr-1 flex size-6 shrink-0 items-center justify-center rounded-sm text-text-2 hover:bg-hover hover:text-text"
      >
        <X aria-hidden className="size-[15px]" />
      </button>
    </div>
  );
}
