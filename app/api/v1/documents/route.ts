import { z } from 'zod';
import { listDocuments } from '@/lib/documents/list-documents';
import { documentSchema, listDocumentsQuery, MAX_UPLOAD_PDF_BYTES, uploadDocumentForm } from '@/lib/documents/schema';
import { route } from '@/lib/http/route';
import { addDocument } from '@/lib/processing/fetch/add-document';

const FORM_OVERHEAD_BYTES = 64 * 1024;

export const GET = route(
  {
    summary: 'List documents',
    tag: 'Documents',
    role: 'org:viewer',
    query: listDocumentsQuery,
    response: z.array(documentSchema),
  },
  ({ ctx, query }) => listDocuments(ctx, query),
);

export const POST = route(
  {
    summary: 'Upload a filing as PDF or HTML',
    tag: 'Documents',
    role: 'org:member',
    form: uploadDocumentForm,
    formLimitBytes: MAX_UPLOAD_PDF_BYTES + FORM_OVERHEAD_BYTES,
    response: documentSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, form }) => addDocument(ctx, form),
);
