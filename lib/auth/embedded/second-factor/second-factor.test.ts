import { describe, expect, it } from 'vitest';
import { countCodes, hashOfRecoveryCode } from './second-factor';

const SECRET = 'a secret of more than thirty-two characters';

describe('recovery codes', () => {
  it('are stored as keyed hashes, and a stolen hash is no code', () => {
    const stored = hashOfRecoveryCode('abcde-fghjk', SECRET);
    expect(stored).not.toContain('abcde');
    expect(hashOfRecoveryCode(stored, SECRET)).not.toBe(stored);
    expect(hashOfRecoveryCode('abcde-fghjk', 'another secret')).not.toBe(stored);
  });

  it('may be typed with other case and spaces', () => {
    expect(hashOfRecoveryCode(' ABCDE fghjk ', SECRET)).toBe(hashOfRecoveryCode('abcde-fghjk', SECRET));
  });

  it('are counted', () => {
    expect(countCodes(JSON.stringify(['hmac:a', 'hmac:b']))).toBe(2);
  });
});
