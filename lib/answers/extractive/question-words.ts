/** Words without a subject of their own in a question about a filing. */
const IDLE = new Set(
  (
    'a an the this that these those of in on at to for from by with as is are was were be been being do does did ' +
    'has have had can could may might must shall should will would ' +
    'what which who whom whose when where why how many much often long and or not no any all each every its it ' +
    'their there they them our we us you your i me my his her he she ' +
    'about into over under per than then so if whether during within between among out up down off also only just ' +
    'most more less least very company companys corporation filing ' +
    'document proxy statement report state states stated tell please give list name describe identify know like ' +
    'show find explain according based year fiscal recent latest last current ' +
    'previous prior used use using made make set sets amount number total percentage percent provide provided ' +
    "disclose disclosed say said get got gets receive receives received mention mentions mentioned did per it's " +
    "what's company's"
  ).split(' '),
);

/** The subject words of a question, in order, without repeats. */
export function contentWords(question: string): string[] {
  const words = question
    .replace(/[\u2018\u2019]/g, "'")
    .split(/[^A-Za-z0-9'&.]+/)
    .map((word) => word.replace(/'s$|s'$|[.']+$/g, (end) => (end === "s'" ? 's' : '')))
    .filter((word) => word.length > 1 && !IDLE.has(word.toLowerCase()));
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

/** A rough stem: its beginning is enough to match "oversees" with "oversight". */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  if (/^\d/.test(lower)) return lower;
  const cut = lower.replace(
    /(?:ations?|itions?|ments?|ings?|ities|ity|ies|ied|ers?|ors?|ives?|ally|ly|ed|es|s|e|y)$/,
    '',
  );
  return cut.length >= 3 ? cut : lower;
}
