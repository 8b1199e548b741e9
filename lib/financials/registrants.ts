/**
 * The registrants that tagged covers name, by the numbers that the SEC gave them (CIKs of ten digits); repeats are
 * kept.
 */
export function taggedRegistrants(financials: readonly { concept: string; text: string | null }[]): string[] {
  return financials.flatMap(({ concept, text }) =>
    concept === 'dei:EntityCentralIndexKey' && text !== null && /^\d{1,10}$/.test(text.trim())
      ? [text.trim().padStart(10, '0')]
      : [],
  );
}
