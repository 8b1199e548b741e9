'use client';

import type { RefObject } from 'react';
import { CountBadge } from '@/components/ui/badge';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { CompanySetup } from './scope/company-setup';
import { QueryDocuments } from './query-documents';
import { SELECT_FIRST } from './scope/selection';
import type { QueryScreenState } from './use-query-screen';

type QueryPanelProps = {
  state: QueryScreenState;
  searchRef: RefObject<HTMLDivElement | null>;
  questionRef: RefObject<HTMLTextAreaElement | null>;
};

export function QueryPanel({ state, searchRef, questionRef }: QueryPanelProps) {
  const { selection } = state;
  const count = selection.documentIds.length;
  return (
    <Tabs
      value={selection.tab}
      onValueChange={(tab) => state.openTab(tab === 'query' ? 'query' : 'setup')}
      className={
        'flex h-full w-[450px] shrink-0 flex-col bg-surface max-[900px]:w-[46%] max-md:h-auto max-md:min-h-0 ' +
        'max-md:w-full max-md:flex-[1.2]'
      }
    >
      <div className="px-5 pt-3.5">
        <h1 className="text-lg font-semibold">Query Analysis</h1>
        <p className="text-xs text-text-3">Select company documents and ask questions</p>
      </div>
      <TabsList aria-label="Query Analysis" className="mt-2 shrink-0 px-5">
        <TabsTrigger value="setup">Company Setup</TabsTrigger>
        <TabsTrigger value="query" disabled={count === 0} title={count === 0 ? SELECT_FIRST : undefined}>
          Query Documents
          {count > 0 ? <CountBadge>{count}</CountBadge> : null}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="setup" className="flex min-h-0 flex-1 flex-col">
        <CompanySetup state={state} searchRef={searchRef} />
      </TabsContent>
      <TabsContent value="query" className="flex min-h-0 flex-1 flex-col">
        <QueryDocuments state={state} questionRef={questionRef} />
      </TabsContent>
    </Tabs>
  );
}
