import { describe, expect, it } from 'vitest';
import { mainTabOf } from './main-tab';

describe('mainTabOf', () => {
  it.each([
    ['/companies', 'companies'],
    ['/companies/3f6c', 'companies'],
    ['/documents', 'companies'],
    ['/query', 'query'],
    ['/reports', 'reports'],
    ['/reports/9a1b', 'reports'],
    ['/voting', 'voting'],
    ['/voting/ballots/9a1b', 'voting'],
    ['/engagements', 'engagements'],
    ['/dashboard', 'companies'],
    ['/', 'companies'],
    ['/nowhere', 'companies'],
    ['/querying', 'companies'],
  ])('puts %s under %s', (pathname, tab) => {
    expect(mainTabOf(pathname)).toBe(tab);
  });

  it('puts organization settings under no tab', () => {
    expect(mainTabOf('/organization')).toBeNull();
  });
});
