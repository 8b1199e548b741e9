/** Saves data through the browser's download. */
export function saveBlob(blob: Blob, fileName: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  // Some browsers read the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
