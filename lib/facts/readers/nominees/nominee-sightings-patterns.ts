import type { Alternatives } from '@/lib/format/patterns';

export const OF_PROFILE_WORDS: Alternatives = [
  [/\b(?:director|trustee) since\b/, 'director since'],
  [/\bage\b:?\s?\d{2}/, 'age: 22'],
  [/\bjoined (?:the |our )?board\b/, 'joined board'],
  [/\btenure\b/, 'tenure'],
  [/\bcommittees?:/, 'committee:'],
  [/\b(?:board|other) (?:committees|directorships)\b/, 'board committees'],
];
