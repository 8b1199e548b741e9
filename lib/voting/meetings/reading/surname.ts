/** The last part of a name as its filing writes it, without "Jr.". */
export function surnameAsWritten(name: string): string {
  return (
    name
      .replace(/,?\s(?:Jr\.?|Sr\.?|II|III|IV)$/, '')
      .trim()
      .split(' ')
      .at(-1) ?? name
  );
}
