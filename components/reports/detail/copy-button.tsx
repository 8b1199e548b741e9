'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { notify } from '@/components/ui/toast';

/** Copies a text that is computed on click; the check mark stays until the pointer leaves. */
export function CopyButton({ label, text, className }: { label: string; text: () => string; className?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setIsCopied(true);
    } catch {
      notify.error('Failed to copy to clipboard');
    }
  };
  return (
    <span onPointerLeave={() => setIsCopied(false)} className={cn('transition-opacity', className)}>
      <IconButton
        size="sm"
        label={isCopied ? 'Copied to clipboard!' : label}
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      />
    </span>
  );
}
