import { env } from '@/lib/env';

/** Addresses that a person opens in the browser, signed in. */
export const links = {
  page: (documentId: string, page: number) => `${env().appUrl}/api/v1/documents/${documentId}/pdf#page=${page}`,
  filing: (documentId: string) => `${env().appUrl}/api/v1/documents/${documentId}/pdf`,
  company: (companyId: string) => `${env().appUrl}/companies/${companyId}`,
  report: (reportId: string) => `${env().appUrl}/reports/${reportId}`,
  meeting: (meetingId: string) => `${env().appUrl}/voting/meetings/${meetingId}`,
  ballot: (ballotId: string) => `${env().appUrl}/voting/ballots/${ballotId}`,
  changes: (companyId: string) => `${env().appUrl}/companies/${companyId}?tab=changes`,
};

type OnPage = { document_id: string; page_number: number | null };

/** Adds to everything that has a page the link to that page. */
export function withPageLink<T extends OnPage>(source: T): T & { page_url: string } {
  const { document_id: id, page_number: page } = source;
  return { ...source, page_url: page === null ? links.filing(id) : links.page(id, page) };
}
