import { type Alternatives } from '@/lib/format/patterns';

export const INTRODUCES_WORDS: Alternatives = [
  [/\bfollowing(?: (?:matters|purposes?|proposals|items|business|actions)\b|:)/, 'following matters'],
  [/\bitems? of business\b/, 'item of business'],
  [/\b(?:asked|called upon) to\b[^.]{0,60}:/, 'asked to vote on:'],
  [/\bpurposes? of (?:considering|voting|the meeting)\b/, 'purpose of considering'],
  [/\bagenda\b/, 'agenda'],
  [/\bvoting (?:matters|items|proposals|roadmap)\b/, 'voting matters'],
  [/\bboard(?:['’]s)? (?:voting )?recommend/, 'board recommend'],
];
