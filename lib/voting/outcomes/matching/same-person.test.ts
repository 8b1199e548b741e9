import { describe, expect, it } from 'vitest';
import { nameLikeness } from './same-person.rules';

describe('two spellings of a name', () => {
  it.each([
    ['Thomas R. Pemberton', 'Thomas Pemberton'],
    ['Ms. Agnes Tvedt', 'Agnes Tvedt'],
    ['Dr. Anjali S. Rao', 'Anjali Rao, Ph.D.'],
    ['James F. Cartwright, Jr.', 'James F. Cartwright Jr'],
    ['Sinéad O’Rourke', "SINEAD O'ROURKE"],
    ['J. Robert Hale', 'Robert Hale'],
    ['Bruce “Buddy” Tallis', 'Buddy Tallis'],
    ['Ewan McCaskill', 'McCaskill, Ewan'],
    ['Tova Lindgren-Hale', 'Tova Lindgren Hale'],
    ['C. M. de la Cruz', 'Carlotta M. de la Cruz'],
    ['Theodore R. Haskell III', 'Theodore Haskell'],
    ['The Honorable Grace Lin', 'Grace Y. Lin'],
    ['Leif Östlund', 'Leif Ostlund'],
    ['Chris Nyquist', 'Christopher Nyquist'],
  ])('%s and %s are one person', (one, other) => {
    expect(nameLikeness(one, other)).toBeGreaterThanOrEqual(2);
    expect(nameLikeness(other, one)).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['Christopher G. McCann', 'James F. McCann'],
    ['John A. Smith', 'Jane B. Smith'],
    ['Peter Lund', 'Peter Lundgren'],
    ['Ann B. Cole', 'A. Q. Cole'],
  ])('%s and %s are two people', (one, other) => {
    expect(nameLikeness(one, other)).toBe(0);
  });

  it('tells the same given names from an initial', () => {
    expect(nameLikeness('Ann Cole', 'Ann Cole')).toBe(3);
    expect(nameLikeness('A. Cole', 'Ann Cole')).toBe(2);
  });
});
