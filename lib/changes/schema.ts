import { z } from 'zod';
import { boxSchema } from '@/lib/documents/schema';

const page = z.number().int().nullable();
const state = z.enum(['same', 'added', 'removed', 'moved', 'changed']);

export const changesQuery = z.object({
  from_document_id: z.uuid('is not valid').optional(),
  to_document_id: z.uuid('is not valid').optional(),
  /** `changed` leaves out the paragraphs that say the same. */
  detail: z.enum(['all', 'changed']).default('all'),
});
export type ChangesQuery = z.output<typeof changesQuery>;

export const changesPdfQuery = changesQuery.omit({ detail: true });
export type ChangesPdfQuery = z.output<typeof changesPdfQuery>;

export const comparedFilingSchema = z
  .object({
    id: z.uuid(),
    form_type: z.string(),
    fiscal_year: z.number().int().nullable(),
    filing_date: z.string().nullable(),
    page_count: z.number().int().nullable(),
  })
  .meta({ id: 'ComparedFiling' });
export type ComparedFilingRef = z.infer<typeof comparedFilingSchema>;

export const factChangeSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    /** As a person reads it; null where that filing does not state it. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** "+67.2%", "−23.3 points"; null where the values are not figures. */
    difference: z.string().nullable(),
    /** The change is in the direction that concerns a stewardship analyst. */
    needs_look: z.boolean(),
    from_page: page,
    to_page: page,
    from_quote: z.string().nullable(),
    to_quote: z.string().nullable(),
    from_boxes: z.array(boxSchema),
    to_boxes: z.array(boxSchema),
  })
  .meta({ id: 'FactChange' });
export type FactChange = z.infer<typeof factChangeSchema>;

const personChangeSchema = z.object({
  name: z.string(),
  /** "Age 52, not independent"; a verbatim sentence where one says why a nominee left. */
  detail: z.string().nullable(),
  /** Which filing page and boxes belong to: that of last year for nominees who left. */
  document_id: z.uuid(),
  page_number: page,
  bounding_boxes: z.array(boxSchema),
});
export type PersonChange = z.infer<typeof personChangeSchema>;

const proposalChangeSchema = z.object({
  number: z.number().int().nullable(),
  title: z.string(),
  from_shareholders: z.boolean(),
  board_recommendation: z.string().nullable(),
  document_id: z.uuid(),
  page_number: page,
  bounding_boxes: z.array(boxSchema),
});
export type ProposalChange = z.infer<typeof proposalChangeSchema>;

const nomineesSchema = z.object({
  joined: z.array(personChangeSchema),
  left: z.array(personChangeSchema),
  /** How many were nominated in each year, and how many in both; null where a list was not read surely enough. */
  from_count: z.number().int().nullable(),
  to_count: z.number().int().nullable(),
  again: z.number().int(),
  /** Why the lists could not be compared. */
  note: z.string().nullable(),
});
export type NomineeChanges = z.infer<typeof nomineesSchema>;

const proposalsSchema = z.object({
  added: z.array(proposalChangeSchema),
  removed: z.array(proposalChangeSchema),
  from_count: z.number().int().nullable(),
  to_count: z.number().int().nullable(),
  /** Titles that both filings have. */
  again: z.array(z.string()),
  note: z.string().nullable(),
});
export type ProposalChanges = z.infer<typeof proposalsSchema>;

export const paragraphChangeSchema = z
  .object({
    state,
    kind: z.enum(['heading', 'text', 'row']),
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** Word by word; empty for what is the same, new or gone as a whole. */
    words: z.array(z.object({ op: z.enum(['same', 'insert', 'delete']), text: z.string() })),
    from_page: page,
    to_page: page,
    from_boxes: z.array(boxSchema),
    to_boxes: z.array(boxSchema),
    /** Over the sentences that a change touches. */
    from_marks: z.array(boxSchema),
    to_marks: z.array(boxSchema),
    /** Why it may be skipped: nothing but figures and dates, or wording that every filing has. */
    fold: z.enum(['numbers', 'boilerplate']).nullable(),
    words_added: z.number().int(),
    words_removed: z.number().int(),
    /** With `detail=changed`: how many paragraphs that say the same come before it. */
    alike_before: z.number().int(),
  })
  .meta({ id: 'ParagraphChange' });
export type ParagraphView = z.infer<typeof paragraphChangeSchema>;

export const sectionChangeSchema = z
  .object({
    title: z.string(),
    /** Its title in the older filing, where that differs. */
    from_title: z.string().nullable(),
    state,
    /** Whether its words changed; a section may be moved and say the same. */
    is_changed: z.boolean(),
    words_added: z.number().int(),
    words_removed: z.number().int(),
    paragraphs_same: z.number().int(),
    paragraphs: z.array(paragraphChangeSchema),
  })
  .meta({ id: 'SectionChange' });
export type SectionView = z.infer<typeof sectionChangeSchema>;

const jobSchema = z.object({
  id: z.uuid(),
  status: z.string(),
  done: z.number(),
  total: z.number(),
  message: z.string(),
});

export const companyChangesSchema = z
  .object({
    from: comparedFilingSchema.nullable(),
    to: comparedFilingSchema.nullable(),
    /** Why there is nothing to compare; null where there is. */
    missing: z.string().nullable(),
    /** The processed filings of the company, newest first. */
    choices: z.array(comparedFilingSchema),
    facts: z.array(factChangeSchema),
    facts_same: z.number().int(),
    nominees: nomineesSchema,
    proposals: proposalsSchema,
    /** In the order of the newer filing; what is gone is where it was. */
    sections: z.array(sectionChangeSchema),
    /** The work of comparing the text, while it is not done; `sections` is empty until then. */
    job: jobSchema.nullable(),
  })
  .meta({ id: 'CompanyChanges' });
export type CompanyChanges = z.infer<typeof companyChangesSchema>;

const wordOp = z.enum(['same', 'insert', 'delete', 'alike']);

/** What a report keeps of the changes; the whole is on the company's page. */
export const changesSummarySchema = z
  .object({
    from: comparedFilingSchema.nullable(),
    to: comparedFilingSchema.nullable(),
    facts: z.array(factChangeSchema),
    facts_same: z.number().int(),
    nominees: nomineesSchema,
    proposals: proposalsSchema,
    counts: z.object({
      total: z.number().int(),
      changed: z.number().int(),
      alike: z.number().int(),
      folded: z.number().int(),
    }),
    sections: z.array(
      z.object({
        title: z.string(),
        state,
        words_added: z.number().int(),
        words_removed: z.number().int(),
        paragraphs: z.array(
          z.object({
            state,
            from_page: page,
            to_page: page,
            /** Of what is new or gone as a whole; null where words changed. */
            text: z.string().nullable(),
            /** `alike` replaces words left out. */
            words: z.array(z.object({ op: wordOp, text: z.string() })),
          }),
        ),
      }),
    ),
    /** Paragraphs that changed and are not listed. */
    left_out: z.number().int(),
  })
  .meta({ id: 'ChangesSummary' });
export type ChangesSummary = z.infer<typeof changesSummarySchema>;
