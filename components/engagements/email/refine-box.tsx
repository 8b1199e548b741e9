'use client';

import { Sparkles, WandSparkles } from 'lucide-react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Composer } from '@/components/ui/textarea';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { QUICK_PROMPTS } from '@/lib/engagements/schema-email';
import { DraftStateText } from '../draft-state';
import { useLocalDraft } from '../use-local-draft';

type RefineBoxProps = {
  engagement: EngagementDetail;
  isGenerating: boolean;
  onRefine: (prompt: string) => Promise<unknown>;
};

/** An instruction for the next version. Unsent text is kept in the browser. */
export function RefineBox({ engagement, isGenerating, onRefine }: RefineBoxProps) {
  const draft = useLocalDraft(`plumbline:engagement:${engagement.id}:prompt`);
  const guard = useLeaveGuard(draft.state === 'unsaved');
  const Icon = engagement.has_language_model ? Sparkles : WandSparkles;
  // After a failure the instruction is kept; the tab shows the error.
  const refine = () =>
    void onRefine(draft.text.trim()).then(
      () => draft.clear(),
      () => undefined,
    );
  return (
    <Card className="flex shrink-0 flex-col gap-2.5 p-3">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={`refine-${engagement.id}`} className="font-semibold">
          Refine Email with AI
        </label>
        {isGenerating ? (
          <span role="status" className="text-xs text-text-3">
            Generating...
          </span>
        ) : (
          <DraftStateText state={draft.state} savedAt={draft.savedAt} />
        )}
      </div>
      <Composer
        id={`refine-${engagement.id}`}
        rows={2}
        maxLength={4000}
        value={draft.text}
        disabled={isGenerating}
        placeholder="Say what to change, for example: ask for a meeting before the vote"
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
          event.preventDefault();
          draft.save();
        }}
        footer={
          <>
            <span className="ml-auto text-xs text-text-3">
              {engagement.has_language_model
                ? 'Each version is kept'
                : 'No language model is configured: rules rewrite the email, each version is kept'}
            </span>
            <Button
              variant="primary"
              size="sm"
              disabled={!draft.text.trim()}
              isBusy={isGenerating}
              busyLabel="Generating..."
              onClick={refine}
            >
              <Icon aria-hidden />
              Regenerate
            </Button>
          </>
        }
      />
      <div role="group" aria-label="Quick prompts" className="flex flex-wrap gap-2">
        {QUICK_PROMPTS.map((prompt) => (
          <button
            key={prompt}
            type="button"
            disabled={isGenerating}
            onClick={() => draft.change(prompt)}
            className={
              'h-7 rounded-full border border-line-strong bg-surface px-3 text-xs font-medium text-text-2 ' +
              'transition-colors hover:bg-hover hover:text-text disabled:cursor-not-allowed disabled:opacity-60'
            }
          >
            {prompt}
          </button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => (isOpen ? undefined : guard.stay())}
        title="Leave with unsaved changes?"
        description="The instruction you are typing has not been saved yet."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
      />
    </Card>
  );
}
