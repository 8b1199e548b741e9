import { plainWords } from '@/lib/format/patterns';

export const GOES_ON_WORDS = plainWords(`
  This, These, That, Those, Such, They, It, He, She, In addition, Accordingly, As a result, However, Further,
  Specifically, For example, In particular, Instead,
`);
