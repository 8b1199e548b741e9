import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { flattenPage } from './flat-page';
import { wrappedName } from './wrapped-names';

const KNOWN = new Set(['doe', 'osei-grant']);

it.each([
  ['Jane B.   62\nDoe   Retired', 'Jane B. Doe'],
  ['Jane B.\nDoe, 62', 'Jane B. Doe'],
  ['Theodora Osei-   69\nGrant   Utilities', 'Theodora Osei-Grant'],
  ['Jane B.   62\nRoe   Retired', undefined],
  ['Chair and\nDoe, 62', undefined],
  ['Jane B. Doe   62\nMark Poe   61', undefined],
])('joins the lines of a name: %s', (text, name) =>
  expect(wrappedName(flattenPage(pageOf(text, 1)), 0, KNOWN)).toBe(name),
);
