import type { ZodType } from 'zod';
import { STATUS_BY_CODE, type ErrorCode, type FieldError } from '@/lib/errors';
import { ApiError } from './api-error';
import { BROWSER_SESSION, withSession, type SessionOptions } from './with-session';

type ApiRequest<T> = {
  path: string;
  /** Validates the answer; without it the answer is assumed to have type T. */
  schema?: ZodType<T>;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | boolean | null | undefined>;
  /** FormData is sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
};

type ClientOptions = SessionOptions & { baseUrl: string; timeoutMs: number };

export type ApiClient = {
  request: <T>(request: ApiRequest<T>) => Promise<T>;
  /** The unparsed response of a successful call, for files. */
  send: (request: Omit<ApiRequest<unknown>, 'schema'>) => Promise<Response>;
};

/** A client for /api/v1: 30 s timeout, typed errors, and on 401 two retries before sign-in. */
export function createApiClient(options: ClientOptions): ApiClient {
  const send = (request: Omit<ApiRequest<unknown>, 'schema'>): Promise<Response> =>
    withSession(options, async () => {
      const response = await sendOnce(options, request);
      if (!response.ok) throw await toApiError(response);
      return response;
    });
  return {
    send,
    async request<T>({ schema, ...request }: ApiRequest<T>): Promise<T> {
      const response = await send(request);
      const text = await response.text();
      const body = text ? parseJson(text, response.status) : undefined;
      return schema ? schema.parse(body) : (body as T);
    },
  };
}

async function sendOnce(
  options: ClientOptions,
  {
    path,
    method = 'GET',
    query,
    body,
    headers,
    signal,
    timeoutMs = options.timeoutMs,
  }: Omit<ApiRequest<unknown>, 'schema'>,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const isForm = body instanceof FormData;
  try {
    return await fetch(`${options.baseUrl}${path}${toSearch(query)}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body !== undefined ? { body: isForm ? body : JSON.stringify(body) } : {}),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (timeout.aborted)
      throw new ApiError(0, 'timeout', `The server did not respond within ${Math.round(timeoutMs / 1000)} seconds.`, {
        cause,
      });
    throw new ApiError(0, 'network', 'The server could not be reached. Check the connection and try again.', { cause });
  }
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(status, 'internal', 'The response of the server could not be read.', {
      cause,
      hasSentence: false,
    });
  }
}

function toSearch(query: ApiRequest<unknown>['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

async function toApiError(response: Response): Promise<ApiError> {
  const refusal = readRefusal(await response.json().catch(() => undefined));
  if (!refusal)
    return new ApiError(
      response.status,
      codeOfStatus(response.status),
      `The server answered with an error (HTTP ${response.status}).`,
      { hasSentence: false },
    );
  const { code, detail, errors } = refusal;
  return new ApiError(response.status, isErrorCode(code) ? code : codeOfStatus(response.status), detail, { errors });
}

/** The API's error in a body; null for other bodies, such as a proxy's page. */
function readRefusal(body: unknown): { code: string; detail: string; errors?: FieldError[] } | null {
  if (typeof body !== 'object' || body === null) return null;
  const { code, detail, errors } = body as Record<string, unknown>;
  if (typeof code !== 'string' || typeof detail !== 'string') return null;
  return { code, detail, ...(Array.isArray(errors) ? { errors: errors.filter(isFieldError) } : {}) };
}

function isFieldError(error: unknown): error is FieldError {
  if (typeof error !== 'object' || error === null) return false;
  const { path, message } = error as Record<string, unknown>;
  return typeof path === 'string' && typeof message === 'string';
}

function isErrorCode(code: string): code is ErrorCode {
  return code in STATUS_BY_CODE;
}

function codeOfStatus(status: number): ErrorCode {
  const match = Object.entries(STATUS_BY_CODE).find(([, known]) => known === status)?.[0];
  return match && isErrorCode(match) ? match : 'internal';
}

/** The client used in the browser. */
export const api = createApiClient({ ...BROWSER_SESSION, baseUrl: '/api/v1', timeoutMs: 30_000 });
