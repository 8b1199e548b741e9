import { route } from '@/lib/http/route';
import { readAnalysisContext, saveAnalysisContext } from '@/lib/organizations/analysis-context';
import { analysisContextSchema } from '@/lib/organizations/schema';

export const GET = route(
  {
    summary: "The organization's analysis context",
    tag: 'Organizations',
    role: 'org:viewer',
    response: analysisContextSchema,
  },
  ({ ctx }) => readAnalysisContext(ctx),
);

export const PUT = route(
  {
    summary: "Save the organization's analysis context",
    tag: 'Organizations',
    role: 'org:admin',
    body: analysisContextSchema,
    response: analysisContextSchema,
  },
  ({ ctx, body }) => saveAnalysisContext(ctx, body),
);
