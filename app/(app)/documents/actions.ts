'use server';

import { deleteDocument as remove } from '@/lib/documents/delete-document';
import { action } from '@/lib/http/action';
import { idParams } from '@/lib/common-schemas';
import { cancelJob as cancel } from '@/lib/jobs/rows/read-jobs';
import { requestFetch } from '@/lib/processing/fetch/request-fetch';
import { requestProcessing } from '@/lib/processing/read/request-processing';
import { fetchInput, processInput } from '@/lib/processing/schema';

export const deleteDocument = action(
  { name: 'deleteDocument', role: 'org:member', params: idParams },
  ({ ctx, params }) => remove(ctx, params.id),
);

export const fetchFilings = action(
  { name: 'fetchFilings', role: 'org:member', quota: 'fetches', body: fetchInput },
  ({ ctx, body }) => requestFetch(ctx, body),
);

export const processDocuments = action(
  { name: 'processDocuments', role: 'org:member', quota: 'fetches', body: processInput },
  ({ ctx, body }) => requestProcessing(ctx, body),
);

export const cancelJob = action(
  { name: 'cancelJob', role: 'org:member', quota: 'fetches', params: idParams },
  ({ ctx, params }) => cancel(ctx, params.id),
);
