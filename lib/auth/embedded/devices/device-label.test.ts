import { describe, expect, it } from 'vitest';
import { deviceLabel, networkOf } from './device-label';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

describe('the name of a device', () => {
  it.each([
    [`${CHROME} Safari/537.36`, 'Chrome on Windows'],
    [SAFARI, 'Safari on macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['node', 'node'],
    ['our-script/1.2 (ops@example.test)', 'our-script'],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%s is %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['2001:db8:a:b::/64', '2001:db8:a'],
    [null, ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
