import { parse } from 'content-disposition';
import { api } from '@/components/api/api-client';
import { apiErrorMessage } from '@/components/api/api-error';
import { saveBlob } from './save-blob';
import { notify } from '@/components/ui/toast';

const TIMEOUT_MS = 120_000;

/**
 * Fetches the file with a script, so that an error is shown as a message and not as JSON. The server's file name takes
 * precedence.
 */
export async function downloadFile(path: string, fallbackName: string, failure: string): Promise<void> {
  try {
    const response = await api.send({ path, headers: { accept: '*/*' }, timeoutMs: TIMEOUT_MS });
    const named = parse(response.headers.get('content-disposition') ?? 'attachment').parameters.filename;
    saveBlob(await response.blob(), named ?? fallbackName);
  } catch (error) {
    notify.error(failure, { description: apiErrorMessage(error, 'Try again.') });
  }
}
