import { EXCEPTION_WORDS } from '@/lib/reading/text/exception-patterns';
import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const EXCEPTED_DIRECTORS_OTHER_THAN: Alternatives = [...EXCEPTION_WORDS];

export const EXCEPTED_DIRECTORS_ARE_HAS: Alternatives = [
  [/,\s(?:is|are|has|have|each)\b/, ', is'],
  [/\s(?:is|are|has|have|qualif\w+|meets?)\b/, ' is'],
  [/\.$/, '.'],
  [/$/, ''],
];

export const EXCEPTED_DIRECTORS = new RegExp(
  String.raw`\b(?:all|each|every)\b.*?\b${oneOf(EXCEPTED_DIRECTORS_OTHER_THAN)}\s(.{3,120}?)` +
    oneOf(EXCEPTED_DIRECTORS_ARE_HAS),
  'i',
);
