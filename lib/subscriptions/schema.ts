import { z } from 'zod';
import { nameText } from '@/lib/format/names';
import { pageQuery } from '@/lib/common-schemas';
import { templateIdText } from '@/lib/templates/schema';
import { SUBSCRIPTION_TYPES } from './documents/monitored-types.rules';
import { DEFAULT_NAME_TEMPLATE, unknownVariables } from './report-name.rules';

const SUBSCRIPTION_STATUSES = ['active', 'paused', 'stopped'] as const;
const subscriptionStatusSchema = z.enum(SUBSCRIPTION_STATUSES, 'Status is active, paused or stopped');
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

const SUBSCRIPTION_NAME_REQUIRED = 'Please enter a subscription name';
const COMPANY_REQUIRED = 'Please select a company';
const TEMPLATE_REQUIRED = 'Please select a report template';
const TYPES_REQUIRED = 'Please select at least one document type';
export const TEMPLATE_INACTIVE = 'This template is inactive. Please select an active one';
export const SHARE_NEEDS_ORGANIZATION = 'Sharing with an organization needs an active organization.';

export const MIN_FISCAL_YEAR = 2000;
export const MAX_FISCAL_YEAR = 2100;
const FISCAL_YEAR_RANGE = `Fiscal year must be between ${MIN_FISCAL_YEAR} and ${MAX_FISCAL_YEAR}`;

export const DEFAULT_MONTHLY_LIMIT = 50;
export const MAX_MONTHLY_LIMIT = 500;

const MAX_DESCRIPTION = 2000;
const MAX_NAME_TEMPLATE = 300;

/** An integer within bounds, with one message for every error. */
export function wholeNumber(min: number, max: number, message: string) {
  return z.int(message).min(min, message).max(max, message);
}

/** Fields common to the forms of subscriptions and groups. */
export const watchName = (required: string) => nameText(required, 'Name');
export const watchDescription = z
  .string()
  .trim()
  .max(MAX_DESCRIPTION, `Description is at most ${MAX_DESCRIPTION} characters`);
export const watchTemplateId = z
  .string(TEMPLATE_REQUIRED)
  .refine((id) => templateIdText.safeParse(id).success, TEMPLATE_REQUIRED);
export const fiscalYearNumber = wholeNumber(MIN_FISCAL_YEAR, MAX_FISCAL_YEAR, FISCAL_YEAR_RANGE);
export const thisYear = () => new Date().getUTCFullYear();

export const nameTemplateText = z
  .string('Report name template is text')
  .trim()
  .max(MAX_NAME_TEMPLATE, `Report name template is at most ${MAX_NAME_TEMPLATE} characters`)
  .superRefine((template, context) => {
    for (const name of unknownVariables(template))
      context.addIssue({ code: 'custom', message: `There is no variable {${name}}` });
  })
  .transform((template) => template || DEFAULT_NAME_TEMPLATE);

/** The selected types, without duplicates. */
export function typeList<T extends string>(types: readonly [T, ...T[]]) {
  return z
    .array(z.enum(types, 'is not a document type that can be monitored'), TYPES_REQUIRED)
    .min(1, TYPES_REQUIRED)
    .transform((chosen) => types.filter((type) => chosen.includes(type)));
}

const notificationConfigSchema = z
  .object({
    email: z.boolean().default(true),
    in_app: z.boolean().default(true),
    /** Whether the organization can see the subscription and its reports. */
    share_with_org: z.boolean().default(false),
  })
  .meta({ id: 'NotificationConfig' });

const monthlyLimit = wholeNumber(1, MAX_MONTHLY_LIMIT, `Monthly limit must be between 1 and ${MAX_MONTHLY_LIMIT}`);
const monitoredTypes = typeList(SUBSCRIPTION_TYPES);

export const createSubscriptionInput = z.object({
  name: watchName(SUBSCRIPTION_NAME_REQUIRED),
  description: watchDescription.nullish().transform((text) => text ?? ''),
  template_id: watchTemplateId,
  company_id: z.uuid(COMPANY_REQUIRED),
  monitored_document_types: monitoredTypes,
  fiscal_year: fiscalYearNumber.default(thisYear),
  report_name_template: nameTemplateText.nullish().transform((template) => template ?? DEFAULT_NAME_TEMPLATE),
  notification_config: notificationConfigSchema.default({ email: true, in_app: true, share_with_org: false }),
  max_reports_per_month: monthlyLimit.default(DEFAULT_MONTHLY_LIMIT),
});
export type CreateSubscriptionInput = z.output<typeof createSubscriptionInput>;
export type CreateSubscriptionForm = z.input<typeof createSubscriptionInput>;

/** PATCH changes the given fields; absent ones are not changed. The company of a subscription never changes. */
export const updateSubscriptionInput = z
  .object({
    name: watchName(SUBSCRIPTION_NAME_REQUIRED),
    description: watchDescription,
    template_id: watchTemplateId,
    monitored_document_types: monitoredTypes,
    fiscal_year: fiscalYearNumber,
    report_name_template: nameTemplateText,
    notification_config: z.object({ email: z.boolean(), in_app: z.boolean(), share_with_org: z.boolean() }).partial(),
    max_reports_per_month: monthlyLimit,
  })
  .partial();
export type UpdateSubscriptionInput = z.output<typeof updateSubscriptionInput>;

/** What happens to filings that arrived during a pause. */
export const missedChoiceSchema = z.enum(['process', 'skip'], 'missed is process or skip');
export type MissedChoice = z.infer<typeof missedChoiceSchema>;
export const missedInput = missedChoiceSchema
  .optional()
  .describe(
    'With status active: generate reports on the filings that arrived during the pause (process), or skip them ' +
      '(skip). If left out, they keep waiting in the queue, held_documents counts them, and the choice can be ' +
      'made later.',
  );

export const subscriptionStatusInput = z.object({ status: subscriptionStatusSchema, missed: missedInput });

export const listSubscriptionsQuery = pageQuery.extend({
  status: subscriptionStatusSchema.optional(),
  company_id: z.uuid('is not valid').optional(),
});
export type ListSubscriptionsQuery = z.output<typeof listSubscriptionsQuery>;

export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    template_id: z.string(),
    /** Null when the template was deleted. */
    template_name: z.string().nullable(),
    company_id: z.uuid(),
    company_name: z.string(),
    company_ticker: z.string(),
    monitored_document_types: z.array(z.string()),
    fiscal_year: z.number().int(),
    report_name_template: z.string(),
    notification_config: z.object({ email: z.boolean(), in_app: z.boolean(), share_with_org: z.boolean() }),
    max_reports_per_month: z.number().int(),
    /** Number counted towards the limit in this UTC month. */
    reports_this_month: z.number().int(),
    /** Reports completed since its creation. */
    total_runs: z.number().int(),
    last_triggered_at: z.string().nullable(),
    /** Ids of the processed documents of its fiscal year, by monitored type. */
    documents_seen: z.record(z.string(), z.array(z.string())),
    /** Filings that arrived while it was paused and wait for a decision. */
    held_documents: z.number().int(),
    status: subscriptionStatusSchema,
    created_by: z.string(),
    /** Whether the caller may change and delete it. */
    can_edit: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;

export const missingDocumentsSchema = z
  .object({ missing_document_types: z.array(z.string()), fiscal_year: z.number().int() })
  .meta({ id: 'MissingDocuments' });
export type MissingDocuments = z.infer<typeof missingDocumentsSchema>;
