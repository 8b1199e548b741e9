import { describe, expect, it } from 'vitest';
import { flagsInText } from './flags-in-text';

const POLICY = `Stewardship voting policy

This policy describes how we look at companies. It was last reviewed in 2025.

Board
- CEO pay ratio exceeds 200:1
- Any director on more than 4 boards
1. Board independence below
   75 percent
2) Classified board

We vote against the compensation committee chair where say-on-pay support is below 70%. Our offices are in Leeds.
Fewer than 30% women on the board
- CEO pay ratio exceeds 200:1.
What do we do next?
- Our team has 12 people in 3 countries
`;

describe('flags in a policy text', () => {
  it('are its list items and threshold sentences, each once', () => {
    expect(flagsInText(POLICY)).toEqual([
      'CEO pay ratio exceeds 200:1',
      'Any director on more than 4 boards',
      'Board independence below 75 percent',
      'Classified board',
      'We vote against the compensation committee chair where say-on-pay support is below 70%',
      'Fewer than 30% women on the board',
    ]);
  });

  it('are none in a text about something else', () => {
    expect(
      flagsInText('Dear all,\n\nlunch is at 12:30 today. Bring more than 2 plates.\n- apples\n- 30% off pears'),
    ).toEqual([]);
  });
});
