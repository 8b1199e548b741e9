/** Says how many of the documents were read whole for an answer, when the scope was too large for all of them. */
export function scopeNote(documents: number, searched: number): string[] {
  if (searched >= documents) return [];
  const read = searched === 1 ? 'one' : String(searched);
  return [
    `Only ${read} of the ${documents} documents, those closest to the question, ` +
      `${searched === 1 ? 'was' : 'were'} read in full. Select fewer documents to have each one read.`,
  ];
}
