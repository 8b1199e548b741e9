export type FileRules = {
  /** With dot, lower case: ['.csv', '.xls']. */
  extensions: readonly string[];
  maxSizeBytes: number;
  /** The sentences to show; the defaults suit a plain upload. */
  typeMessage?: string;
  sizeMessage?: string;
};

/** Why a file cannot be used, or null. The server checks again. */
export function fileProblem(file: { name: string; size: number }, rules: FileRules): string | null {
  const name = file.name.toLowerCase();
  if (!rules.extensions.some((extension) => name.endsWith(extension))) {
    return rules.typeMessage ?? `Unsupported file type. Please upload: ${rules.extensions.join(', ')}`;
  }
  if (file.size > rules.maxSizeBytes) {
    return rules.sizeMessage ?? `File too large. Maximum size is ${Math.round(rules.maxSizeBytes / 1_000_000)}MB.`;
  }
  if (file.size === 0) return 'The file is empty.';
  return null;
}
