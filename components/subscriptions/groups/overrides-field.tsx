'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { useCompanySearch } from '@/components/shared/companies/use-company-search';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_DAILY_LIMIT, type CreateGroupForm } from '@/lib/subscriptions/groups/schema';

/** Daily limits of single companies in the group; an empty field means the group's limit. */
export function OverridesField({ daily }: { daily: number | undefined }) {
  const {
    control,
    setValue,
    formState: { errors },
  } = useFormContext<CreateGroupForm>();
  const [ids, overrides] = useWatch({ control, name: ['company_ids', 'rate_limit_overrides'] });
  const { data } = useCompanySearch('');
  const chosen = data?.filter(({ id }) => ids.includes(id)) ?? [];
  if (chosen.length === 0) return null;
  const set = (id: string, text: string) =>
    setValue('rate_limit_overrides', { ...overrides, [id]: text === '' ? null : Number(text) }, { shouldDirty: true });
  const refused = Object.values(errors.rate_limit_overrides ?? {}).find(
    (error) => typeof error === 'object' && error?.message,
  );
  return (
    <details className="rounded-md border border-line">
      <summary className="cursor-pointer px-3 py-2 text-sm font-medium">Daily limits of single companies</summary>
      <ul className="max-h-44 overflow-y-auto border-t border-line">
        {chosen.map(({ id, name, ticker }) => (
          <li key={id} className="flex items-center gap-3 px-3 py-1 text-sm">
            <span className="min-w-0 flex-1 truncate" title={name}>
              {name}
            </span>
            <span className="font-mono text-xs text-text-3">{ticker}</span>
            <Input
              type="number"
              min={1}
              max={MAX_DAILY_LIMIT}
              aria-label={`Daily limit of ${name}`}
              placeholder={daily && daily > 0 ? String(daily) : ''}
              value={overrides?.[id] ?? ''}
              onChange={(event) => set(id, event.target.value)}
              className="h-7 w-20"
            />
          </li>
        ))}
      </ul>
      {refused && typeof refused === 'object' ? (
        <FieldError className="px-3 pb-2">{String(refused.message)}</FieldError>
      ) : null}
    </details>
  );
}
