export const ENTITY_TYPES = ['CORPORATION', 'LLC', 'PARTNERSHIP', 'OTHER'] as const;
/** What the bulk import stores when a row names no entity type; shown as "Unspecified". */
export const BULK_ENTITY_TYPE = '10-K';

export const ENTITY_TYPE_LABELS: Record<string, string> = {
  CORPORATION: 'Corporation',
  LLC: 'LLC',
  PARTNERSHIP: 'Partnership',
  OTHER: 'Other',
  [BULK_ENTITY_TYPE]: 'Unspecified',
};
