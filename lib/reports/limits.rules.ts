export const INCOMPLETE_REQUEST = 'Please complete all required fields';
export const DOCUMENTS_NOT_READY =
  'Some selected documents are not fully processed. Please wait for processing to complete or deselect them.';
export const REPORT_FAILED = 'Report generation failed';
export const REPORT_CANCELLED = 'Generation was cancelled.';
export const MAX_REPORT_DOCUMENTS = 50;

export const REPORT_STATUSES = ['processing', 'completed', 'failed'] as const;
