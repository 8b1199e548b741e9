import { type Alternatives } from '@/lib/format/patterns';

export const LISTS_PURPOSES_WORDS: Alternatives = [
  [/\bfollowing (?:purposes|matters|items|business|proposals|actions)\b/, 'following purposes'],
  [/\bitems? of business\b/, 'item of business'],
  [/\bagenda\b/, 'agenda'],
  [/\b(?:ordinary|special) resolutions?\b/, 'ordinary resolution'],
  [/\b(?:consider|act|vote)\b[^.]{0,40}\b(?:up)?on\b[^.]{0,30}:/, 'consider and vote on:'],
  [/\b(?:you|(?:share|stock)holders|unitholders) (?:will be|are) asked(?: to)?:/, 'you will be asked:'],
];
