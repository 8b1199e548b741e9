import { describe, expect, it } from 'vitest';
import { cleanName } from './clean-name.rules';

describe('cleanName', () => {
  it.each([
    'Ada Keller',
    'Varde Pension Fund, Ltd.',
    'J.P. Morgan',
    'St. James’s Place',
    '年金基金',
    'Fund 2030',
    "O'Neill & Søn",
  ])('keeps %s', (name) => {
    expect(cleanName(name, 'somebody')).toBe(name);
  });

  it.each([
    'Your account is locked: https://evil.example/login',
    'evil.example',
    'evil．example',
    'evil。example',
    'www evil',
    'write to a@b.example',
    'a/b',
    'call 0900 12 34 56',
    'Call +1 (900) 555-0100',
    'Pay to 123456',
    '',
    ' \u0000\n ',
  ])('replaces %j as a whole', (name) => {
    expect(cleanName(name, 'somebody')).toBe('somebody');
  });

  it('makes one short line of it', () => {
    expect(cleanName('Ada\r\nBcc: Keller\u202e', 'somebody')).toBe('Ada Bcc: Keller');
    expect([...cleanName('x'.repeat(300), 'somebody')]).toHaveLength(40);
  });
});
