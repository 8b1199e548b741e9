import type { FactKey } from '../fact-keys';

/** A passage as a filing might have it, and what a reader takes from it. Undefined: nothing. */
export type Wording = {
  key: FactKey;
  value: string | number | boolean | RegExp | { holder: string } | { items: number } | undefined;
  text: string;
};
