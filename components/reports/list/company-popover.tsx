'use client';

import { useState } from 'react';
import { CompanyList } from '@/components/shared/companies/company-list';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/on-demand/popover-parts';
import { selectTriggerClasses } from '@/components/ui/select-trigger-classes';
import { ClosedFilter } from './closed-filter';

type CompanyPopoverProps = {
  /** The current label of the filter. */
  label: string;
  companyId: string | null;
  onChange: (companyId: string | null) => void;
};

/** The filter with its list, initially open, because it is loaded when the user opens it. */
export function CompanyPopover({ label, companyId, onChange }: CompanyPopoverProps) {
  const [isOpen, setIsOpen] = useState(true);
  const choose = (id: string | null) => {
    onChange(id);
    setIsOpen(false);
  };
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger type="button" aria-label={`Company: ${label}`} className={selectTriggerClasses('w-56')}>
        <ClosedFilter label={label} />
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
