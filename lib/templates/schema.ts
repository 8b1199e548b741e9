import { z } from 'zod';
import { nameText } from '@/lib/format/names';
import { DEFAULT_CATEGORY_MAPPING, DEFAULT_CATEGORY_ORDER } from './categories.rules';
import { flagResultSchema, flagRuleSchema } from './flags/schema';
import { flagLines } from './flag-lines.rules';
import { DEFAULT_TEMPLATE_ID, VISIBILITIES } from './visibility.rules';

export { DEFAULT_TEMPLATE_ID } from './visibility.rules';

export const visibilitySchema = z.enum(VISIBILITIES, 'Visibility is user or organization');
export type Visibility = z.infer<typeof visibilitySchema>;

export const NAME_REQUIRED = 'Template name is required';
export const QUERIES_REQUIRED = 'At least one query is required';
const QUERY_TEXT_REQUIRED = 'Query text is required';
export const CATEGORY_REQUIRED = 'Please select a category';
const CATEGORY_NAME_REQUIRED = 'Category name is required';
export const NO_CATEGORIES = 'Please add at least one category before creating queries';

const MAX_TEMPLATE_QUERIES = 300;
const MAX_CATEGORIES = 300;
export const MAX_FLAG_LENGTH = 500;
export const MAX_FLAG_LINES = 200;

export const templateIdText = z.union([z.literal(DEFAULT_TEMPLATE_ID), z.uuid('is not valid')], 'is not valid');
export const templateIdParams = z.object({ id: templateIdText });

const flagText = z.string().trim().max(MAX_FLAG_LENGTH, `A flag is at most ${MAX_FLAG_LENGTH} characters`);

export const querySources = z
  .array(z.string().trim().max(100, 'A source is at most 100 characters'))
  .max(20, 'At most 20 expected sources');
export const queryFlags = z.array(flagText).max(50, 'A query has at most 50 flags');

export const templateQuerySchema = z
  .object({
    /** A library id, or custom_ and a timestamp. */
    id: z.string().trim().min(1, 'A query needs an id').max(100),
    text: z
      .string(QUERY_TEXT_REQUIRED)
      .trim()
      .min(1, QUERY_TEXT_REQUIRED)
      .max(2000, 'A query is at most 2000 characters'),
    category: z.string(CATEGORY_REQUIRED).trim().min(1, CATEGORY_REQUIRED).max(100),
    expected_sources: querySources.default([]).transform((sources) => sources.filter(Boolean)),
    flags: queryFlags.default([]).transform((flags) => [...new Set(flags.filter(Boolean))]),
    citation_required: z.boolean().default(true),
  })
  .meta({ id: 'TemplateQuery' });
export type TemplateQuery = z.output<typeof templateQuerySchema>;

export const categoryInput = z.object({ name: nameText(CATEGORY_NAME_REQUIRED, 'A category name', 100) });

const categoryMapping = z.record(z.string().min(1).max(100), categoryInput.shape.name);

const descriptionText = z.string().trim().max(2000, 'Description is at most 2000 characters');

const templateFields = z.object({
  name: nameText(NAME_REQUIRED, 'Template name'),
  description: descriptionText.nullish().transform((text) => text ?? ''),
  queries: z
    .array(templateQuerySchema, QUERIES_REQUIRED)
    .min(1, QUERIES_REQUIRED)
    .max(MAX_TEMPLATE_QUERIES, `A template has at most ${MAX_TEMPLATE_QUERIES} queries`),
  category_mapping: categoryMapping.default({ ...DEFAULT_CATEGORY_MAPPING }),
  category_order: z
    .array(z.string().max(100))
    .max(MAX_CATEGORIES)
    .default([...DEFAULT_CATEGORY_ORDER]),
  visibility: visibilitySchema.default('user'),
  /** "What changed since last year" as a section of its reports. */
  include_changes: z.boolean().default(false),
});

type Categorised = { queries: TemplateQuery[]; category_mapping: Record<string, string>; category_order: string[] };

/** Checks that every query has an existing category, every category has a position, and ids are unique. */
export function checkCategories(value: Categorised, context: z.RefinementCtx): void {
  const seen = new Set<string>();
  value.queries.forEach((query, index) => {
    if (!Object.hasOwn(value.category_mapping, query.category))
      context.addIssue({ code: 'custom', path: ['queries', index, 'category'], message: CATEGORY_REQUIRED });
    if (seen.has(query.id))
      context.addIssue({ code: 'custom', path: ['queries', index, 'id'], message: 'Two queries have the same id' });
    seen.add(query.id);
  });
}

/** Completes the order, so that it has every category of the mapping once and no other. */
export function completeOrder<T extends Pick<Categorised, 'category_mapping' | 'category_order'>>(value: T): T {
  const keys = Object.keys(value.category_mapping);
  const named = [...new Set(value.category_order)].filter((key) => keys.includes(key));
  return { ...value, category_order: [...named, ...keys.filter((key) => !named.includes(key))] };
}

export const createTemplateInput = templateFields.superRefine(checkCategories).transform(completeOrder);
export type CreateTemplateInput = z.output<typeof createTemplateInput>;
export type CreateTemplateForm = z.input<typeof createTemplateInput>;

/** PUT replaces the template; absent fields are not changed. */
export const updateTemplateInput = z
  .object({
    name: templateFields.shape.name,
    description: descriptionText,
    queries: templateFields.shape.queries,
    category_mapping: categoryMapping,
    category_order: z.array(z.string().max(100)).max(MAX_CATEGORIES),
    visibility: visibilitySchema,
    include_changes: z.boolean(),
    is_active: z.boolean(),
  })
  .partial();
