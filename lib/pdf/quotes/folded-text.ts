/** A text as displayed, and for each of its characters the offset in the original. */
export type FoldedText = { text: string; offsets: number[] };

/** Invisible characters: zero-width ones, soft hyphens, direction marks, tags and variation selectors. */
const UNSEEN =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]|[\u{e0000}-\u{e0fff}]/u;
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
