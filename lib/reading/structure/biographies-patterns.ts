import type { Alternatives } from '@/lib/format/patterns';

/** How a biography says when its person joined this company's board. */
export const BECAME_DIRECTOR: Alternatives = [
  [/(?:has been |is |was )?(?:a|our|an independent) director(?: of (?:the Company|ours))?/, 'has been a director'],
  [/one of our directors/, 'one of our directors'],
  [/(?:has )?served (?:on (?:the|our) Board(?: of Directors)?|as (?:a|our) director)/, 'has served on our Board'],
  [
    /(?:was |were )?(?:first )?(?:elected|appointed|named) to (?:the|our) Board(?: of Directors)?/,
    'elected to the Board',
  ],
  [/joined (?:the|our) Board(?: of Directors)?/, 'joined the Board'],
  [/became (?:a|our) director(?: of (?:the Company|ours))?/, 'became a director'],
  [/(?:has been )?a member of (?:the|our) Board(?: of Directors)?/, 'a member of our Board'],
];
