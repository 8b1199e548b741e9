type Search = Record<string, string | string[] | undefined>;

/** The parameters that Clerk adds to an invitation link. */
const TICKET = '__clerk_ticket';
const STATUS = '__clerk_status';

/** Whether the URL has an invitation ticket, which the screen must handle even for a signed-in user. */
export function hasTicket(search: Search): boolean {
  return typeof search[TICKET] === 'string';
}

/** Invitation links lead to sign-up; returns the path to use instead when the person already has an account. */
export function redirectForTicket(search: Search): string | null {
  const [ticket, status] = [search[TICKET], search[STATUS]];
  if (status === 'complete') return '/companies';
  if (status !== 'sign_in' || typeof ticket !== 'string') return null;
  return `/sign-in?${new URLSearchParams({ [TICKET]: ticket, [STATUS]: status }).toString()}`;
}
