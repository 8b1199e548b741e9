'use client';

import type { RefObject } from 'react';
import { ErrorState } from '@/components/shared/states/error-state';
import { Progress } from '@/components/ui/progress';
import { formatCounted } from '@/lib/format/numbers';
import { AnswerPanel } from './answer/answer-panel';
import { withoutMarkers } from './answer/citations';
import { QuestionForm } from './question/question-form';
import { SelectionSummary } from './scope/selection-summary';
import { evidenceOf } from './answer/result-sources';
import { SourceList } from './answer/source-list';
import type { QueryScreenState } from './use-query-screen';

type QueryDocumentsProps = { state: QueryScreenState; questionRef: RefObject<HTMLTextAreaElement | null> };

export function QueryDocuments({ state, questionRef }: QueryDocumentsProps) {
  const { selection, run, sources, active, viewerDocuments } = state;
  const selected = selection.documentIds.flatMap((id) => viewerDocuments.filter((document) => document.id === id));
  return (
    <div data-plumb-panel className="min-h-0 flex-1 overflow-x-clip overflow-y-auto">
      <div className="px-5 py-3">
        <SelectionSummary
          company={state.company}
          documents={selected}
          currentId={selection.currentId}
          onShow={state.showDocument}
          onChange={() => state.openTab('setup')}
        />
        <div className="mt-2.5 mb-3">
          <QuestionForm
            question={state.question}
            hasDocuments={selection.documentIds.length > 0}
            isAsking={run.kind === 'running'}
            areExamplesOpen={run.kind === 'idle'}
            inputRef={questionRef}
            onQuestion={state.setQuestion}
            onAsk={state.ask}
          />
        </div>
        <div aria-live="polite">
          {run.kind === 'running' ? (
            <Analyzing documentCount={selection.documentIds.length} partial={run.partial} />
          ) : null}
          {run.kind === 'failed' ? (
            <ErrorState
              title="The question was not answered"
              cause={run.message}
              onRetry={state.ask}
              className="py-6"
            />
          ) : null}
          {run.kind === 'answered' ? (
            <AnswerPanel
              result={run.result}
              sources={sources}
              activeId={active?.id ?? null}
              onSelect={state.showSource}
            />
          ) : null}
        </div>
        {run.kind === 'answered' ? (
          <SourceList
            evidence={evidenceOf(run.result)}
            isAnswer={run.result.sources.length > 0}
            sources={sources}
            documents={viewerDocuments}
            operands={run.result.insufficient_evidence ? undefined : run.result.calculation?.operands}
            activeId={active?.id ?? null}
            onSelect={state.showSource}
          />
        ) : null}
      </div>
    </div>
  );
}

function Analyzing({ documentCount, partial }: { documentCount: number; partial: string }) {
  const sentence = `Reading ${formatCounted(documentCount, 'document')}`;
  return (
    <div>
      <div role="status" className="mb-1.5 text-xs text-text-2">
        {sentence}
      </div>
      <Progress value={null} label={sentence} />
      {partial ? (
        <p aria-hidden className="reading mt-3 whitespace-pre-line">
          {withoutMarkers(partial)}
        </p>
      ) : null}
    </div>
  );
}
