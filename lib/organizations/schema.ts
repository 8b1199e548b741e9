import { z } from 'zod';
import { ROLES } from '@/lib/context';

export const MAX_ANALYSIS_CONTEXT = 2000;

export const analysisContextSchema = z.object({
  analysis_context: z.string().max(MAX_ANALYSIS_CONTEXT, 'Analysis context is at most 2000 characters'),
});
export type AnalysisContext = z.infer<typeof analysisContextSchema>;

export const letterSettingsInput = z.object({ is_allowed: z.boolean() });
export type LetterSettingsInput = z.output<typeof letterSettingsInput>;
export const letterSettingsSchema = letterSettingsInput
  .extend({ is_mail_configured: z.boolean() })
  .meta({ id: 'LetterSettings' });
export type LetterSettings = z.infer<typeof letterSettingsSchema>;

const memberSchema = z
  .object({
    id: z.string(),
    user_id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: z.enum(ROLES),
    created_at: z.string(),
  })
  .meta({ id: 'Member' });
export const memberPageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
});
export const memberPageSchema = z.object({ members: z.array(memberSchema), total: z.number().int() });
export type MemberPage = z.infer<typeof memberPageSchema>;

export const currentOrganizationSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string().nullable(),
    is_personal: z.boolean(),
    role: z.enum(ROLES),
  })
  .meta({ id: 'Organization' });

export const firstRunSchema = z
  .object({
    /** Done, or hidden by a member. */
    is_over: z.boolean(),
    companies: z.number().int(),
    /** The filing that was processed last; null while there is none to ask. */
    ready: z.object({ document_id: z.uuid(), company_id: z.uuid() }).nullable(),
    has_asked: z.boolean(),
    /** Whether this installation has a demo workspace to look at. */
    has_demo: z.boolean(),
  })
  .meta({ id: 'FirstRun' });
export type FirstRun = z.infer<typeof firstRunSchema>;
