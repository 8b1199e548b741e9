import { route } from '@/lib/http/route';
import { extractFlags } from '@/lib/templates/extract-flags';
import { extractedFlagsSchema, extractFlagsForm, MAX_FLAG_FILE_BYTES, templateIdParams } from '@/lib/templates/schema';

export const POST = route(
  // Twice the limit of the file, so that a slightly too large file is answered with its own message.
  {
    summary: 'Extract flags from an uploaded policy',
    tag: 'Flags',
    role: 'org:member',
    params: templateIdParams,
    form: extractFlagsForm,
    formLimitBytes: 2 * MAX_FLAG_FILE_BYTES,
    response: extractedFlagsSchema,
  },
  ({ ctx, params, form, signal }) => extractFlags(ctx, params.id, form.file, signal),
);
