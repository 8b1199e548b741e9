import type { FlagResult } from '@/lib/templates/flags/schema';

/** Where things stand on the page; what links and the F key point at. */
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
