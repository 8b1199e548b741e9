import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.rules';

describe('displayName', () => {
  it.each([
    ['ALPHA BETA HOLDINGS CORP', 'Alpha Beta Holdings Corp'],
    ['BANK OF EXAMPLE CORP /DE/', 'Bank of Example Corp /DE/'],
    ['EXAMPLE-SISTER CO', 'Example-Sister Co'],
    ["MERRIDEW'S COMPANIES INC", "Merridew's Companies Inc"],
    ['MCARDLE PARTNERS LP', 'McArdle Partners LP'],
    ["O'HARROW AUTOMOTIVE INC", "O'Harrow Automotive Inc"],
    ['QRST HEALTH CORP', 'QRST Health Corp'],
    ['X&Y INC.', 'X&Y Inc.'],
    ['EXAMPLE.COM, INC.', 'Example.com, Inc.'],
    ['THE EXAMPLE CO OF THE NORTH, LTD.', 'The Example Co of the North, Ltd.'],
    ['EXAMPLE ACQUISITION CORP II', 'Example Acquisition Corp II'],
    ['U.S. EXAMPLE BANCORP', 'U.S. Example Bancorp'],
    ['EXAMPLE PLC', 'Example PLC'],
    ['3D EXAMPLES INC', '3D Examples Inc'],
  ])('%s becomes %s', (filed, shown) => {
    expect(displayName(filed)).toBe(shown);
  });

  it('keeps initials that the company trades under', () => {
    expect(displayName('EXB GROEP NV', 'EXB')).toBe('EXB Groep NV');
    expect(displayName('EXAMPLE CORP', 'EXAMPLE')).toBe('Example Corp');
  });

  it.each(['Example Inc.', 'eXample plc', 'iExample', '', '123', 'X'])('%s stays', (name) => {
    expect(displayName(name)).toBe(name);
  });
});
