import { SMALL_NUMBERS } from '@/lib/format/number-words';
import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const DIRECTOR_OF: Alternatives = [
  'director',
  [/member of the boards?(?: of directors)?/, 'member of the board'],
];

export const KINDS_OF_DIRECTOR: Alternatives = ['independent ', 'outside ', [/non-?executive /, 'non-executive ']];

export const BOARDS = String.raw`the boards?(?: of directors)? of`;

export const MOST_BOARDS = 7;

export const COUNTED = SMALL_NUMBERS.slice(1, MOST_BOARDS).join('|');

export const PUBLIC = String.raw`other (?:u\.s\. )?(?:public(?:ly[- ](?:traded|held|listed))?|listed|reporting)`;

export const SOME_BOARDS: Alternatives = [
  [
    new RegExp(String.raw`\b(?:serves?|sits?)\b[^.;]{0,20} on ${BOARDS} (?<boards>${COUNTED}) ${PUBLIC}\b`),
    'serves on the boards of two other public',
  ],
  [
    new RegExp(
      String.raw`\b(?:serves?|sits?)\b[^.;]{0,20} on (?<of>${COUNTED}) ${PUBLIC}` +
        String.raw`(?: company| companies['’])? boards?\b`,
    ),
    'serves on two other public company boards',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|has been)(?: also| currently)? an? ${oneOf(KINDS_OF_DIRECTOR)}?${oneOf(DIRECTOR_OF)} of ` +
        String.raw`(?<director>${COUNTED}) ${PUBLIC} compan`,
    ),
    'is an independent director of two other public compan',
  ],
];
