import { describe, expect, it } from 'vitest';
import { elsewhereForTicket, hasTicket } from './invitation-ticket';

describe('the link of an invitation by Clerk', () => {
  it('stays on sign-up for a newcomer, leads a known person to sign-in, and one signed in into the product', () => {
    expect(elsewhereForTicket({ __clerk_ticket: 't', __clerk_status: 'sign_up' })).toBeNull();
    expect(elsewhereForTicket({ __clerk_ticket: 'a&b', __clerk_status: 'sign_in' })).toBe(
      '/sign-in?__clerk_ticket=a%26b&__clerk_status=sign_in',
    );
    expect(elsewhereForTicket({ __clerk_status: 'complete' })).toBe('/companies');
    expect(elsewhereForTicket({})).toBeNull();
  });

  it('is told from a plain visit', () => {
    expect([hasTicket({}), hasTicket({ __clerk_ticket: 't' })]).toEqual([false, true]);
  });
});
