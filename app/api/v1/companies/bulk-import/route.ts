import { importForm, importResultSchema, MAX_IMPORT_BYTES } from '@/lib/companies/schema-import';
import { Reply, route } from '@/lib/http/route';
import { jobSchema } from '@/lib/jobs/rows/schema';
import { requestImport } from '@/lib/processing/run-import-companies';
import { waitForJob } from '@/lib/jobs/rows/wait-for-job';

/** Shorter than the caller's timeout of 30 s. */
const WAIT_MS = 25_000;

/** 200 with the result; 202 with the job when it takes longer, or at once with `Prefer: respond-async`. */
export const POST = route(
  {
    summary: 'Import companies from a .csv, .xls or .xlsx file',
    tag: 'Companies',
    role: 'org:member',
    form: importForm,
    formLimitBytes: MAX_IMPORT_BYTES + 64 * 1024,
    response: importResultSchema,
    accepted: jobSchema,
    isIdempotent: true,
  },
  async ({ ctx, form, request, signal }) => {
    const started = await requestImport(ctx, form.file);
    if ('result' in started) return started.result;
    const isAsync = /\brespond-async\b/.test(request.headers.get('prefer') ?? '');
    const job = isAsync ? started.job : await waitForJob(ctx, started.job.id, WAIT_MS, signal);
    return job.status === 'completed' ? job.result : new Reply(202, job);
  },
);
