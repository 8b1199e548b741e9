const LINE = '!'.repeat(80);

/** What was not tested and why, in a form that is easily seen in the output of a run. */
export function skipBanner(what: string): string {
  return `\n${LINE}\nSKIPPED: ${what}\n${LINE}`;
}

/** Prints the banner. */
export function warnSkipped(what: string): void {
  console.warn(skipBanner(what));
}
