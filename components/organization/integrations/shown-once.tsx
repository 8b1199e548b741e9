'use client';

import { Info, X } from 'lucide-react';
import { CopyButton } from '@/components/shared/copy-button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';

type ShownOnceProps = { name: string; secret: string; what: string; why: string; onClose: () => void };

/** A secret right after it was made, until it is closed; it cannot be shown again. */
export function ShownOnce({ name, secret, what, why, onClose }: ShownOnceProps) {
  return (
    <div role="status" className="flex flex-col gap-2 border-b border-line bg-accent-tint px-4 py-2.5">
      <div className="flex items-center gap-2">
        <Info aria-hidden className="size-4 shrink-0 text-accent" />
        <p className="min-w-0 flex-1 text-sm">
          <strong className="font-semibold break-words">{name}</strong> {why}
        </p>
        <IconButton size="sm" label={`Close: hide the ${what}`} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <div className="flex items-center gap-2">
        <Input
          readOnly
          aria-label={what}
          value={secret}
          className="font-mono text-xs"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={secret} label="Copy" isLabelled />
      </div>
    </div>
  );
}
