import type { FactKey } from '../fact-keys';

/** A passage as in a filing, and the value that a reader should return; undefined when it should return nothing. */
export type Wording = {
  key: FactKey;
  value: string | number | boolean | RegExp | { holder: string } | { items: number } | undefined;
  text: string;
};
