export const RECIPIENTS_REQUIRED = 'Please enter recipient email addresses';
export const CREATE_FAILED = 'Failed to create engagement';
export const GENERATE_FAILED = 'Failed to generate email. Please try again.';
export const DETAIL_FAILED = 'Failed to load engagement details';
export const LIST_FAILED = 'Failed to load engagements';
export const FLAGGED_FAILED = 'Failed to load flagged reports';
export const SEND_FAILED = 'Failed to mark email as sent';
export const SENT_MESSAGE = 'Email marked as sent successfully';
export const COPIED_MESSAGE = 'Copied to clipboard!';

export const NOT_FOUND = 'Engagement not found';
export const ALREADY_ENGAGED = 'This report already has an engagement.';
export const NOT_FLAGGED = 'This report has no triggered flags, so there is nothing to engage on.';
export const REPORT_NOT_READY = 'The report is not completed yet.';
export const STALE_DRAFT = 'Someone saved a newer version of this email. Compare both and choose what to keep.';
export const STALE_NOTES = 'Someone else changed these notes. Compare both and choose what to keep.';
export const COMPLETED_IS_CLOSED =
  'This engagement is completed. Move it back to Meeting Scheduled to change its email.';
export const NO_EMAIL_YET = 'There is no email yet. Generate one or write it by hand first.';
export const ALREADY_SENT = 'The email is already marked as sent.';
export const SUBJECT_REQUIRED = 'Subject is required';
export const CONTENT_REQUIRED = 'The email has no text';
