import { describe, expect, it } from 'vitest';
import { checkedTarget, isPublicAddress, parseWebhookUrl, requireSafeAddress } from './safe-address';

const strict = { arePrivateAllowed: false };
const lax = { arePrivateAllowed: true };
const answers =
  (...addresses: string[]) =>
  async () =>
    addresses;

describe('isPublicAddress', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700::6810:84e5', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    'nonsense',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('parseWebhookUrl', () => {
  it.each([
    'hooks.example.test',
    'ftp://hooks.example.test/',
    'http://hooks.example.test/',
    'https://me:secret@hooks.example.test/',
    'https://hooks.example.test/#a',
    'javascript:alert(1)',
  ])('refuses %s', (text) => {
    expect(() => parseWebhookUrl(text, strict)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });

  it('takes https, and http only where the operator allows the own network', () => {
    expect(parseWebhookUrl('https://hooks.example.test/a?b=c', strict).href).toBe('https://hooks.example.test/a?b=c');
    expect(parseWebhookUrl('http://127.0.0.1:9/', lax).port).toBe('9');
  });
});

describe('checkedTarget', () => {
  const url = new URL('https://hooks.example.test/');

  it('pins the address that it checked', async () => {
    expect(await checkedTarget(url, strict, answers('8.8.8.8', '2606:4700::1'))).toEqual({
      url,
      address: '8.8.8.8',
      family: 4,
    });
  });

  it.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:10.0.0.1']])(
    'refuses a name of %s',
    async (...addresses) => {
      await expect(checkedTarget(url, strict, answers(...addresses))).rejects.toMatchObject({ code: 'invalid' });
      await expect(requireSafeAddress(url, strict, answers(...addresses))).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  // Every way to write an address that the URL standard reads as one.
  it.each([
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
  ])('refuses %s', async (text) => {
    const written = parseWebhookUrl(text, strict);
    await expect(checkedTarget(written, strict, answers('8.8.8.8'))).rejects.toMatchObject({ code: 'invalid' });
  });

  it('keeps plain http inside the own network', async () => {
    const plain = new URL('http://hooks.example.test/');
    await expect(checkedTarget(plain, lax, answers('8.8.8.8'))).rejects.toMatchObject({ code: 'invalid' });
    expect((await checkedTarget(plain, lax, answers('10.0.0.1'))).address).toBe('10.0.0.1');
  });

  it('says when a name is not found; at registration that is no reason to refuse', async () => {
    const nothing = async () => Promise.reject(new Error('ENOTFOUND'));
    await expect(checkedTarget(url, strict, nothing)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(requireSafeAddress(url, strict, nothing)).resolves.toBeUndefined();
  });
});
