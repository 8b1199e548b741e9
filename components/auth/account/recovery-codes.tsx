'use client';

import { CopyButton } from '@/components/shared/copy-button';
import { Button } from '@/components/ui/button';

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-text-2">
        Each code signs you in once in place of the authenticator app. Store them where you store passwords: they are
        not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-line bg-sunken p-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex items-center justify-end gap-2">
        <CopyButton text={codes.join('\n')} label="Copy the recovery codes" />
        <Button variant="primary" onClick={onDone}>
          I Have Saved Them
        </Button>
      </div>
    </div>
  );
}
