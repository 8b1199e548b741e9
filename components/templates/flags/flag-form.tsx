'use client';

import { FilePlus2, PencilLine, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { problemsOf, refusalsOf } from '@/components/shared/forms/field-problems';
import { ApiError } from '@/components/api/api-error';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Textarea } from '@/components/ui/textarea';
import { formatCounted } from '@/lib/format/numbers';
import { flagLines } from '@/lib/templates/flag-lines.rules';
import { saveFlagsInput, type FlagConfiguration } from '@/lib/templates/schema';
import { Confirmation } from './confirmation';
import { FlagMessage, useFlagMessage } from './flag-message';
import { FlagUpload } from './flag-upload';
import { UnderstoodList } from './understood-list';
import { useFlagWrites } from './use-flags';

/** The field's path in the action's input. */
const FIELD = 'flag_configuration';
const SAVE_FAILED = 'Failed to save flag configuration. Please try again.';
const DELETE_FAILED = 'Failed to delete flag configuration. Please try again.';

type Mode = 'manual' | 'upload';
type Extracted = { fileName: string; summary: string; lines: readonly string[] };
type FlagFormProps = {
  templateId: string;
  stored: FlagConfiguration;
  canWrite: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  onClose: () => void;
  onFlagsRemoved?: ((lines: readonly string[]) => void) | undefined;
};

