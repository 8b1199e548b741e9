import { GROUP_TYPES } from '@/lib/subscriptions/documents/monitored-types.rules';
import { DEFAULT_NAME_TEMPLATE } from '@/lib/subscriptions/report-name.rules';
import { thisYear } from '@/lib/subscriptions/schema';
import {
  DEFAULT_DAILY_LIMIT,
  DEFAULT_GROUP_MONTHLY_LIMIT,
  type CreateGroupForm,
  type SubscriptionGroup,
} from '@/lib/subscriptions/groups/schema';

/** Initial values of the form: the defaults, or the stored group. */
export function groupValues(group: SubscriptionGroup | null): CreateGroupForm {
  if (!group) {
    return {
      name: '',
      description: '',
      template_id: '',
      company_ids: [],
      monitored_document_types: [],
      fiscal_year: thisYear(),
      report_name_template: DEFAULT_NAME_TEMPLATE,
      notification_config: { email: true, in_app: true },
      max_reports_per_month: DEFAULT_GROUP_MONTHLY_LIMIT,
      per_company_daily_limit: DEFAULT_DAILY_LIMIT,
      rate_limit_overrides: {},
    };
  }
  const {
    name,
    description,
    template_id,
    company_ids,
    fiscal_year,
    report_name_template,
    notification_config,
    max_reports_per_month,
    per_company_daily_limit,
  } = group;
  return {
    name,
    description,
    template_id,
    company_ids,
    fiscal_year,
    report_name_template,
    notification_config,
    max_reports_per_month,
    per_company_daily_limit,
    monitored_document_types: GROUP_TYPES.filter((type) => group.monitored_document_types.includes(type)),
    rate_limit_overrides: Object.fromEntries(
      group.companies.map(({ id, rate_limit_override }) => [id, rate_limit_override]),
    ),
  };
}
