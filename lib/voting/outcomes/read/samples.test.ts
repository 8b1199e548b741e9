import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { voteResults } from '@/samples/generate/results';
import { aldermoorVotes } from '@/samples/generate/results/aldermoor';
import { halvorsenVotes } from '@/samples/generate/results/halvorsen';
import { htmlBlocks } from './tables/html-blocks';
import { readOutcomes } from './read-outcomes';

const reports = [...aldermoorVotes, halvorsenVotes];

describe('the sample 8-Ks', () => {
  it.each(voteResults().map((filing, index) => [filing.path, filing, reports[index]] as const))(
    '%s',
    (_path, filing, report) => {
      const committed = readFileSync(path.resolve('samples', filing.path), 'utf8');
      expect(committed).toBe(filing.html);
      const { meetings } = readOutcomes(htmlBlocks(committed).blocks);
      expect(meetings.map(({ date, kind }) => [date, kind])).toEqual([[report?.meetingDate, 'annual']]);
      const lines = meetings[0]?.lines ?? [];
      const printed = (report?.proposals ?? []).flatMap(({ rows }) => rows.map(({ counts }) => counts));
      const read = lines.filter(({ votes }) => votes.one_year === undefined);
      expect(read.map(({ votes }) => [votes.for?.value, votes.against?.value, votes.abstain?.value])).toEqual(printed);
      expect(lines.flatMap(({ unread }) => unread)).toEqual([]);
      expect(lines.filter(({ votes }) => votes.one_year).map(({ votes }) => votes.one_year?.value)).toEqual(
        report?.frequency ? [report.frequency[0]] : [],
      );
    },
  );
});
