import { describe, expect, it } from 'vitest';
import { flagsOfQueries, removedLines, mergeQueryFlags, replaceFlags, withoutFlags } from './merge-flags.rules';
import { flagLines } from './flag-lines.rules';

const typed = (text: string) => ({ flagConfiguration: text, linesFromQueries: [] });

describe('flag configuration', () => {
  it('counts identical lines once, whatever their case, spacing or final full stop', () => {
    expect(flagLines('A  b\n\n a b.\r\nC')).toEqual(['A b', 'C']);
    expect(flagsOfQueries([{ flags: ['One', 'Two'] }, { flags: ['two'] }])).toEqual(['One', 'Two']);
  });

  it('adds the flags of queries after what was typed', () => {
    expect(mergeQueryFlags(typed('Typed'), [], ['From a query'])).toEqual({
      flagConfiguration: 'Typed\nFrom a query',
      linesFromQueries: ['From a query'],
    });
  });

  it('removes a flag when its query loses it, unless it was typed', () => {
    const merged = mergeQueryFlags(typed('Typed'), [], ['Typed', 'Brought']);
    expect(mergeQueryFlags(merged, ['Typed', 'Brought'], [])).toEqual({
      flagConfiguration: 'Typed',
      linesFromQueries: [],
    });
  });

  it('does not bring back a query flag that a person deleted from the text', () => {
    const merged = mergeQueryFlags(typed('Typed'), [], ['Brought']);
    const edited = replaceFlags(merged, 'Typed');
    expect(mergeQueryFlags(edited, ['Brought'], ['Brought', 'New']).flagConfiguration).toBe('Typed\nNew');
  });

  it('takes flags that left the configuration out of the queries, and touches no others', () => {
    const gone = removedLines('Typed\nBrought.', 'typed');
    expect(gone).toEqual(['Brought.']);
    const untouched = { id: 'b', flags: ['Other'] };
    const left = withoutFlags([{ id: 'a', flags: ['brought', 'Kept'] }, untouched], gone);
    expect(left).toEqual([{ id: 'a', flags: ['Kept'] }, untouched]);
    expect(left[1]).toBe(untouched);
    expect(withoutFlags(left, gone)).toBe(left);
  });
});
