/**
 * Escapes user input or text of a filing for use in markdown, so that it is shown as plain characters and never as
 * formatting, links, lists or a citation marker.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\[(?=[\d\s,]*\])([\d\s,]*)\]/g, '($1)')
    .replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+]/, '\\$&');
}
