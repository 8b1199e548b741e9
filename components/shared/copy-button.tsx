'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { notify } from '@/components/ui/toast';

type CopyButtonProps = {
  text: string;
  label: string;
  /** Whether a label is shown beside the icon. */ isLabelled?: boolean;
  className?: string;
};

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, isLabelled = false, className }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // On plain HTTP `navigator.clipboard` is missing, and reading it throws.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setIsCopied(true),
        () => notify.error('Failed to copy to clipboard'),
      );
  const icon = isCopied ? <Check aria-hidden /> : <Copy aria-hidden />;
  return (
    <span role="status" className={className}>
      {isLabelled ? (
        <Button onClick={() => void copy()}>
          {icon}
          {isCopied ? 'Copied' : label}
        </Button>
      ) : (
        <IconButton size="sm" label={isCopied ? 'Copied' : label} icon={icon} onClick={() => void copy()} />
      )}
    </span>
  );
}
