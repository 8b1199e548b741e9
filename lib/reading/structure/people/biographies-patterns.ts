import type { Alternatives } from '@/lib/format/patterns';

const OF_DIRECTORS = String.raw`(?: of (?:[Dd]irectors|[Tt]rustees))?`;
const OF_COMPANY = String.raw`(?: of (?:the (?:Company|Corporation|Bank|Trust)|ours))?`;

/** How a biography says when its person joined this company's board. */
export const BECAME_DIRECTOR: Alternatives = [
  [
    new RegExp(`(?:has been |is |was )?(?:a|our|an independent) (?:director|trustee)${OF_COMPANY}`),
    'has been a director',
  ],
  [/one of our (?:directors|trustees)/, 'one of our directors'],
  [
    new RegExp(
      String.raw`(?:has )?served (?:on (?:the|our) [Bb]oard${OF_DIRECTORS}|as (?:a|our) (?:director|trustee))`,
    ),
    'has served on our Board',
  ],
  [
    new RegExp(
      String.raw`(?:was |were )?(?:first )?(?:elected|appointed|named) to (?:the|our) [Bb]oard${OF_DIRECTORS}`,
    ),
    'elected to the board',
  ],
  [new RegExp(String.raw`joined (?:the|our) [Bb]oard${OF_DIRECTORS}`), 'joined the Board'],
  [new RegExp(`became (?:a|our) (?:director|trustee)${OF_COMPANY}`), 'became a director'],
  [new RegExp(String.raw`(?:has been )?a member of (?:the|our) [Bb]oard${OF_DIRECTORS}`), 'a member of our board'],
];
