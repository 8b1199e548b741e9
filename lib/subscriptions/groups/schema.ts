import { z } from 'zod';
import { pageQuery } from '@/lib/common-schemas';
import { GROUP_TYPES } from '../documents/monitored-types.rules';
import { DEFAULT_NAME_TEMPLATE } from '../report-name.rules';
import {
  fiscalYearNumber,
  missedInput,
  nameTemplateText,
  thisYear,
  typeList,
  watchDescription,
  watchName,
  watchTemplateId,
  wholeNumber,
} from '../schema';

export const GROUP_STATUSES = ['active', 'paused'] as const;
const groupStatusSchema = z.enum(GROUP_STATUSES, 'Status is active or paused');
export type GroupStatus = z.infer<typeof groupStatusSchema>;

const GROUP_NAME_REQUIRED = 'Please enter a group name';
export const COMPANIES_REQUIRED = 'Please select at least one company';

export const DEFAULT_GROUP_MONTHLY_LIMIT = 100;
export const MAX_GROUP_MONTHLY_LIMIT = 1000;
export const DEFAULT_DAILY_LIMIT = 5;
export const MAX_DAILY_LIMIT = 100;
export const MAX_GROUP_COMPANIES = 5000;
export const TOO_MANY_COMPANIES = 'A group has at most 5,000 companies';

const companyIds = z
  .array(z.uuid('is not valid'), COMPANIES_REQUIRED)
  .min(1, COMPANIES_REQUIRED)
  .max(MAX_GROUP_COMPANIES, TOO_MANY_COMPANIES)
  .transform((ids) => [...new Set(ids)]);
const monitoredTypes = typeList(GROUP_TYPES);
const monthlyLimit = wholeNumber(1, MAX_GROUP_MONTHLY_LIMIT, 'Monthly limit per company must be between 1 and 1000');
const dailyLimit = wholeNumber(1, MAX_DAILY_LIMIT, 'Daily limit per company must be between 1 and 100');

/** By company id; null removes an override. */
const overrides = z.record(
  z.uuid('is not valid'),
  wholeNumber(1, MAX_DAILY_LIMIT, 'An override must be between 1 and 100 reports a day').nullable(),
);

const groupNotifications = z.object({ email: z.boolean().default(true), in_app: z.boolean().default(true) });

export const createGroupInput = z.object({
  name: watchName(GROUP_NAME_REQUIRED),
  description: watchDescription.nullish().transform((text) => text ?? ''),
  template_id: watchTemplateId,
  company_ids: companyIds,
  monitored_document_types: monitoredTypes,
  fiscal_year: fiscalYearNumber.default(thisYear),
  report_name_template: nameTemplateText.nullish().transform((template) => template ?? DEFAULT_NAME_TEMPLATE),
  notification_config: groupNotifications.default({ email: true, in_app: true }),
  max_reports_per_month: monthlyLimit.default(DEFAULT_GROUP_MONTHLY_LIMIT),
  per_company_daily_limit: dailyLimit.default(DEFAULT_DAILY_LIMIT),
  /** Daily limits of single companies. */
  rate_limit_overrides: overrides.default({}),
  /** Ballots are made under this voting policy when a proxy is Ready. */
  policy_id: z.uuid('is not valid').nullable().default(null),
});
export type CreateGroupInput = z.output<typeof createGroupInput>;
export type CreateGroupForm = z.input<typeof createGroupInput>;

/** PUT replaces the group; absent fields are not changed. `company_ids` replaces the list. */
export const updateGroupInput = z
  .object({
    name: watchName(GROUP_NAME_REQUIRED),
    description: watchDescription,
    template_id: watchTemplateId,
    company_ids: companyIds,
    monitored_document_types: monitoredTypes,
    fiscal_year: fiscalYearNumber,
    report_name_template: nameTemplateText,
    notification_config: z.object({ email: z.boolean(), in_app: z.boolean() }).partial(),
    max_reports_per_month: monthlyLimit,
    per_company_daily_limit: dailyLimit,
    rate_limit_overrides: overrides,
    policy_id: z.uuid('is not valid').nullable(),
  })
  .partial();
export type UpdateGroupInput = z.output<typeof updateGroupInput>;

export const groupCompaniesInput = z.object({ company_ids: companyIds });
export const groupStatusInput = z.object({ status: groupStatusSchema, missed: missedInput });

export const listGroupsQuery = pageQuery.extend({
  status: groupStatusSchema.optional(),
  /** Searches name and description. */
  search: z.string().trim().max(200).optional(),
});
export type ListGroupsQuery = z.output<typeof listGroupsQuery>;

const groupCompanySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    ticker: z.string(),
    cik: z.string(),
    processed_documents: z.number().int(),
    rate_limit_override: z.number().int().nullable(),
  })
  .meta({ id: 'GroupCompany' });

export const groupSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    template_id: z.string(),
    /** Null when the template was deleted. */
    template: z.object({ id: z.string(), name: z.string() }).nullable(),
    company_ids: z.array(z.uuid()),
    companies: z.array(groupCompanySchema),
    company_count: z.number().int(),
    monitored_document_types: z.array(z.string()),
    fiscal_year: z.number().int(),
    report_name_template: z.string(),
    notification_config: z.object({ email: z.boolean(), in_app: z.boolean() }),
    /** Limit for each company, in a UTC month. */
    max_reports_per_month: z.number().int(),
    /** Limit for each company, in a UTC day, unless it has an override. */
    per_company_daily_limit: z.number().int(),
    /** Number for all its companies, in this UTC month. */
    reports_this_month: z.number().int(),
    total_runs: z.number().int(),
    last_triggered_at: z.string().nullable(),
    /** Filings that arrived while it was paused and wait for a decision. */
    held_documents: z.number().int(),
    /** The voting policy by which ballots are made automatically; null when none are. */
    policy_id: z.uuid().nullable(),
    status: groupStatusSchema,
    created_by: z.string(),
    can_edit: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'SubscriptionGroup' });
export type SubscriptionGroup = z.infer<typeof groupSchema>;

export const groupDetailSchema = groupSchema
  .extend({
    /** The ten newest. */
    reports: z.array(z.object({ id: z.uuid(), title: z.string(), status: z.string(), created_at: z.string() })),
  })
  .meta({ id: 'SubscriptionGroupDetail' });
export type SubscriptionGroupDetail = z.infer<typeof groupDetailSchema>;

export const usageStatsQuery = z.object({
  days: z.coerce.number().int().min(1, 'At least one day').max(366, 'At most 366 days').default(30),
});

export const usageStatsSchema = z
  .object({
    days: z.number().int(),
    /** Number completed in these days. */
    reports_generated: z.number().int(),
    by_status: z.object({
      pending: z.number().int(),
      running: z.number().int(),
      completed: z.number().int(),
      failed: z.number().int(),
      cancelled: z.number().int(),
    }),
    /** `limit` is the company's daily limit. */
    by_company: z.array(
      z.object({ company_id: z.uuid(), name: z.string(), reports: z.number().int(), limit: z.number().int() }),
    ),
    /** All days, oldest first, in UTC. */
    by_day: z.array(z.object({ date: z.string(), reports: z.number().int() })),
    used_this_month: z.number().int(),
    max_reports_per_month: z.number().int(),
  })
  .meta({ id: 'GroupUsageStats' });
export type GroupUsageStats = z.infer<typeof usageStatsSchema>;
