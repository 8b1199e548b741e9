import { Check, Plus } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { CatalogueCompany } from '@/lib/companies/schema';
import type { AddState } from './use-add-to-organization';

type CatalogueCardProps = { company: CatalogueCompany; state: AddState; onAdd: () => void };

/** One company of the catalogue, and whether it is or is being added. */
export function CatalogueCard({ company, state, onAdd }: CatalogueCardProps) {
  return (
    <li className="flex min-h-[54px] items-center gap-3 border-b border-line px-4 py-1.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={company.name}>
          {company.name}
        </p>
        <p className="font-mono text-xs text-text-3">
          <span className="text-text-2">{company.ticker}</span> · {company.cik}
        </p>
      </div>
      {state === 'in' ? (
        <Badge tone="ok">
          <Check aria-hidden />
          In Organization
        </Badge>
      ) : (
        <Button
          size="sm"
          aria-label={`${LABEL[state]}: ${company.name}`}
          isBusy={state === 'adding'}
          busyLabel="Adding..."
          disabled={state === 'added'}
          onClick={onAdd}
        >
          {state === 'added' ? <Check aria-hidden /> : <Plus aria-hidden />}
          {state === 'adding' ? 'Add to Organization' : LABEL[state]}
        </Button>
      )}
    </li>
  );
}

const LABEL = { available: 'Add to Organization', adding: 'Adding...', added: 'Added' };
