import { FileText, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** Explains the effect and the limits of the text. */
export function ContextNotes() {
  return (
    <div className="flex flex-col gap-3">
      <Note icon={<FileText aria-hidden />} title="Where it is used">
        The saved text is applied to all future report generations and to answers, for everyone in the organization.
        Existing reports stay as they are; regenerate one to apply a change.
      </Note>
      <Note icon={<ShieldCheck aria-hidden />} title="What it cannot change">
        It steers emphasis and wording. Every finding must still be supported by a quote from the filing, and flags are
        judged by their own rules.
      </Note>
    </div>
  );
}

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="flex gap-3 p-4">
      <span className="mt-0.5 flex text-text-3 [&_svg]:size-4">{icon}</span>
      <div className="flex flex-col gap-1">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="text-sm text-text-2">{children}</p>
      </div>
    </Card>
  );
}
