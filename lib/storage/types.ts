/** Files by key, for example `documents/<id>/filing.pdf`. */
export type FileStore = {
  kind: 'local' | 's3';
  /** Stores the file atomically: a reader never sees part of it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when the file does not exist. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Succeeds when the file does not exist. */
  remove(key: string): Promise<void>;
  /** The keys of all files, in no particular order; a file that is stored meanwhile may be left out. */
  keys(): AsyncIterable<string>;
};
