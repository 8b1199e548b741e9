import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

describe('clientAddress', () => {
  it('is that of the socket, whatever the client claims', () => {
    expect(clientAddress('::ffff:203.0.113.7', '1.2.3.4', 0)).toBe('203.0.113.7');
  });

  it('is the entry of the trusted proxy, not an earlier one', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(clientAddress('10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.9', 2)).toBe('203.0.113.7');
  });

  it('is that of the socket when the proxy wrote no address', () => {
    expect(clientAddress('10.0.0.1', 'somebody', 1)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });

  it('is the network of an IPv6 address, because a household has many addresses', () => {
    expect(clientAddress('2001:db8:0:1:aaaa:bbbb:cccc:dddd', undefined, 0)).toBe('2001:db8:0:1::/64');
    expect(clientAddress('2001:DB8::1', undefined, 0)).toBe('2001:db8:0:0::/64');
    expect(clientAddress('10.0.0.1', '[2001:db8::1]:443', 1)).toBe('2001:db8:0:0::/64');
  });
});
