import { describe, expect, it } from 'vitest';
import { editHtml } from './edit-html';

describe('HTML before it is printed', () => {
  it.each([
    ['<img src="a.gif" alt="Logo > all">x', '<img src="a.gif" >x'],
    ["<IMG title='t' SRC=a.gif ALT=Elsewhere>", '<IMG  SRC=a.gif >'],
    ['<a title="kept">x</a>', '<a title="kept">x</a>'],
    ['<!-- <img alt="in a comment"> -->', '<!-- <img alt="in a comment"> -->'],
  ])('drops the alternative text of images alone: %s', (html, printed) => {
    expect(editHtml(html)).toBe(printed);
  });

  it.each([
    ['<font face="Wingdings">&#168;</font>', '<font face="DejaVu Sans">☐</font>'],
    ["<span style='font-family:WINGDINGS'>x o</span>", "<span style='font-family:DejaVu Sans'>☒ ☐</span>"],
    ['<p style="font-family:Wingdings">x<p>next', '<p style="font-family:DejaVu Sans">☒<p>next'],
  ])('prints signs of Wingdings in a font that is there: %s', (html, printed) => {
    expect(editHtml(html)).toBe(printed);
  });

  it.each([
    '<font face="Wingdings 2">x</font>',
    '<font face="Wingdings">Hello</font>',
    '<div style="font-family:Wingdings">x<b>and words</b></div>',
    '<font face="Wingdings"></font>',
    `<font face="Wingdings">${'x'.repeat(41)}</font>`,
    '<font face="Wingdings"',
    'a < b &amp; <<<font face=Wingdings',
  ])('leaves the rest as it is: %s', (html) => {
    expect(editHtml(html)).toBe(html);
  });
});
