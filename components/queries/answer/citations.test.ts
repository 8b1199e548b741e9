import { describe, expect, it } from 'vitest';
import { parseAnswer, withoutMarkers } from './citations';

describe('parseAnswer', () => {
  it('ties every marker to the sentence before it and glues it to the last word', () => {
    expect(parseAnswer('The ratio was 214 to 1. [1] The median was $102,085. [2]', 2)).toEqual([
      {
        isItem: false,
        claims: [
          { lead: '', body: 'The ratio was 214 to ', lastWord: '1.', sources: [1] },
          { lead: '', body: ' The median was ', lastWord: '$102,085.', sources: [2] },
        ],
      },
    ]);
  });

  it('cites the last sentence alone', () => {
    expect(parseAnswer('It is complex. The auditor is KPMG [3].', 3)[0]?.claims).toEqual([
      { lead: 'It is complex. ', body: 'The auditor is ', lastWord: 'KPMG.', sources: [3] },
    ]);
  });

  it('takes a full stop behind a marker to the sentence it ends', () => {
    expect(parseAnswer('The ratio was 214 to 1 [1]. Elsewhere it is 128:1 [2].', 2)[0]?.claims).toEqual([
      { lead: '', body: 'The ratio was 214 to ', lastWord: '1.', sources: [1] },
      { lead: '', body: ' Elsewhere it is ', lastWord: '128:1.', sources: [2] },
    ]);
  });

  it('reads adjacent markers, each of them once', () => {
    expect(parseAnswer('Fees rose. [1][2] [2, 3]', 3)[0]?.claims[0]?.sources).toEqual([1, 2, 3]);
  });

  it('shows no marker without a source', () => {
    expect(parseAnswer('Fees rose. [7]', 2)[0]?.claims).toEqual([
      { lead: 'Fees rose.', body: '', lastWord: '', sources: [] },
    ]);
  });

  it('keeps paragraphs and list items apart', () => {
    expect(
      parseAnswer('Two nominees:\n- Ada Lovelace [1]\n2. Grace Hopper [2]\n\nBoth stand.', 2).map(
        ({ isItem }) => isItem,
      ),
    ).toEqual([false, true, true, false]);
  });

  it('leaves brackets alone that are not markers', () => {
    expect(parseAnswer('It “[is] not” so [sic].', 3)[0]?.claims[0]?.lead).toBe('It “[is] not” so [sic].');
  });
});

describe('withoutMarkers', () => {
  it('leaves the words, even where a marker is still being written', () => {
    expect(withoutMarkers('The ratio was 214 to 1. [1] It rose. [2')).toBe('The ratio was 214 to 1. It rose.');
  });
});
