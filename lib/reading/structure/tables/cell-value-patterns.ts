import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const THOUSANDS_STATED_WORDS: Alternatives = [
  [/\$?\b(?:in|of)\s(?:U\.?S\.?\s)?\$?\s?(?:dollars\s)?thousands\b/, 'in thousands'],
  [/\(thousands\)/, '(thousands)'],
  [/\$\s?thousands/, '$thousands'],
  [/[($']0{3}'?s?\b/, "'000"],
  [/\bthousands of\b/, 'thousands of'],
];

export const MILLIONS_STATED_WORDS: Alternatives = [
  [/\b(?:in|of)\s(?:U\.?S\.?\s)?\$?\s?(?:dollars\s)?(?:millions?|MM)\b/, 'in million'],
  [/\(millions\)/, '(millions)'],
  [/\$\s?(?:in\s)?(?:millions\b|MM?\b)/, '$millions'],
  [/\bmillions of\b/, 'millions of'],
];

export const THOUSANDS_STATED = new RegExp(alternatives(THOUSANDS_STATED_WORDS), 'i');

export const MILLIONS_STATED = new RegExp(alternatives(MILLIONS_STATED_WORDS), 'i');

export const NOT_SCALED_WORDS: Alternatives = [
  [/\bper share\b/, 'per share'],
  [/\bEPS\b/, 'EPS'],
  [/%/, '%'],
  [/\bpercent/, 'percent'],
  [/\bratio\b/, 'ratio'],
  [/\byears?\b/, 'year'],
  [/\bage\b/, 'age'],
  [/\bmultiple\b/, 'multiple'],
  [/\bprice\b/, 'price'],
];
