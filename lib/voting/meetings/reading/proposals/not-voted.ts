import { oneOf, type Alternatives } from '@/lib/format/patterns';
import type { FilingText } from '@/lib/reading/text/filing-text';
import type { Proposal } from './proposals-of';
import { opening, type Section } from './sections/sections';

const WITHDRAWN_REACH = 600;
const WITHDRAWN = /\bwithdr(?:awn|ew)\b[^]*\bwill not be (?:presented|voted|considered|submitted|acted)\b/i;

/**
 * Whether the first 600 characters of a proposal's text say that it was withdrawn and is not voted on; false without a
 * text.
 */
export function isWithdrawn(section: Section | undefined): boolean {
  const parts = section ? opening(section, WITHDRAWN_REACH) : [];
  return WITHDRAWN.test(parts.map(({ page, start, end }) => page.text.slice(start, end)).join(' '));
}

const RECEIVES = /\breceive\b.*\b(?:financial statements|accounts)\b/i;
const NO_VOTE_WORDS: Alternatives = [
  [
    /no (?:such )?(?:shareholder )?(?:approval|vote) (?:will be|is) (?:being )?(?:sought|required|taken|put)/,
    'no vote is required',
  ],
  [/not (?:be )?(?:voted (?:up)?on|put to (?:a |the )?vote|subject to (?:a )?(?:shareholder )?vote)/, 'not voted on'],
];
const NO_VOTE_ON_ACCOUNTS = new RegExp(
  String.raw`\b(?:(?:financial|statutory) statements|accounts)\b[^.]{0,120}\b${oneOf(NO_VOTE_WORDS)}\b`,
  'i',
);

/** Whether accounts are only laid before the meeting, as at Irish companies that say that there is no vote on them. */
export function isOnlyReceived({ pages }: FilingText, { title }: Proposal): boolean {
  return RECEIVES.test(title) && pages.some(({ text }) => NO_VOTE_ON_ACCOUNTS.test(text));
}
