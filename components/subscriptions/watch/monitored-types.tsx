import { FormBadge } from '@/components/ui/badge';

/** The first types as badges, the others as "+N", and all of them in the title attribute. */
export function MonitoredTypes({ types, most = 3 }: { types: readonly string[]; most?: number }) {
  const shown = types.length > most ? types.slice(0, most - 1) : types;
  const hidden = types.length - shown.length;
  return (
    <span title={types.join(', ')} className="inline-flex gap-1">
      {shown.map((type) => (
        <FormBadge key={type}>{type}</FormBadge>
      ))}
      {hidden > 0 ? <FormBadge aria-label={`and ${types.slice(shown.length).join(', ')}`}>+{hidden}</FormBadge> : null}
    </span>
  );
}
