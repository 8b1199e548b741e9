'use client';

import { FileText, Upload, X } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { fileProblem, type FileRules } from './file-problem';

type FileDropProps = {
  rules: FileRules;
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** Accepted files, such as ".csv, .xls or .xlsx, up to 10MB". */
  hint: ReactNode;
  label: string;
  isDisabled?: boolean;
  className?: string;
};

/** One file, dropped or selected. The reason for refusing a file is shown here, and the last valid one is kept. */
export function FileDrop({ rules, file, onFileChange, hint, label, isDisabled, className }: FileDropProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = (files: FileList | null) => {
    const picked = files?.[0];
    if (!picked) return;
    const found = files.length > 1 ? 'Please choose one file.' : fileProblem(picked, rules);
    setProblem(found);
    if (!found) onFileChange(picked);
    if (inputRef.current) inputRef.current.value = '';
  };
  const over = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    if (!isDisabled) setIsOver(next);
  };

  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          if (!isDisabled) take(event.dataTransfer.files);
        }}
        className={cn(
          'flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-dashed border-control px-4 ' +
            'py-6 text-center transition-colors hover:bg-hover',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-solid',
          isOver && 'border-accent-solid bg-accent-tint',
          isDisabled && 'cursor-not-allowed border-line bg-sunken hover:bg-sunken',
        )}
      >
        <input
          ref={inputRef}
          type="file"
          aria-label={label}
          accept={rules.extensions.join(',')}
          disabled={isDisabled}
          className="sr-only"
          onChange={(event) => take(event.target.files)}
        />
        <Upload aria-hidden className="mb-1 size-5 text-text-3" />
        <span className="text-sm">
          Drop a file here or <span className="font-medium text-accent">choose one</span>
        </span>
        <span className="text-xs text-text-3">{hint}</span>
      </label>
      {problem ? <FieldError>{problem}</FieldError> : null}
      {file ? (
        <div className="flex h-8 items-center gap-2 rounded-md border border-line px-2.5">
          <FileText aria-hidden className="size-[15px] shrink-0 text-text-2" />
          <span className="min-w-0 flex-1 truncate" title={file.name}>
            {file.name}
          </span>
          <span className="text-xs text-text-3 tabular-nums">{sizeLabel(file.size)}</span>
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            disabled={isDisabled}
            onClick={() => onFileChange(null)}
            className={
              'flex size-6 items-center justify-center rounded-sm text-text-2 hover:bg-hover disabled:opacity-50'
            }
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </div>
      ) : null}
    </div>
  );
}

function sizeLabel(sizeBytes: number): string {
  return sizeBytes < 1_000_000
    ? `${Math.max(1, Math.round(sizeBytes / 1000))} kB`
    : `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
}
