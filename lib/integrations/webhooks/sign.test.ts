import { describe, expect, it } from 'vitest';
import { secretText, signatureOf } from './sign';

describe('signatureOf', () => {
  it('is the signature of the example of Standard Webhooks', () => {
    expect(
      signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        timestamp: 1614265330,
        body: '{"test": 2432232314}',
      }),
    ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('accepts the secrets that the product makes', () => {
    const secret = secretText(Buffer.alloc(32, 7));
    const signed = { id: 'a', timestamp: 1, body: '{}' };
    expect(signatureOf(secret, signed)).not.toBe(signatureOf(secretText(Buffer.alloc(32, 8)), signed));
    expect(signatureOf(secret, signed)).not.toBe(signatureOf(secret, { ...signed, timestamp: 2 }));
  });
});
