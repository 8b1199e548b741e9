/** Utilities that set the same property, by exact name or by pattern. */
const WORDS: Record<string, string> = {
  display: 'block inline inline-block flex inline-flex grid inline-grid table table-row table-cell contents hidden',
  position: 'static fixed absolute relative sticky',
  visibility: 'visible invisible collapse',
  'text-overflow': 'truncate text-ellipsis text-clip',
  'text-decoration': 'underline overline line-through no-underline',
  'text-transform': 'uppercase lowercase capitalize normal-case',
  'font-style': 'italic not-italic',
  'font-smoothing': 'antialiased subpixel-antialiased',
  sr: 'sr-only not-sr-only',
  'text-align': 'text-left text-center text-right text-justify text-start text-end',
  'text-wrap': 'text-wrap text-nowrap text-balance text-pretty',
  'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
  'flex-wrap': 'flex-wrap flex-wrap-reverse flex-nowrap',
  'table-layout': 'table-auto table-fixed',
  'border-style': 'border-solid border-dashed border-dotted border-double border-none border-hidden',
  'decoration-style': 'decoration-solid decoration-dashed decoration-dotted decoration-double decoration-wavy',
  'outline-style': 'outline-solid outline-dashed outline-dotted outline-double outline-none outline-hidden',
  'bg-clip': 'bg-clip-border bg-clip-padding bg-clip-content bg-clip-text',
  'background-repeat': 'bg-repeat bg-no-repeat bg-repeat-x bg-repeat-y',
  resize: 'resize resize-none resize-x resize-y',
  'font-family': 'font-sans font-mono font-serif',
  'font-figure': 'lining-nums oldstyle-nums',
  'font-spacing': 'proportional-nums tabular-nums',
  'break-words': 'break-normal break-words break-all break-keep',
};

const SIZE = String.raw`(?:\d|\[(?:length:)?[\d.-]+(?:px|rem|em|%|\])|px$)`;
const FONT_SIZE = String.raw`(?:2?xs|sm|base|md|lg|\d?xl|\[(?:length:|clamp\(|[\d.]+(?:px|rem|em)))`;

