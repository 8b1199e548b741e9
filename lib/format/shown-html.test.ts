import { describe, expect, it } from 'vitest';
import { isHidingStyle } from './shown-html';

describe('a style that hides', () => {
  it.each(['display:none', 'color:red; DISPLAY : none', 'visibility:collapse', 'opacity:0.0', 'font-size:0pt'])(
    '%s',
    (style) => expect(isHidingStyle(style)).toBe(true),
  );

  it.each(['display:block', 'opacity:0.5', 'font-size:0.8em', 'x-display:none', '', undefined])('not %s', (style) =>
    expect(isHidingStyle(style)).toBe(false),
  );
});