export type UpdateTemplateInput = z.output<typeof updateTemplateInput>;
export type UpdateTemplateForm = z.input<typeof updateTemplateInput>;

export const cloneTemplateInput = z.object({
  name: templateFields.shape.name.optional(),
  visibility: visibilitySchema.default('user'),
});
export type CloneTemplateInput = z.output<typeof cloneTemplateInput>;

export const templateSchema = z
  .object({
    /** A UUID, or default_agm_template. */
    id: z.string(),
    name: z.string(),
    description: z.string(),
    queries: z.array(templateQuerySchema),
    category_mapping: z.record(z.string(), z.string()),
    category_order: z.array(z.string()),
    visibility: visibilitySchema,
    /** Its reports have a section on what changed since the filing of the year before. */
    include_changes: z.boolean(),
    is_default: z.boolean(),
    is_active: z.boolean(),
    /** Number of distinct lines in the flag configuration. */
    flag_count: z.number().int(),
    /** Whether the caller may edit and delete it. */
    can_edit: z.boolean(),
    /** Null for the built-in template. */
    created_by: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof templateSchema>;

export const listTemplatesQuery = z.object({
  include_inactive: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  page: z.coerce.number().int().min(1, 'page starts at 1').default(1),
  size: z.coerce.number().int().min(1).max(1000, 'size is at most 1000').default(1000),
});
export const deleteTemplateQuery = z.object({
  force: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

const libraryQuerySchema = z
  .object({
    id: z.string(),
    text: z.string(),
    category: z.string(),
    citation_required: z.literal(true),
    expected_sources: z.array(z.string()),
  })
  .meta({ id: 'LibraryQuery' });
export type LibraryQuery = z.infer<typeof libraryQuerySchema>;
export const librarySchema = z.object({
  queries: z.array(libraryQuerySchema),
  category_mapping: z.record(z.string(), z.string()),
  category_order: z.array(z.string()),
  total: z.number().int(),
});

/** Lines as typed; number and length are checked after blank lines and duplicates are removed. */
export const flagConfigurationText = z
  .string('Flag configuration is text, one flag per line')
  .max(100_000, 'Flag configuration is too long')
  .refine((text) => flagLines(text).length <= MAX_FLAG_LINES, `At most ${MAX_FLAG_LINES} flags`)
  .refine(
    (text) => flagLines(text).every((line) => line.length <= MAX_FLAG_LENGTH),
    `A flag is at most ${MAX_FLAG_LENGTH} characters`,
  );

const compiledFlagSchema = z
  .object({
    flag_description: z.string(),
    /** rule: evaluated exactly. words: read by the language model, or cannot_determine without one. */
    kind: z.enum(['rule', 'words']),
    rules: z.array(flagRuleSchema),
    /** How several rules of one line are combined. */
    join: z.enum(['all', 'any']),
    /** A sentence; empty for flags in words. */
    understood_as: z.string(),
    /** Queries of the template with this flag. */
    query_ids: z.array(z.string()),
  })
  .meta({ id: 'CompiledFlag' });
export type CompiledFlag = z.infer<typeof compiledFlagSchema>;

export const saveFlagsInput = z.object({ flag_configuration: flagConfigurationText });
export const flagConfigurationSchema = z
  .object({
    template_id: z.string(),
    /** One flag per line; empty when there are none. */
    flag_configuration: z.string(),
    flags: z.array(compiledFlagSchema),
    updated_at: z.string().nullable(),
  })
  .meta({ id: 'FlagConfiguration' });
export type FlagConfiguration = z.infer<typeof flagConfigurationSchema>;

export const FLAG_FILE_EXTENSIONS = ['.pdf', '.docx', '.doc', '.txt', '.md'] as const;
export const MAX_FLAG_FILE_BYTES = 10 * 1024 * 1024;
export const FLAG_FILE_MISSING = 'Please select a file first';
export const FLAG_FILE_TOO_LARGE = 'File too large. Maximum size is 10MB.';
export const FLAG_FILE_UNSUPPORTED = `Unsupported file type. Please upload: ${FLAG_FILE_EXTENSIONS.join(', ')}`;
export const FLAG_EXTRACTION_FAILED = 'Failed to extract flags from document. Please try again.';
export const FLAG_EXTRACTION_TIMEOUT_MS = 60_000;

export const extractFlagsForm = z.object({
  file: z
    .instanceof(File, { message: FLAG_FILE_MISSING })
    .refine((file) => file.size > 0 || file.name !== '', FLAG_FILE_MISSING),
});
export const extractedFlagsSchema = z
  .object({ flags: z.array(z.string()), document_summary: z.string() })
  .meta({ id: 'ExtractedFlags' });
export type ExtractedFlags = z.infer<typeof extractedFlagsSchema>;

export const previewFlagsInput = z.object({
  flag_configuration: flagConfigurationText,
  report_id: z.uuid('is not valid').nullish(),
});
export const flagPreviewSchema = z
  .object({
    flags: z.array(compiledFlagSchema),
    /** With report_id: the outcome of each flag on that report. */ results: z.array(flagResultSchema).nullable(),
  })
  .meta({ id: 'FlagPreview' });
export type FlagPreview = z.infer<typeof flagPreviewSchema>;
