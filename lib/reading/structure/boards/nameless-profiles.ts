import { HONORIFIC } from '@/lib/reading/text/names/honorifics';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { oneOf } from '@/lib/format/patterns';
import { placeOf } from '../tables/label-cells';
import type { AddFact } from '../types';
import { LISTED_BOARDS_LABELS } from './listed-boards-patterns';

const LABEL = new RegExp(String.raw`^${oneOf(LISTED_BOARDS_LABELS)}:\s\S`, 'iu');
/** Labels at the end of a profile, of this person or of the one before. */
const OF_PROFILE = /^committees?:\s/i;
const TITLED = new RegExp(String.raw`\b${HONORIFIC}\s(?<surname>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)`, 'gu');
const FEWEST_MENTIONS = 2;

/**
 * Lists after a label on a page without names at the top of profiles: each is of the one person whom the biography
 * before it names with "Mr." or "Ms.", since the label before.
 */
export function fromNamelessProfiles(page: FlatPage, people: ReadonlyMap<string, string>, add: AddFact): void {
  const labels = page.lines.filter(({ text }) => LABEL.test(text) || OF_PROFILE.test(text));
  for (const [at, { text, start, end }] of labels.entries()) {
    if (!LABEL.test(text)) continue;
    const biography = page.text.slice(labels[at - 1]?.end ?? 0, start);
    const mentions = [...biography.matchAll(TITLED)].map(({ groups }) => whoIs(groups?.surname ?? '', people));
    const [name] = mentions;
    if (!name || mentions.length < FEWEST_MENTIONS || mentions.some((other) => other !== name)) continue;
    add(name, { kind: 'other_board', value: text, place: placeOf(page, start, end) });
  }
}

function whoIs(surname: string, people: ReadonlyMap<string, string>): string | undefined {
  const bare = surname.toLowerCase().replace(/['’]s?$/, '');
  const [first = ''] = surname.split(' ');
  return people.get(bare) ?? people.get(first.toLowerCase().replace(/['’]s?$/, ''));
}
