/** Removes footnote marks in brackets after a figure, which would be read as figures. */
export function stripMarks(text: string): string {
  return text.replace(/(?<=[\w%.])\s?\(\d{1,2}\)(?=\s|[,;.:]|$)/g, '');
}
