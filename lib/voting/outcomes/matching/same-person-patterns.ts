import { plainWords, type Alternatives } from '@/lib/format/patterns';

/** Titles before the name of whoever holds or held an office or a rank. */
export const TITLES_OF_OFFICE: Alternatives = [
  ...plainWords('baroness, hon'),
  [/the honou?rable/, 'the honorable'],
  ...plainWords('gen, general, adm, admiral, amb, ambassador, rev, senator, governor'),
];
