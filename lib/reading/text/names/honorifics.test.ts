import { describe, expect, it } from 'vitest';
import { withoutHonorifics } from './honorifics';

describe('honorifics', () => {
  it.each([
    ['Mr. John Doe', 'John Doe'],
    ['Prof. Dr. Anke Doe', 'Anke Doe'],
    ['Rear Admiral Jane B. Doe (Ret.)', 'Jane B. Doe'],
    ['Brig. Gen. (Ret.) John Doe', 'John Doe'],
    ['General John Doe, (Retired)', 'John Doe'],
    ['The Honorable Jane Doe', 'Jane Doe'],
    ['The Hon. Jane Doe', 'Jane Doe'],
    ['Lt. General Jane Doe', 'Jane Doe'],
  ])('%s is called %s', (printed, name) => expect(withoutHonorifics(printed)).toBe(name));

  it.each(['Drew Doe', 'Gene Doe', 'Sen Wu', 'Hon Kwok', 'Col Needham', 'Lordes Doe'])('%s is a name', (name) =>
    expect(withoutHonorifics(name)).toBe(name),
  );
});
