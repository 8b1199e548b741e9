/** Sentences that say how to answer, not what is asked. */
const INSTRUCTION =
  /\b(?:answer|round|rounded|respond|response|judg\w+|perspective|standpoint|assum\w+|utiliz\w+|pretend|role|resources?|rely\w*|referenc\w+|explain why|state that|report your|express|give a)\b|^(?:you are|please (?:base|use|provide|state)|if .*\bnot\b|use |here'?s the question|we (?:need|want) to|note that)/i;
/** Where the numbers are to be taken from. */
const PLACE =
  /\b(?:statements?|balance sheets?|information|details?|line items?|p&l|income statement|filing|report|10-?k|data|judg\w+|financials|question)\b/i;
const ASKS = /^\s*(?:what|how|is|are|was|were|did|does|do|has|have|by how|calculate|compute|give|tell|state|which)\b/i;

/** How the answer is to be given, from anywhere in the question. */
export type Wish = { scale: number | null; decimals: number | null };

const COUNTS: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const PLACES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

export function wishOf(question: string): Wish {
  const scale = /\b(thousand|million|billion)s?\b/i.exec(question)?.[1]?.toLowerCase();
  const places = /\b(one|two|three|four|\d)\s+decimal/i.exec(question)?.[1]?.toLowerCase();
  return {
    scale: COUNTS[scale ?? ''] ?? null,
    decimals:
      places === undefined
        ? /\bwhole (?:number|percent)/i.test(question)
          ? 0
          : null
        : (PLACES[places] ?? Number(places)),
  };
}

/** The question alone: without sentences of instruction, and without clauses that name where to look. */
export function withoutInstructions(question: string): string {
  const sentences = question.split(/(?<=[.?!:])\s+(?=[A-Z(])/);
  const asking = sentences.filter(
    (sentence) => !INSTRUCTION.test(sentence) || (/\?\s*$/.test(sentence) && !/^if\b/i.test(sentence)),
  );
  const kept = asking.length > 0 ? asking : sentences.slice(0, 1);
  return kept.map(withoutClauses).join(' ').trim();
}

function withoutClauses(sentence: string): string {
  let text = sentence
    .replace(/\((?:formerly|previously|f\/?k\/?a|also|now)\b[^)]*\)|\((?:NYSE|NASDAQ|Nasdaq)[^)]*\)/g, ' ')
    .replace(/\((?=[^)]*\b(?:round|units?|decimals?|percents?|in (?:usd|millions?|billions?))\b)[^)]*\)/gi, ' ');
  // "Basing your judgment on the balance sheet, what is …": a clause before the question itself.
  for (const { index } of text.matchAll(/[,:]/g)) {
    const [lead, rest] = [text.slice(0, index), text.slice(index + 1)];
    if (PLACE.test(lead) && ASKS.test(rest) && !ASKS.test(lead)) {
      text = rest.trim();
      break;
    }
  }
  const tail =
    /,?\s+(?:(?:as (?:shown|stated|reported|presented)|based|basing|using|according|relying|from|on|in|within|primarily)\s)+[^,?]*\b(?:statements?(?: of [a-z ]+)?|balance sheets?|p&l|filings?|data|10-?k)\b(?=\s*(?:[?.,]|$|\bbetween\b|\bfor\b|\bin\b|\bat\b|\bas of\b))/i;
  const match = tail.exec(text);
  // A period or a name inside the tail is part of what is asked.
  if (match && !/\b(?:segments?|division)\b/i.test(match[0])) {
    const years = match[0].match(/\b(?:FY\s?)?(?:20)\d\d\b/gi)?.join(' ') ?? '';
    text = text.replace(match[0], ` ${years} `);
  }
  return text.replace(/\bon (?:its|the) balance sheets?\b/gi, ' ');
}
