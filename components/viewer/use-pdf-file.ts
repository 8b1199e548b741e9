'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/components/api/api-client';
import { ApiError, isRetryable } from '@/components/api/api-error';

/** In milliseconds; a large filing on a slow connection takes longer than an API call. */
const PDF_TIMEOUT_MS = 120_000;
const MAX_RETRIES = 3;

export type PdfFile = {
  file: Blob | undefined;
  /** From 0 to 1; null when the length is unknown. */
  progress: number | null;
  error: string | null;
  retry: () => void;
};

export function pdfPath(documentId: string): string {
  return `/documents/${documentId}/pdf`;
}

/** The bytes of a filing, fetched once and cached while it may be shown again. */
export function usePdfFile(documentId: string): PdfFile {
  const [progress, setProgress] = useState<number | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['document-pdf', documentId],
    queryFn: ({ signal }) => fetchPdf(documentId, signal, setProgress),
    staleTime: Number.POSITIVE_INFINITY,
    // A server that is starting (503) is retried; a missing document (404) is reported at once.
    retry: (failures, cause) =>
      failures < MAX_RETRIES &&
      isRetryable(cause) &&
      !(cause instanceof ApiError && cause.status >= 500 && cause.status !== 503),
  });
  return {
    file: data,
    progress,
    error: error && !isFetching ? fetchErrorMessage(error) : null,
    retry: () => void refetch(),
  };
}

function fetchErrorMessage(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `HTTP error! status: ${error.status}`;
  return error instanceof ApiError
    ? error.detail
    : 'The server could not be reached. Check the connection and try again.';
}

async function fetchPdf(
  documentId: string,
  signal: AbortSignal,
  onProgress: (progress: number | null) => void,
): Promise<Blob> {
  onProgress(null);
  const response = await api.send({
    path: pdfPath(documentId),
    headers: { accept: 'application/pdf' },
    signal,
    timeoutMs: PDF_TIMEOUT_MS,
  });
  const total = Number(response.headers.get('content-length') ?? 0);
  if (!response.body) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    if (total > 0) onProgress(Math.min(1, received / total));
  }
  return new Blob(parts, { type: 'application/pdf' });
}
