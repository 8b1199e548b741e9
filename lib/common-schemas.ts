import { z } from 'zod';

export const idParams = z.object({ id: z.uuid('is not valid') });

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1, 'page starts at 1').default(1),
  size: z.coerce.number().int().min(1).max(1000, 'size is at most 1000').default(20),
});

export const dateText = z.iso.date('must be a date such as 2026-04-02');

export const errorSchema = z
  .object({
    detail: z.string(),
    code: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' });

/** A paged list: `{<plural>: [...], total, page, size}`. */
export function pageOf<K extends string, T extends z.ZodType>(plural: K, item: T) {
  return z.object({
    [plural]: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    size: z.number().int(),
  } as { [key in K]: z.ZodArray<T> } & { total: z.ZodNumber; page: z.ZodNumber; size: z.ZodNumber });
}

/** A file that is offered for saving. */
export type NamedFile = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  fileName: string;
  disposition: 'attachment';
};
