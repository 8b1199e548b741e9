import { z } from 'zod';
import { ApiError } from '@/components/api/api-error';
import { STATUS_BY_CODE, type ErrorCode } from '@/lib/errors';
import { documentSchema, type Document } from '@/lib/documents/schema';

const errorBody = z.object({
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Uploads a filing with its form. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendUpload(
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/documents/');
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable ? onProgress(loaded / total) : undefined;
    request.onerror = () =>
      reject(new ApiError(0, 'network', 'The server could not be reached. Check the connection and try again.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onload = () => {
      if (request.status === 201) resolve(documentSchema.parse(JSON.parse(request.responseText)));
      else reject(toError(request));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function toError({ status, responseText }: XMLHttpRequest): ApiError {
  const parsed = errorBody.safeParse(safeJson(responseText));
  if (!parsed.success) return new ApiError(status, 'internal', `The server answered with an error (HTTP ${status}).`);
  const { code, detail, errors } = parsed.data;
  return new ApiError(status, isErrorCode(code) ? code : 'internal', detail, { errors });
}

function isErrorCode(code: string): code is ErrorCode {
  return code in STATUS_BY_CODE;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
