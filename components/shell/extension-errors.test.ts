import { describe, expect, it } from 'vitest';
import { isExtensionError } from './extension-errors';

describe('isExtensionError', () => {
  it.each([
    'A listener indicated an asynchronous response by returning true, but the message channel closed before a ' +
      'response was received',
    'The message port closed before a response was received.',
    'Extension context invalidated.',
    'Could not establish connection. Receiving end does not exist.',
  ])('ignores: %s', (message) => {
    expect(isExtensionError(new Error(message))).toBe(true);
  });

  it('keeps errors of the application', () => {
    expect(isExtensionError(new Error('Cannot read properties of undefined'))).toBe(false);
    expect(isExtensionError(undefined)).toBe(false);
  });
});
