import { problemsOf, type FieldProblems } from '@/components/shared/forms/field-problems';
import { generateReportInput, type GenerateReportForm } from '@/lib/reports/schema';

/** What the action would refuse; loaded when a report is asked for, because the schema is large. */
export const requestProblems = (request: GenerateReportForm): FieldProblems => problemsOf(generateReportInput, request);
