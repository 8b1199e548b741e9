import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar';

describe('initialsOf', () => {
  it.each([
    ['Ingrid Haakonsen', 'IH'],
    ['Ana Maria de Souza', 'AS'],
    ['plato', 'P'],
    ['élodie Øster', 'ÉØ'],
    ['  ', '?'],
  ])('%s → %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
