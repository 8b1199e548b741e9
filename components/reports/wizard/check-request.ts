import { problemsOf, type FieldProblems } from '@/components/shared/forms/field-problems';
import { generateReportInput, type GenerateReportForm } from '@/lib/reports/schema';

/** The errors that the action would return; loaded when a report is requested, because the schema is large. */
export const requestProblems = (request: GenerateReportForm): FieldProblems => problemsOf(generateReportInput, request);
