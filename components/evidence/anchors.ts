import type { FlagResult } from '@/lib/templates/flags/schema';

/** Ids of elements on the page, as targets of links and the F key. */
export const anchors = {
  section: (key: string) => `section-${key}`,
  answer: (queryId: string) => `query-${queryId}`,
  flag: (flag: Pick<FlagResult, 'flag_description'>) =>
    `flag-${flag.flag_description.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  flags: 'flags',
  summary: 'summary',
  changes: 'what-changed',
  snapshot: 'document-snapshot',
};
