/** Files by key, such as `documents/<id>/filing.pdf`. */
export type FileStore = {
  kind: 'local' | 's3';
  /** Stores the whole file or nothing; a reader never sees half of one. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Succeeds when there is no such file. */
  remove(key: string): Promise<void>;
};
