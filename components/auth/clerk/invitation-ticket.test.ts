import { describe, expect, it } from 'vitest';
import { redirectForTicket, hasTicket } from './invitation-ticket';

describe('the link of an invitation by Clerk', () => {
  it('stays on sign-up for a new person, sends a known one to sign-in, and a signed-in one into the product', () => {
    expect(redirectForTicket({ __clerk_ticket: 't', __clerk_status: 'sign_up' })).toBeNull();
    expect(redirectForTicket({ __clerk_ticket: 'a&b', __clerk_status: 'sign_in' })).toBe(
      '/sign-in?__clerk_ticket=a%26b&__clerk_status=sign_in',
    );
    expect(redirectForTicket({ __clerk_status: 'complete' })).toBe('/companies');
    expect(redirectForTicket({})).toBeNull();
  });

  it('is distinguished from a visit without a ticket', () => {
    expect([hasTicket({}), hasTicket({ __clerk_ticket: 't' })]).toEqual([false, true]);
  });
});
