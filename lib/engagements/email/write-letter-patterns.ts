import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const PLAIN_REQUEST_GENERATE = plainWords('generate, write, draft, create, compose, prepare');

export const PLAIN_REQUEST_MAIL: Alternatives = [[/e-?mail/, 'email'], 'letter', 'draft', 'message'];

export const PLAIN_REQUEST = new RegExp(
  String.raw`^\s*(?:please )?${oneOf(PLAIN_REQUEST_GENERATE)}\b[^.]{0,60}\b${oneOf(PLAIN_REQUEST_MAIL)}` +
    String.raw`\b[^.]{0,80}\.?\s*$`,
  'i',
);
