import { expect, it } from 'vitest';
import { wordsOfPage } from './measure-evidence';

it('reads the words of a page from what Poppler writes, entities as their characters', () => {
  const html = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body><doc>
  <page width="612.000000" height="792.000000">
    <word xMin="100.000000" yMin="92.000000" xMax="120.000000" yMax="100.000000">Roe&apos;s</word>
    <word xMin="130.000000" yMin="92.000000" xMax="134.000000" yMax="100.000000">&amp;</word>
    <word xMin="140.000000" yMin="192.000000" xMax="150.000000" yMax="200.000000">caf&#233;</word>
  </page></doc></body></html>`;
  expect(wordsOfPage(html)).toEqual([
    { word: 'roes', x: 110, y: 696 },
    { word: 'café', x: 145, y: 596 },
  ]);
});
