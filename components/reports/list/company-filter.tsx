'use client';

import { useCompanyById } from '@/components/shared/companies/use-company-search';
import { onDemand } from '@/components/ui/on-demand/on-demand';
import { useOnDemand } from '@/components/ui/on-demand/use-on-demand';
import { selectTriggerClasses } from '@/components/ui/select-trigger-classes';
import { ClosedFilter } from './closed-filter';

const POPOVER = onDemand(() => import('./company-popover'));

type CompanyFilterProps = { companyId: string | null; onChange: (companyId: string | null) => void };

/** The company whose reports are shown: hundreds are searched, not scrolled through, and read when it is opened. */
export function CompanyFilter({ companyId, onChange }: CompanyFilterProps) {
  const { parts, ask } = useOnDemand(POPOVER);
  const chosen = useCompanyById(companyId);
  const label = companyId === null ? 'All companies' : chosen ? `${chosen.ticker} ${chosen.name}` : 'Chosen company';
  if (parts) return <parts.CompanyPopover label={label} companyId={companyId} onChange={onChange} />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={`Company: ${label}`}
      className={selectTriggerClasses('w-56')}
      onClick={ask}
    >
      <ClosedFilter label={label} />
    </button>
  );
}
