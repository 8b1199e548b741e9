'use client';

import {
  Bell,
  FileUp,
  LibraryBig,
  MessageSquareText,
  ScrollText,
  Upload,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { FirstRun } from '@/lib/organizations/schema';
import { ContactStep } from './contact-step';
import { FIRST_QUESTIONS } from './first-questions';
import { OpenDemo } from './open-demo';
import { SampleAnswer } from './sample-answer';
import { Step, type StepState } from './step';
import { TickerForm } from './ticker-form';
import { useEdgarContact, useHideSteps, type FirstRunActions } from './use-first-run';

type FirstRunPanelProps = {
  steps: FirstRun;
  actions: FirstRunActions;
  onBrowse: () => void;
  onImport: () => void;
  onAdd: () => void;
};

/** Three steps to the first answer, for an organization without companies. */
export function FirstRunPanel({ steps, actions, onBrowse, onImport, onAdd }: FirstRunPanelProps) {
  const hide = useHideSteps(actions);
  const { data: contact } = useEdgarContact();
  const [contactState, addState, askState] = statesOf([contact?.is_ready === true, steps.companies > 0, false]);
  return (
    <div
      className={
        'grid min-h-0 flex-1 grid-cols-1 gap-4 overflow-y-auto ' + 'wide:grid-cols-[minmax(0,800fr)_minmax(0,576fr)]'
      }
    >
      <Card className="flex flex-col">
        <section aria-labelledby="first-run-heading" className="flex-1 px-6 pt-6 pb-5">
          <div className="flex items-start justify-between gap-4">
            <div>
              <h2 id="first-run-heading" className="text-lg font-semibold">
                Three steps to the first answer
              </h2>
              <p className="mt-1 text-sm text-text-2">
                <span>No companies added yet.</span> Filings come from the SEC’s EDGAR. Every answer shows the words
                that support it, on the page.
              </p>
            </div>
            <Button variant="ghost" size="sm" isBusy={hide.isPending} onClick={() => hide.mutate()}>
              Hide the steps
            </Button>
          </div>
          <ol className="mt-6">
            <ContactStep state={contactState} actions={actions} />
            <Step number={2} state={addState} title="Add companies" hint="any of the three">
              <div className="grid gap-3 sm:grid-cols-3">
                <Way
                  icon={LibraryBig}
                  title="Browse the catalogue"
                  action={
                    <Button size="sm" variant="primary" onClick={onBrowse}>
                      Browse the catalogue
                    </Button>
                  }
                >
                  Companies that file with the SEC, by name, ticker or CIK.
                </Way>
                <Way
                  icon={FileUp}
                  title="Import a list"
                  action={
                    <Button size="sm" onClick={onImport}>
                      Import a list
                    </Button>
                  }
                >
                  CSV or Excel with ticker, name and CIK; up to 10 MB.
                </Way>
                <Way
                  icon={Upload}
                  title="Upload a filing"
                  action={
                    <Button size="sm" onClick={onAdd}>
                      Add its company
                    </Button>
                  }
                >
                  A PDF or HTML file that is not on EDGAR. Only your organization sees it.
                </Way>
              </div>
              <TickerForm fetchFilings={actions.fetchFilings} />
            </Step>
            <Step
              number={3}
              state={askState}
              title="Ask the first question"
              hint="opens when the first filing is ready, about a minute"
              isLast
            >
              <ul className="flex flex-col gap-1.5">
                {FIRST_QUESTIONS.map((question) => (
                  <li
                    key={question}
                    className={
                      'flex min-h-8 items-center gap-2 rounded-md border border-line bg-sunken px-3 py-1 ' +
                      'text-sm text-text-2'
                    }
                  >
                    <MessageSquareText aria-hidden className="size-4 shrink-0" />
                    {question}
                  </li>
                ))}
              </ul>
            </Step>
          </ol>
        </section>
        <nav
          aria-label="Later"
          className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-6 py-3 text-sm"
        >
          <span className="text-text-3">Later</span>
          <Later icon={ScrollText} href="/voting/policies">
            Write a voting policy
          </Later>
          <Later icon={Bell} href="/reports?tab=subscriptions">
            Subscribe to new filings
          </Later>
          <Later icon={UserPlus} href="/organization?tab=invitations">
            Invite colleagues
          </Later>
          {steps.has_demo ? (
            <span className="ml-auto wide:hidden">
              <OpenDemo />
            </span>
          ) : null}
        </nav>
      </Card>
      <SampleAnswer action={steps.has_demo ? <OpenDemo /> : null} />
    </div>
  );
}

/** The first step that is not done is the current one, whatever is done after it. */
function statesOf<T extends readonly boolean[]>(areDone: readonly [...T]): { [Index in keyof T]: StepState } {
  const current = areDone.indexOf(false);
  const states = areDone.map((isDone, index) => (isDone ? 'done' : index === current ? 'now' : 'later'));
  return states as { [Index in keyof T]: StepState };
}

type WayProps = { icon: LucideIcon; title: string; action: ReactNode; children: ReactNode };

function Way({ icon: Icon, title, action, children }: WayProps) {
  return (
    <div className="flex flex-col gap-1.5 rounded-lg border border-line p-3.5">
      <Icon aria-hidden className="size-5 text-text-2" />
      <h4 className="text-sm font-semibold">{title}</h4>
      <p className="flex-1 text-xs text-text-2">{children}</p>
      <div className="mt-2">{action}</div>
    </div>
  );
}

function Later({ icon: Icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-flex items-center gap-1.5 font-medium text-accent hover:underline">
      <Icon aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
