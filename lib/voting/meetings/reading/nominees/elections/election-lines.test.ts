import { expect, it } from 'vitest';
import { nomineeOfTitle } from './election-lines';

it.each(['Elect Anna Bergholm as a director', 'To re-elect Ms. Anna Bergholm as director'])(
  'reads whom a resolution of their own elects: %s',
  (title) => expect(nomineeOfTitle(title, [])?.name).toBe('Anna Bergholm'),
);
