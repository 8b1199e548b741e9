'use client';

import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ContactNotRead, EdgarContactForm, type ContactActions } from '@/components/shared/edgar/edgar-contact-form';
import { Button } from '@/components/ui/button';
import { Step, type StepState } from './step';
import { useEdgarContact } from './use-first-run';

/** Step 1: the contact that the SEC requires. Done when it is set, here or by the operator. */
export function ContactStep({ state, actions }: { state: StepState; actions: ContactActions }) {
  const query = useEdgarContact();
  const { data, errorUpdateCount } = query;
  const [isOpen, setIsOpen] = useState(false);
  const isDone = data?.is_ready === true;
  const isFormShown = data?.can_edit === true && (!isDone || isOpen);
  return (
    <Step
      number={1}
      state={state}
      title="Enter your EDGAR contact"
      hint={
        data?.test_ms === null || data?.test_ms === undefined ? undefined : (
          <span className="inline-flex items-center gap-1.5">
            <CircleCheck aria-hidden className="size-3.5 text-ok-solid" />
            answered in {data.test_ms} ms
          </span>
        )
      }
      aside={
        isDone && data.can_edit ? (
          <Button variant="link" size="inline" onClick={() => setIsOpen((was) => !was)}>
            {isOpen ? 'Close' : 'Change'}
          </Button>
        ) : null
      }
    >
      <p className="text-sm text-text-2">
        {data?.name ? (
          <>
            {data.name}, <span className="font-medium text-text">{data.email}</span>. The SEC asks for a name and an
            address; nothing else is sent.
          </>
        ) : isDone ? (
          'The operator of this installation has set one. You can also set your own.'
        ) : data?.can_edit === false ? (
          'The SEC asks for a name and an e-mail address. Ask an admin of your organization to set them.'
        ) : (
          'The SEC asks everyone who fetches filings for a name and an e-mail address; nothing else is sent.'
        )}
      </p>
      {!data && errorUpdateCount > 0 ? <ContactNotRead query={query} /> : null}
      {isFormShown ? (
        <div className="max-w-[560px]">
          <EdgarContactForm actions={actions} />
        </div>
      ) : null}
    </Step>
  );
}
