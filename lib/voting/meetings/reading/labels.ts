/** Labels of profiles and companies that are set as names are. */
const LABEL = new RegExp(
  [
    String.raw`\b(?:other|current|public|prior|past|former|key|select(?:ed)?|skills|tenure|additional|career|`,
    String.raw`committees?|boards?|directors?|directorships?|education|experience|we|our|who|how|highlights|positions|`,
    String.raw`about|overview|summary|businesses|business|solutions|technologies|real|estate|professional|industry|`,
    String.raw`performance|communications|resources|responsibilit\w+|healthcare|vote|advisory|insurance)\b`,
  ].join(''),
  'i',
);

export function isLabel(name: string): boolean {
  return LABEL.test(name);
}
