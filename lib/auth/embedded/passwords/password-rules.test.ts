import { describe, expect, it } from 'vitest';
import { leakedPasswords, problemOf, requireGoodPassword } from './password-rules';

const owner = { name: 'Eva Tester', email: 'eva.tester@example.test' };

describe('new passwords', () => {
  it.each([
    ['elevenchars', /at least 12 characters/],
    ['x1'.repeat(65), /at most 128 characters/],
    ['unbelievable', /leaked/],
    ['UnBelievable', /leaked/],
    ['Password2026!', /leaked/],
    ['!!sunshine!!2026', /leaked/],
    ['dragondragondragon', /leaked/],
    ['123456789012', /leaked|repeats/],
    ['aaaaaaaaaaaaaaa', /leaked|repeats/],
    ['ab1!ab1!ab1!', /repeats/],
    ['Eva Tester 2026', /name or email/],
    ['eva.tester@example.test', /name or email/],
    ['EVA.TESTER12345', /name or email/],
    ['Plumbline-2026', /name or email/],
  ])('%s is refused', async (password, sentence) => {
    expect(problemOf(password, owner, await leakedPasswords())).toMatch(sentence);
  });

  it.each(['correct horse battery', 'korrekt Pferd 7 Batterie', '鸢尾花在春天的河边静静地开放着', 'v9#kQ2!mZr7x'])(
    '%s is accepted',
    async (password) => {
      expect(problemOf(password, owner, await leakedPasswords())).toBeNull();
    },
  );

  it('are compared with tens of thousands of leaked ones', async () => {
    expect((await leakedPasswords()).size).toBeGreaterThan(40_000);
    await expect(requireGoodPassword('unbelievable', owner)).rejects.toMatchObject({ code: 'invalid' });
  });
});
