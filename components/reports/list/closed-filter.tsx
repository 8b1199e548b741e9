import { ChevronDown } from 'lucide-react';

/** The content of a closed filter, before and after its code is loaded. */
export function ClosedFilter({ label }: { label: string }) {
  return (
    <>
      <span>{label}</span>
      <ChevronDown aria-hidden className="size-[15px] shrink-0 text-text-3" />
    </>
  );
}
