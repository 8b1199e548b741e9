'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CompanyList } from '@/components/shared/companies/company-list';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { controlClasses } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/on-demand/popover-parts';
import type { CompanyChoice } from '@/components/reads/choices';
import { byReadyDocuments } from './by-ready-documents';

export type ChosenCompany = Pick<CompanyChoice, 'id' | 'name' | 'ticker'>;

type CompanyFieldProps = {
  chosen: ChosenCompany | null;
  onChoose: (company: ChosenCompany) => void;
  error?: string | undefined;
  isFixed: boolean;
};

/**
 * One company of the tenant's list, found by name, ticker or CIK. The company of a stored subscription cannot be
 * changed.
 */
export function CompanyField({ chosen, onChoose, error, isFixed }: CompanyFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (company: CompanyChoice) => {
    onChoose(company);
    setIsOpen(false);
  };
  return (
    <Field
      label="Company"
      error={error}
      help={isFixed ? 'The company of a subscription cannot be changed.' : undefined}
    >
      {(control) => (
        <Popover modal open={isOpen} onOpenChange={setIsOpen}>
          <PopoverTrigger
            {...control}
            type="button"
            disabled={isFixed}
            className={cn(controlClasses, 'flex h-8 items-center gap-2 pr-2 pl-2.5 text-left')}
          >
            {chosen ? (
              <span className="min-w-0 flex-1 truncate">
                {chosen.name} <span className="font-mono text-xs text-text-3">{chosen.ticker}</span>
              </span>
            ) : (
              <span className="flex-1 text-text-3">Select a company</span>
            )}
            <ChevronDown aria-hidden className="size-[15px] shrink-0 text-text-3" />
          </PopoverTrigger>
          <PopoverContent className="w-(--radix-popover-trigger-width) p-0">
            <CompanyList chosenId={chosen?.id ?? null} onChoose={choose} order={byReadyDocuments} />
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}
