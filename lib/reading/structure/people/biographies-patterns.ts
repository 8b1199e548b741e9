import type { Alternatives } from '@/lib/format/patterns';

const OF_COMPANY = String.raw`(?: of (?:the (?:Company|Corporation|Bank|Trust)|ours))?`;

/** How a biography says when its person joined this company's board. */
export const BECAME_DIRECTOR: Alternatives = [
  [
    new RegExp(`(?:has been |is |was )?(?:a|our|an independent) (?:director|trustee)${OF_COMPANY}`),
    'has been a director',
  ],
  [/one of our (?:directors|trustees)/, 'one of our directors'],
  [
    /(?:has )?served (?:on (?:the|our) [Bb]oard(?: of (?:Directors|Trustees))?|as (?:a|our) (?:director|trustee))/,
    'has served on our Board',
  ],
  [
    /(?:was |were )?(?:first )?(?:elected|appointed|named) to (?:the|our) [Bb]oard(?: of (?:Directors|Trustees))?/,
    'elected to the board',
  ],
  [/joined (?:the|our) [Bb]oard(?: of (?:Directors|Trustees))?/, 'joined the Board'],
  [new RegExp(`became (?:a|our) (?:director|trustee)${OF_COMPANY}`), 'became a director'],
  [/(?:has been )?a member of (?:the|our) [Bb]oard(?: of (?:Directors|Trustees))?/, 'a member of our board'],
];
