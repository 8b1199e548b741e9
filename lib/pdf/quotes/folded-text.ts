import { alternatives } from '../../format/patterns.ts';
import { UNSEEN_WORDS } from './folded-text-patterns.ts';

/** A text as a person reads it, and for every character of it the place it came from. */
export type FoldedText = { text: string; offsets: number[] };

/** Characters that show nothing: zero-width ones, soft hyphens, direction marks, tags and variation selectors. */
const UNSEEN = new RegExp(alternatives(UNSEEN_WORDS), 'u');
/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [
    ...'аaеeоoрpсcхxуyіiјjѕsһhԁdɡgӏlνvοoρpτtκkαaιiԛqԝwАAВBЕEКKМMНHОOРPСCТTХXУYІIЅSΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, other = '', latin = '']) => [other, latin]),
);

/**
 * Removes invisible characters, replaces lookalike and decorated letters by plain ones, and reduces white space to
 * single spaces.
 */
export function foldText(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let index = 0;
  for (const char of text) {
    const at = index;
    index += char.length;
    if (UNSEEN.test(char)) continue;
    const plain = /\s/.test(char)
      ? ' '
      : char.charCodeAt(0) < 0x80
        ? char
        : (LOOKALIKES[char] ?? char.normalize('NFKC'));
    if (plain === ' ' && (folded === '' || folded.endsWith(' '))) continue;
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(at);
  }
  return { text: folded, offsets };
}
