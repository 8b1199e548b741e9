import type { Alternatives } from '@/lib/format/patterns';

export const HTML_TAGS: Alternatives = [
  [/!doctype html/, '!doctype html'],
  'html',
  'body',
  'head',
  'div',
  'table',
  'p',
  'font',
  'center',
  'span',
];
