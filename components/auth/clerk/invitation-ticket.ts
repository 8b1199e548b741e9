type Search = Record<string, string | string[] | undefined>;

/** The parameters that Clerk hangs on the link of an invitation's mail. */
const TICKET = '__clerk_ticket';
const STATUS = '__clerk_status';

/** Whether a visitor comes with an invitation, which the screen has to take up even for somebody signed in. */
export function hasTicket(search: Search): boolean {
  return typeof search[TICKET] === 'string';
}

/**
 * The link of a mail leads to sign-up; where the invited person is known already, this is where they belong instead.
 */
export function elsewhereForTicket(search: Search): string | null {
  const [ticket, status] = [search[TICKET], search[STATUS]];
  if (status === 'complete') return '/companies';
  if (status !== 'sign_in' || typeof ticket !== 'string') return null;
  return `/sign-in?${new URLSearchParams({ [TICKET]: ticket, [STATUS]: status }).toString()}`;
}