/** The first match is used; a name matches every utility that begins with it and a dash. */
const PATTERNS: readonly (readonly [group: string, pattern: RegExp])[] = [
  ['font-size', new RegExp(`^text-${FONT_SIZE}`)],
  ['text-color', /^text-/],
  ['font-weight', /^font-/],
  ['border-width-$', new RegExp(`^border-([xytrbl])(?:-${SIZE}|$)`)],
  ['border-color-$', /^border-([xytrbl])-/],
  ['border-width', new RegExp(`^border(?:-${SIZE}|$)`)],
  ['border-collapse', /^border-(?:collapse|separate)$/],
  ['border-spacing', /^border-spacing-/],
  ['border-color', /^border-/],
  ['rounded-$', /^rounded-(tl|tr|bl|br|[tblr])(?:-|$)/],
  ['rounded', /^rounded(?:-|$)/],
  ['bg-image', /^bg-(?:none$|linear-|gradient-|\[(?:url|linear|radial|repeating))/],
  ['bg-color', /^bg-/],
  ['flex', /^flex-(?:\d|auto|initial|none|\[)/],
  ['grow', /^grow(?:-|$)/],
  ['shrink', /^shrink(?:-|$)/],
  ['overflow-$', /^overflow-([xy])-/],
  ['inset-$', /^inset-([xy])-/],
  ['inset-ring-width', /^inset-ring(?:-\d|$)/],
  ['inset-ring-color', /^inset-ring-/],
  ['gap-$', /^gap-([xy])-/],
  ['translate-$', /^translate-([xyz])-/],
  ['scale-$', /^scale-([xyz])-/],
  ['divide-width-$', /^divide-([xy])(?:-|$)/],
  ['divide-color', /^divide-/],
  ['outline-offset', /^outline-offset-/],
  ['outline-width', new RegExp(`^outline(?:-${SIZE}|$)`)],
  ['outline-color', /^outline-/],
  ['stroke-width', new RegExp(`^stroke-${SIZE}`)],
  ['decoration-thickness', new RegExp(`^decoration-(?:${SIZE}|auto|from-font)`)],
  ['decoration-color', /^decoration-/],
  ['shadow', /^shadow(?:-|$)/],
  ['transition', /^transition(?:-|$)/],
  [
    '$',
    new RegExp(
      String.raw`^((?:min|max)-[wh]|[mp][xytrbl]|line-clamp|grid-(?:cols|rows|flow)|auto-(?:cols|rows)|` +
        String.raw`(?:col|row)-(?:start|end|span)|justify-(?:items|self)|underline-offset|pointer-events|` +
        String.raw`scroll-[mp][xytrbl]?|overflow|overscroll|inset|w|h|m|p|z|gap|top|right|bottom|left|size|` +
        String.raw`basis|order|items|self|content|justify|place-(?:items|content|self)|leading|tracking|` +
        String.raw`whitespace|list|opacity|duration|ease|delay|animate|cursor|select|fill|stroke|translate|` +
        String.raw`rotate|scale|origin|accent|caret|align|object|aspect|columns|appearance|indent|touch|` +
        String.raw`will-change)-`,
    ),
  ],
];

/** Other properties that a group sets too, so that it replaces classes for these. */
const ALSO_SETS: Partial<Record<string, readonly string[]>> = {
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  'line-clamp': ['display', 'overflow'],
  'font-size': ['leading'],
  rounded: ['t', 'b', 'l', 'r', 'tl', 'tr', 'bl', 'br'].map((side) => `rounded-${side}`),
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-b': ['rounded-bl', 'rounded-br'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'border-width': ['x', 'y', 't', 'r', 'b', 'l'].map((side) => `border-width-${side}`),
  'border-width-x': ['border-width-r', 'border-width-l'],
  'border-width-y': ['border-width-t', 'border-width-b'],
  'border-color': ['x', 'y', 't', 'r', 'b', 'l'].map((side) => `border-color-${side}`),
  'border-color-x': ['border-color-r', 'border-color-l'],
  'border-color-y': ['border-color-t', 'border-color-b'],
  ...scrollSides('scroll-m'),
  ...scrollSides('scroll-p'),
  translate: ['translate-x', 'translate-y'],
  scale: ['scale-x', 'scale-y'],
};

function scrollSides(of: string): Record<string, string[]> {
  const sides = (letters: string) => [...letters].map((side) => `${of}${side}`);
  return { [of]: sides('xytrbl'), [`${of}x`]: sides('rl'), [`${of}y`]: sides('tb') };
}

const groupOfWord = new Map(
  Object.entries(WORDS).flatMap(([group, words]) => words.split(' ').map((word) => [word, group] as const)),
);

function groupOf(utility: string): string | null {
  const word = groupOfWord.get(utility);
  if (word) return word;
  for (const [group, pattern] of PATTERNS) {
    const match = pattern.exec(utility);
    if (match) return group.replace('$', match[1] ?? '');
  }
  return null;
}

const kinds = new Map<string, { scope: string; group: string } | null>();

/** `scope` is the prefix before the utility, such as "hover:"; a class replaces only classes with the same scope. */
function kindOf(className: string): { scope: string; group: string } | null {
  const known = kinds.get(className);
  if (known !== undefined) return known;
  const at = className.replace(/\[[^\]]*\]/g, (inner) => '_'.repeat(inner.length)).lastIndexOf(':') + 1;
  const utility = className.slice(at);
  const bare = utility.replace(/^!|!$/g, '').replace(/^-/, '');
  const group = groupOf(bare);
  const kind = group ? { scope: `${className.slice(0, at)}${utility.includes('!') ? '!' : ''}`, group } : null;
  kinds.set(className, kind);
  return kind;
}

/** Of several classes that set the same property, keeps the last. */
export function mergeClasses(classes: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const className of classes.split(/\s+/).reverse()) {
    const kind = className ? kindOf(className) : null;
    if (kind) {
      const { scope, group } = kind;
      if (taken.has(scope + group)) continue;
      for (const set of [group, ...(ALSO_SETS[group] ?? [])]) taken.add(scope + set);
    }
    if (className) kept.push(className);
  }
  return kept.reverse().join(' ');
}
