import { describe, expect, it } from 'vitest';
import { safeRedirect, signInPath } from './safe-redirect';

describe('safeRedirect', () => {
  it.each([
    '/',
    '/companies',
    '/companies/3f6c?tab=all#top',
    '/query?document=a&document=b',
    '/reports?next=https://elsewhere.example',
  ])('keeps %s', (path) => {
    expect(safeRedirect(path, '/fallback')).toBe(path);
  });

  it.each([
    'https://elsewhere.example/companies',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    'companies',
    '/x/..//elsewhere.example',
    '/api/auth/sign-out',
    '/sign-in',
    '/sign-in?redirect_url=/sign-in',
    '/sign-up/verify',
    '',
    null,
    undefined,
  ])('refuses %s', (path) => {
    expect(safeRedirect(path, '/companies')).toBe('/companies');
  });

  it('takes the first of several', () => {
    expect(safeRedirect(['/query', '/reports'], '/companies')).toBe('/query');
  });
});

describe('signInPath', () => {
  it('contains the page to return to', () => {
    expect(signInPath('/query?a=1')).toBe('/sign-in?redirect_url=%2Fquery%3Fa%3D1');
  });

  it('has no return path for the start page or the sign-in page', () => {
    expect(signInPath('/')).toBe('/sign-in');
    expect(signInPath('/sign-in')).toBe('/sign-in');
  });
});
