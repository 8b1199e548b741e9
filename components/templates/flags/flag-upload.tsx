'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/components/api/api-error';
import { useElapsedMs } from '@/components/shared/time/use-now';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { FileDrop } from '@/components/shared/files/file-drop';
import { Progress } from '@/components/ui/progress';
import {
  FLAG_EXTRACTION_FAILED,
  FLAG_EXTRACTION_TIMEOUT_MS,
  FLAG_FILE_EXTENSIONS,
  FLAG_FILE_MISSING,
  FLAG_FILE_TOO_LARGE,
  FLAG_FILE_UNSUPPORTED,
  MAX_FLAG_FILE_BYTES,
  type ExtractedFlags,
} from '@/lib/templates/schema';
import { extractFlags } from './flags-api';

const RULES = {
  extensions: FLAG_FILE_EXTENSIONS,
  maxSizeBytes: MAX_FLAG_FILE_BYTES,
  typeMessage: FLAG_FILE_UNSUPPORTED,
  sizeMessage: FLAG_FILE_TOO_LARGE,
};
const LIMIT_S = FLAG_EXTRACTION_TIMEOUT_MS / 1000;

type FlagUploadProps = { templateId: string; onExtracted: (found: ExtractedFlags, fileName: string) => void };

/** Reads flags from a document; `onExtracted` gets the text for the form, and nothing is saved. */
export function FlagUpload({ templateId, onExtracted }: FlagUploadProps) {
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [emptyName, setEmptyName] = useState<string | null>(null);
  const abortRef = useRef<AbortController | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (chosen: File) => {
      abortRef.current = new AbortController();
      return extractFlags(templateId, chosen, abortRef.current.signal);
    },
    // Without flags there is nothing to review, and the text box is not changed.
    onSuccess: (found, chosen) =>
      found.flags.length > 0 ? onExtracted(found, chosen.name) : setEmptyName(chosen.name),
  });
  // Leaving the upload aborts the extraction.
  useEffect(() => () => abortRef.current?.abort(), []);

  const choose = (next: File | null) => {
    setFile(next);
    setEmptyName(null);
    reset();
  };
  const extract = () => {
    setEmptyName(null);
    if (file) mutate(file);
    else setIsMissing(true);
  };
  const failure = error ? extractionFailure(error) : null;
  return (
    <div className="flex min-h-[340px] flex-col gap-3">
      <p className="text-sm text-text-2">
        Upload a voting policy or a list of concerns. Its thresholds and rules are extracted, one flag per line; you
        check them before they are saved.
      </p>
      {/* When a file was refused, the message that none is selected is not shown as well. */}
      <div onChange={() => setIsMissing(false)} onDrop={() => setIsMissing(false)}>
        <FileDrop
          rules={RULES}
          file={file}
          onFileChange={choose}
          label="Flag document"
          hint=".pdf, .docx, .doc, .txt or .md, up to 10 MB"
          isDisabled={isPending}
        />
      </div>
      {isMissing ? <FieldError>{FLAG_FILE_MISSING}</FieldError> : null}
      {emptyName ? (
        <p role="status" className="text-sm text-text-2 wrap-anywhere">
          No flags were found in {emptyName}. Choose another document, or enter the flags yourself.
        </p>
      ) : null}
      {failure ? <FieldError>{failure}</FieldError> : null}
      {isPending && file ? <Extracting fileName={file.name} /> : null}
      <div className="flex gap-2">
        <Button variant="primary" isBusy={isPending} busyLabel="Extracting..." onClick={extract}>
          Extract Flags
        </Button>
        {isPending ? (
          <Button
            onClick={() => {
              abortRef.current?.abort();
              reset();
            }}
          >
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The server's message; the fixed sentence when the server was not reached. */
function extractionFailure(error: unknown): string {
  return error instanceof ApiError && error.status > 0 && error.detail ? error.detail : FLAG_EXTRACTION_FAILED;
}

/** The progress is unknown, but the longest duration is known. */
function Extracting({ fileName }: { fileName: string }) {
  const [startedAt] = useState(() => new Date().toISOString());
  const seconds = Math.min(LIMIT_S, Math.floor(useElapsedMs(startedAt, true) / 1000));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-3 text-xs text-text-2">
        <span role="status" className="min-w-0 truncate">
          Reading {fileName}
        </span>
        <span aria-hidden className="shrink-0 tabular-nums">
          {seconds} s of at most {LIMIT_S} s
        </span>
      </div>
      <Progress value={null} label="Extracting flags" />
    </div>
  );
}
