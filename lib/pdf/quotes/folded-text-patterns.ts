import type { Alternatives } from '../../format/patterns.ts';

export const UNSEEN_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f` +
        String.raw`\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]`,
    ),
    '\u00ad',
  ],
  [/[\u{e0000}-\u{e0fff}]/u, '\u{e0000}'],
];
