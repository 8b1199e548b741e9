'use client';

import { Check, Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useCopy } from './use-copy';

type CopyButtonProps = {
  /** A function for a text that is only put together when it is copied. */
  text: string | (() => string);
  label: string;
  copiedLabel?: string;
  /** Whether a label is shown beside the icon. */
  isLabelled?: boolean;
  className?: string;
};

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, copiedLabel = 'Copied', isLabelled = false, className }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  const shown = isCopied ? copiedLabel : label;
  const icon = isCopied ? <Check aria-hidden /> : <Copy aria-hidden />;
  const onClick = () => copy(typeof text === 'string' ? text : text());
  return (
    <span role="status" className={className}>
      {isLabelled ? (
        <Button onClick={onClick}>
          {icon}
          {shown}
        </Button>
      ) : (
        <IconButton size="sm" label={shown} icon={icon} onClick={onClick} />
      )}
    </span>
  );
}
