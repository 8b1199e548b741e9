/** The value, or the nearer end of a range that it is outside of. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
