import { and, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { engagements, reports, templates } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleEngagement } from '@/lib/engagements/record/visible-engagements';
import { isVisibleReport } from '@/lib/reports/read/visible-reports';
import { DEFAULT_TEMPLATE_ID } from '@/lib/templates/schema';
import { isVisibleTemplate } from '@/lib/templates/visible-templates';

type Row = { userId: string; subjectType: string; subjectId: string | null; details: Record<string, unknown> };

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const MAY_BE_PERSONAL = ['report', 'template', 'engagement'] as const;
type PersonalType = (typeof MAY_BE_PERSONAL)[number];

/** Details of model calls that everybody may see, because they say nothing about whose text was sent. */
const ALWAYS_VISIBLE = [
  'engine',
  'prompt_version',
  'input_tokens',
  'output_tokens',
  'failed',
  'revision',
  'visibility',
];

/**
 * The records as the requesting administrator may read them. For another person's personal report, template or
 * engagement they show that something happened and when, without names and texts. The stored records are not changed,
 * because their hashes cover them.
 */
export async function redactPersonalRecords<R extends Row>(ctx: Context, rows: readonly R[]): Promise<R[]> {
  const open = await visibleSubjects(ctx, rows);
  return rows.map((row) => {
    if (!isPersonalType(row.subjectType) || row.subjectId === null || row.userId === ctx.userId) return row;
    // For deleted subjects the record itself says who could see them.
    if (open.has(row.subjectId) || row.details.visibility === 'organization') return row;
    const told = Object.entries(row.details).filter(([key]) => ALWAYS_VISIBLE.includes(key));
    return { ...row, details: { ...Object.fromEntries(told), is_personal: true } };
  });
}

async function visibleSubjects(ctx: Context, rows: readonly Row[]): Promise<Set<string>> {
  const idsOf = (type: PersonalType) => [
    ...new Set(
      rows.flatMap(({ subjectType, subjectId }) =>
        subjectType === type && subjectId && UUID.test(subjectId) ? [subjectId] : [],
      ),
    ),
  ];
  const [ofReports, ofTemplates, ofEngagements] = [idsOf('report'), idsOf('template'), idsOf('engagement')];
  const db = database();
  const found = await Promise.all([
    ofReports.length > 0
      ? db
          .select({ id: reports.id })
          .from(reports)
          .where(and(inArray(reports.id, ofReports), isVisibleReport(ctx)))
      : [],
    ofTemplates.length > 0
      ? db
          .select({ id: templates.id })
          .from(templates)
          .where(and(inArray(templates.id, ofTemplates), isVisibleTemplate(ctx)))
      : [],
    ofEngagements.length > 0
      ? db
          .select({ id: engagements.id })
          .from(engagements)
          .where(and(inArray(engagements.id, ofEngagements), isVisibleEngagement(ctx)))
      : [],
  ]);
  return new Set([DEFAULT_TEMPLATE_ID, ...found.flat().map(({ id }) => id)]);
}

function isPersonalType(type: string): type is PersonalType {
  return MAY_BE_PERSONAL.some((each) => each === type);
}
