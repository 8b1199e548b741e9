const namesOf = (text: string) => text.split(/\s+/);

/** Elements of HTML and inline XBRL that show no words. */
export const UNSHOWN_ELEMENTS = namesOf(
  'script style title template noscript textarea option head ix:header ix:hidden',
);

/** Elements whose words are separate from those around them. */
export const APART_ELEMENTS = namesOf(
  `td th tr table p div br hr li ul ol dl dt dd h1 h2 h3 h4 h5 h6 section article center blockquote pre caption body`,
);

/** What a style attribute hides with. */
const HIDING = [
  /(?:^|;)\s*display\s*:\s*none/i,
  /(?:^|;)\s*visibility\s*:\s*(?:hidden|collapse)/i,
  /(?:^|;)\s*opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$)/i,
  /(?:^|;)\s*font-size\s*:\s*0(?![.\d]*[1-9])/i,
];

/** Whether a style attribute hides its element; the first look is for speed, most styles have none of its words. */
export function isHidingStyle(style: string | undefined): boolean {
  return style !== undefined && /none|hidden|collapse|opacity|size/i.test(style) && HIDING.some((p) => p.test(style));
}
