import { describe, expect, it } from 'vitest';
import { unpackedBytes } from './read-text';

/** An entry of a zip directory that claims a size. */
function directoryEntry(sizeBytes: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(sizeBytes, 24);
  return entry;
}

describe('what a zip file unpacks to', () => {
  it('is the sum of what its directory claims', () => {
    expect(unpackedBytes(Buffer.concat([Buffer.from('words before'), directoryEntry(3), directoryEntry(2_000_000_000)]))).toBe(2_000_000_003);
    expect(unpackedBytes(Buffer.from('no zip at all'))).toBe(0);
  });
});