/** The flags as text, one per line, with the meaning of each line; saving replaces the stored flags. */
export function FlagForm({ templateId, stored, canWrite, onDirtyChange, onClose, onFlagsRemoved }: FlagFormProps) {
  const [mode, setMode] = useState<Mode>('manual');
  const [text, setText] = useState(stored.flag_configuration);
  const [extracted, setExtracted] = useState<Extracted | null>(null);
  const [asking, setAsking] = useState<'discard' | 'delete' | null>(null);
  const { message, say } = useFlagMessage();
  const { save, remove, reload } = useFlagWrites(templateId, onFlagsRemoved);
  const isBusy = save.isPending || remove.isPending || reload.isPending;
  const lines = flagLines(text);
  const isDirty = lines.join('\n') !== flagLines(stored.flag_configuration).join('\n');
  const problem = problemsOf(saveFlagsInput, { [FIELD]: text })[FIELD];
  // The server's error is shown only beside this text.
  const refusal =
    save.error && save.variables === text
      ? refusalsOf(save.error, (path) => path === FIELD, SAVE_FAILED)[FIELD]
      : undefined;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const fill = (configuration: FlagConfiguration) => {
    setText(configuration.flag_configuration);
    setExtracted(null);
    setAsking(null);
    setMode('manual');
  };
  const saveText = () =>
    save.mutate(text, {
      onSuccess: (configuration) => {
        fill(configuration);
        say({ tone: 'success', text: 'Flag configuration saved successfully' });
      },
      onError: (error) => say({ tone: 'error', text: SAVE_FAILED, cause: sentenceOf(error) }),
    });
  const deleteAll = () =>
    remove.mutate(undefined, {
      onSuccess: (configuration) => {
        fill(configuration);
        say({ tone: 'success', text: 'Flag configuration deleted successfully' });
      },
      onError: (error) => {
        setAsking(null);
        say({ tone: 'error', text: DELETE_FAILED, cause: sentenceOf(error) });
      },
    });
  const discard = () =>
    reload.mutate(undefined, {
      onSuccess: (configuration) => {
        fill(configuration);
        say({ tone: 'success', text: 'Extracted flags discarded' });
      },
      onError: (error) => say({ tone: 'error', text: 'Failed to load flag configuration', cause: sentenceOf(error) }),
    });
  const takeExtracted = (found: { flags: readonly string[]; document_summary: string }, fileName: string) => {
    setText(found.flags.join('\n'));
    setExtracted({ fileName, summary: found.document_summary, lines: flagLines(found.flags.join('\n')) });
    setMode('manual');
    say({ tone: 'success', text: `${formatCounted(found.flags.length, 'flag')} extracted from ${fileName}` });
  };

  return (
    <>
      <DialogBody className="min-h-0">
        {canWrite ? (
          <SegmentedControl<Mode>
            aria-label="How to enter flags"
            value={mode}
            onValueChange={setMode}
            isDisabled={isBusy}
            className="shrink-0 self-start"
            segments={[
              { value: 'manual', label: 'Manual Entry', icon: <PencilLine aria-hidden /> },
              { value: 'upload', label: 'Upload Document', icon: <FilePlus2 aria-hidden /> },
            ]}
          />
        ) : null}
        {mode === 'upload' ? (
          <FlagUpload templateId={templateId} onExtracted={takeExtracted} />
        ) : (
          <div className="grid min-h-0 grid-cols-1 gap-x-5 gap-y-4 md:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-2">
              <Field
                label="Flags"
                aside={
                  <span className="flex items-center gap-2 text-xs text-text-3 tabular-nums">
                    {extracted ? <Badge tone="info">Extracted</Badge> : null}
                    {formatCounted(lines.length, 'flag')}
                  </span>
                }
                help={canWrite ? 'One flag per line. Identical lines count once.' : undefined}
                error={problem ?? refusal}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    value={text}
                    readOnly={!canWrite || isBusy}
                    onChange={(event) => setText(event.target.value)}
                    spellCheck={false}
                    placeholder={
                      canWrite
                        ? 'CEO pay ratio above 200:1\nBoard independence below 75%\nAny director with tenure over ' +
                          '15 years'
                        : 'No flags are configured.'
                    }
                    className="h-[300px] min-h-40 resize-none leading-6"
                  />
                )}
              </Field>
              {extracted ? <ExtractedNote extracted={extracted} text={text} stored={stored} onText={setText} /> : null}
            </div>
            <UnderstoodList templateId={templateId} text={problem ? '' : text} stored={stored} />
          </div>
        )}
        {asking === 'discard' ? (
          <Confirmation
            question="Discard the extracted flags?"
            consequence="The stored configuration is loaded again."
            confirmLabel="Discard"
            busyLabel="Discarding..."
            isBusy={reload.isPending}
            onCancel={() => setAsking(null)}
            onConfirm={discard}
          />
        ) : null}
        {asking === 'delete' ? (
          <Confirmation
            question="Delete all flags of this template?"
            consequence={
              "They are also removed from the template's queries, and new reports check none. Earlier reports keep " +
              'theirs.'
            }
            confirmLabel="Delete"
            busyLabel="Deleting..."
            isBusy={remove.isPending}
            onCancel={() => setAsking(null)}
            onConfirm={deleteAll}
          />
        ) : null}
        <FlagMessage message={message} onDismiss={() => say(null)} />
      </DialogBody>
      <DialogFooter>
        {canWrite ? (
          <div className="mr-auto flex gap-2">
            {extracted ? (
              <Button disabled={isBusy} onClick={() => setAsking('discard')}>
                Discard
              </Button>
            ) : null}
            {stored.flag_configuration && !extracted ? (
              <Button variant="destructive" disabled={isBusy} onClick={() => setAsking('delete')}>
                <Trash2 aria-hidden />
                Delete Flags
              </Button>
            ) : null}
          </div>
        ) : null}
        <Button onClick={onClose} disabled={isBusy}>
          Close
        </Button>
        {canWrite && mode === 'manual' ? (
          <Button
            variant="primary"
            disabled={problem !== undefined || lines.length === 0}
            isBusy={save.isPending}
            busyLabel="Saving..."
            onClick={saveText}
          >
            Save Flags
          </Button>
        ) : null}
      </DialogFooter>
    </>
  );
}

/** Extraction fills the text box; the next save replaces the stored flags, unless they are kept here. */
function ExtractedNote({
  extracted,
  text,
  stored,
  onText,
}: {
  extracted: Extracted;
  text: string;
  stored: FlagConfiguration;
  onText: (text: string) => void;
}) {
  const present = new Set(flagLines(text));
  const missing = flagLines(stored.flag_configuration).filter((line) => !present.has(line));
  return (
    <div className="flex flex-col gap-1 rounded-md bg-accent-tint px-3 py-2 text-xs text-text-2">
      <p className="wrap-anywhere">
        <span className="font-medium text-text">{extracted.fileName}</span>
        {extracted.summary ? <>: {extracted.summary}</> : null}
      </p>
      {missing.length > 0 ? (
        <p>
          Saving replaces {formatCounted(missing.length, 'stored flag')}.{' '}
          <button
            type="button"
            className="font-medium text-accent hover:underline"
            onClick={() => onText([...missing, ...flagLines(text)].join('\n'))}
          >
            Keep them too
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** Only the server's errors add information; for others the fixed sentence is enough. */
function sentenceOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.errors[0]?.message ?? error.detail;
}
