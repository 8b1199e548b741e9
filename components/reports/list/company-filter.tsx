'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CompanyList } from '@/components/shared/company-list';
import { useCompanyById } from '@/components/shared/use-company-search';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { selectTriggerClasses } from '@/components/ui/select-trigger-classes';

type CompanyFilterProps = { companyId: string | null; onChange: (companyId: string | null) => void };

/** The company whose reports are shown: hundreds are searched, not scrolled through, and read when it is opened. */
export function CompanyFilter({ companyId, onChange }: CompanyFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useCompanyById(companyId);
  const choose = (id: string | null) => {
    onChange(id);
    setIsOpen(false);
  };
  const label = companyId === null ? 'All companies' : chosen ? `${chosen.ticker} ${chosen.name}` : 'Chosen company';
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger type="button" aria-label={`Company: ${label}`} className={selectTriggerClasses('w-56')}>
        <span>{label}</span>
        <ChevronDown aria-hidden className="size-[15px] shrink-0 text-text-3" />
      </PopoverTrigger>
      <PopoverContent className="w-72 p-0" align="start">
        <CompanyList chosenId={companyId} onChoose={({ id }) => choose(id)} />
        {companyId === null ? null : (
          <div className="border-t border-line p-1">
            <button
              type="button"
              onClick={() => choose(null)}
              className={
                'flex h-8 w-full items-center rounded-md px-2 text-left text-sm hover:bg-hover ' +
                'focus-visible:bg-hover dark:hover:bg-line/70'
              }
            >
              All companies
            </button>
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}
