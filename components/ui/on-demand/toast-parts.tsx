'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { noticeClasses } from '../overlays/notice-classes';
import type { NoticeOptions, Tone } from '../toast';

const ICONS: Record<Tone, ReactElement> = {
  success: <CircleCheck aria-hidden className="size-4 text-ok-solid" />,
  error: <CircleAlert aria-hidden className="size-4 text-bad-solid" />,
  info: <Info aria-hidden className="size-4 text-accent-solid" />,
};

/** Rendered once by the Toaster, at the bottom right. */
export default function ToastRegion({ onReady }: { onReady: () => void }) {
  // Effects of child components run first, so the region is listening now.
  useEffect(onReady, [onReady]);
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

export const dismiss = (id?: string | number) => toast.dismiss(id);

export function show(tone: Tone, message: string, { description, action, id }: NoticeOptions = {}): string | number {
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
      className={`${noticeClasses} flex w-full items-start gap-3 font-sans`}
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
        className={
          '-mt-0.5 -mr-1 flex size-6 shrink-0 items-center justify-center rounded-sm text-text-2 hover:bg-hover ' +
          'hover:text-text'
        }
      >
        <X aria-hidden className="size-[15px]" />
      </button>
    </div>
  );
}
