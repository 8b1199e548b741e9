import type { Alternatives } from '@/lib/format/patterns';

/** How a biography says when its person joined this company's board. */
export const BECAME_DIRECTOR: Alternatives = [
  [
    /(?:has been |is |was )?(?:a|our|an independent) (?:director|trustee)(?: of (?:the Company|ours))?/,
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
  [/became (?:a|our) (?:director|trustee)(?: of (?:the Company|ours))?/, 'became a director'],
  [/(?:has been )?a member of (?:the|our) [Bb]oard(?: of (?:Directors|Trustees))?/, 'a member of our board'],
];
