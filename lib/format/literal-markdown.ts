/**
 * What somebody typed or a filing says, for a place in markdown: it reads there as its own characters and never as
 * marks, links, lists or the number of a source.
 */
export function literalMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\[(?=[\d\s,]*\])([\d\s,]*)\]/g, '($1)')
    .replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+]/, '\\$&');
}
