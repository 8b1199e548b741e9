import { describe, expect, it } from 'vitest';
import { NOT_LOADED, callClerkClient } from './call-clerk-client';

describe("a call of Clerk's browser client", () => {
  it('is refused with a message while the client is not loaded, instead of waiting', async () => {
    let isCalled = false;
    await expect(callClerkClient({ loaded: false }, async () => void (isCalled = true))).rejects.toThrow(NOT_LOADED);
    expect(isCalled).toBe(false);
  });

  it("fails with Clerk's long message, else its short one", async () => {
    const refusal = (errors: unknown[]) => () => Promise.reject(Object.assign(new Error('raw'), { errors }));
    await expect(
      callClerkClient({ loaded: true }, refusal([{ message: 'short', longMessage: 'The long one.' }])),
    ).rejects.toThrow('The long one.');
    await expect(callClerkClient({ loaded: true }, refusal([{ message: 'Short one.' }]))).rejects.toThrow('Short one.');
    await expect(
      callClerkClient({ loaded: true }, () => Promise.reject(new TypeError('fetch failed'))),
    ).rejects.toThrow(NOT_LOADED);
  });
});
