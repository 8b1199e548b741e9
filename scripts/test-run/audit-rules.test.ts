import { describe, expect, it } from 'vitest';
import { findInstallFaults, findLockFaults, type Lock } from './audit-rules';

const fine = {
  version: '1.0.0',
  integrity: `sha512-${'a'.repeat(86)}==`,
  license: 'MIT',
  resolved: 'https://registry.example.test/a/-/a-1.0.0.tgz',
};
const lockOf = (entry: Lock['packages'][string], place = 'node_modules/a'): Lock => ({
  packages: { '': {}, [place]: entry },
});

describe('findLockFaults', () => {
  it.each([
    ['from a registry', fine],
    ['without an address, which is then the registry', { ...fine, resolved: undefined }],
    ['under one free licence of two', { ...fine, license: '(MIT OR GPL-3.0-or-later)' }],
  ])('has nothing against a package %s', (_what, entry) => {
    expect(findLockFaults(lockOf(entry))).toEqual([]);
  });

  it.each([
    ['from git', { ...fine, resolved: 'git+ssh://git@elsewhere.test/a.git#1' }],
    ['from a file', { ...fine, resolved: 'file:../a' }],
    ['over a line without encryption', { ...fine, resolved: 'http://registry.example.test/a/-/a-1.0.0.tgz' }],
    ['without a hash', { ...fine, integrity: undefined }],
    ['with a weak hash', { ...fine, integrity: 'sha1-abc' }],
    ['with a script nobody knows', { ...fine, hasInstallScript: true }],
    ['under the AGPL', { ...fine, license: 'AGPL-3.0' }],
    ['under two licences, one of them the GPL', { ...fine, license: 'MIT AND GPL-3.0' }],
    ['under no licence', { ...fine, license: undefined }],
    ['that is a link', { ...fine, link: true }],
  ])('names a package %s', (_what, entry) => {
    expect(findLockFaults(lockOf(entry))).toHaveLength(1);
  });

  it('names a package inside another by its own name', () => {
    expect(
      findLockFaults(lockOf({ ...fine, hasInstallScript: true }, 'node_modules/tsx/node_modules/esbuild')),
    ).toEqual([]);
  });
});

describe('a package that another brings with it', () => {
  const brought = { version: '2.0.0', license: 'MIT', inBundle: true };
  const within = (bringer: Lock['packages'][string]): Lock => ({
    packages: { 'node_modules/a': bringer, 'node_modules/a/node_modules/b': brought },
  });

  it('needs no hash of its own where the other has one', () => {
    expect(findLockFaults(within(fine))).toEqual([]);
    expect(findLockFaults(within({ ...fine, integrity: undefined }))).toHaveLength(2);
    expect(findLockFaults(lockOf(brought))).toHaveLength(1);
  });
});

describe('findInstallFaults', () => {
  it('allows packages that are locked and not installed here', () => {
    expect(findInstallFaults(lockOf(fine), { packages: {} })).toEqual([]);
  });

  it.each([
    ['another version', lockOf({ ...fine, version: '1.0.1' })],
    ['another content', lockOf({ ...fine, integrity: 'sha512-b' })],
    ['what nobody locked', lockOf(fine, 'node_modules/b')],
  ])('names %s', (_what, installed) => {
    expect(findInstallFaults(lockOf(fine), installed)).toHaveLength(1);
  });
});
