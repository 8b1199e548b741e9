import { describe, expect, it } from 'vitest';
import { zipOf } from '@/tests/support/hostile/archives';
import { ArchiveTooLarge, unpackWithin } from './unpack-within';

const limits = { maxBytes: 1_000_000, maxEntries: 10 };
const blanks = new Uint8Array(2_000_000);

describe('unpackWithin', () => {
  it('accepts an archive within its limits', async () => {
    const archive = zipOf([
      { name: 'a/', content: '' },
      { name: 'a/b.txt', content: 'words' },
    ]);
    await expect(unpackWithin(archive, limits)).resolves.toBeUndefined();
  });

  it.each([
    ['unpacks to too much', [{ name: 'a', content: blanks }]],
    ['has too many entries', Array.from({ length: 11 }, (_, at) => ({ name: `${at}`, content: '' }))],
  ])('refuses one that %s', async (_what, entries) => {
    await expect(unpackWithin(zipOf(entries), limits)).rejects.toBeInstanceOf(ArchiveTooLarge);
  });

  it.each([
    ['lies about its size', [{ name: 'a', content: blanks, claimed: 10 }]],
    ['climbs out of its folder', [{ name: '../../a', content: 'x' }]],
    ['has an absolute name', [{ name: '/etc/a', content: 'x' }]],
  ])('refuses one that %s', async (_what, entries) => {
    await expect(unpackWithin(zipOf(entries), limits)).rejects.toThrow();
  });
});
