type Numbered = { number: string | null };

/** Whether two lines have the same number, however it is set: "1(a)", "1a.", "1.a"; "1.1" and "11" are two. */
export function isSameNumber(one: Numbered, other: Numbered): boolean {
  return one.number !== null && other.number !== null && keyOf(one.number) === keyOf(other.number);
}

/** Whether both are of the same item of the agenda, as "7.1", "7b" and "7" are. */
export function isSameItem(one: Numbered, other: Numbered): boolean {
  return one.number !== null && other.number !== null && itemOf(one.number) === itemOf(other.number);
}

/** Whether the first is a part of the second, as "2.1" and "2b" are of "2". */
export function isPartOf(part: Numbered, whole: Numbered): boolean {
  return (
    isSameItem(part, whole) && !isSameNumber(part, whole) && itemOf(whole.number ?? '') === keyOf(whole.number ?? '')
  );
}

function keyOf(number: string): string {
  return number
    .toLowerCase()
    .replace(/[^0-9a-z.]/g, '')
    .replace(/(?<!\d)\.|\.(?!\d)/g, '');
}

const itemOf = (number: string) => /^\d+|^[a-z]+/.exec(keyOf(number))?.[0] ?? '';
