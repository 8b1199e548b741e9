import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlBlocks } from './tables/html-blocks';
import { readOutcomes } from './read-outcomes';
import { VOTE_KINDS } from './types';

type Expected = {
  meetings: {
    date: string;
    type: 'annual' | 'special';
    lines: { number: string | null; text: string; class?: string; votes: Record<string, number> }[];
    frequency?: string;
  }[];
  /** What a sentence beneath the table states of each of its lines. */
  optional?: Record<string, number>;
};

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');
const names = ['dev', 'held'].flatMap((folder) =>
  readdirSync(path.join(FIXTURES, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${folder}/${file.replace('.html', '')}`),
);

describe('the votes of an invented 8-K', () => {
  it.each(names)('%s', (name) => {
    const expected = JSON.parse(readFileSync(path.join(FIXTURES, `${name}.json`), 'utf8')) as Expected;
    const { blocks } = htmlBlocks(readFileSync(path.join(FIXTURES, `${name}.html`), 'utf8'));
    const { meetings } = readOutcomes(blocks);
    const read = meetings.map(({ date, kind, lines, frequency }) => ({
      date,
      type: kind,
      ...(frequency ? { frequency: frequency.value } : {}),
      lines: lines.map((line) => ({
        number: line.number,
        text: `${line.nominee ?? ''} ${line.title}`.toLowerCase(),
        ...(line.shareClass ? { class: line.shareClass } : {}),
        votes: Object.fromEntries(
          VOTE_KINDS.flatMap((kind) => (line.votes[kind] ? [[kind, line.votes[kind].value]] : [])),
        ),
      })),
    }));
    const wanted = expected.meetings.map(({ lines, ...meeting }) => ({
      ...meeting,
      lines: lines.map(({ votes, text, ...line }) => {
        const { for_, ...rest } = votes;
        return {
          ...line,
          text: expect.stringContaining(text.toLowerCase()) as string,
          votes: { ...(for_ === undefined ? {} : { for: for_ }), ...rest, ...expected.optional },
        };
      }),
    }));
    expect(read).toEqual(wanted);
  });
});
