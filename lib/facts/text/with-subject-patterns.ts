import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const REFERRED_TO = plainWords('program, vote, proposal, resolution, firm, policy, plan');

export const REFERS_BACK_WORDS: Alternatives = [
  [/^(?:the firm|it|they|this firm)\b/, 'the firm'],
  [
    new RegExp(
      String.raw`\b(?:our|this|the|such|that) (?:(?:pay|advisory|executive|compensation) )?` +
        String.raw`${oneOf(REFERRED_TO)}s?\b`,
    ),
    'our program',
  ],
];
