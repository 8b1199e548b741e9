import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { warnSkipped } from '@/tests/support/skip-banner';
import { htmlBlocks } from './tables/html-blocks';
import { readOutcomes } from './read-outcomes';

const file = path.resolve(process.cwd(), '../shared/data/html/1800flowers-8-k-item-5.07.html');
const isHere = existsSync(file);
if (!isHere) warnSkipped(`the vote results of a real 8-K. ${file} is missing.`);

describe.skipIf(!isHere)('a real 8-K', () => {
  it('has every nominee and proposal with its figures', () => {
    const { meetings } = readOutcomes(htmlBlocks(readFileSync(file, 'utf8')).blocks);
    expect(meetings).toHaveLength(1);
    const [meeting] = meetings;
    expect(meeting).toMatchObject({ date: '2023-12-14', kind: 'annual' });
    expect(meeting?.lines.filter(({ nominee }) => nominee !== null)).toHaveLength(11);
    expect(meeting?.lines.flatMap(({ unread }) => unread)).toEqual([]);
    const line = (number: string) => meeting?.lines.find((one) => one.number === number && one.nominee === null)?.votes;
    expect(line('2')).toMatchObject({ for: { value: 292_485_982 }, broker_non_votes: { value: 0 } });
    expect(line('4')).toMatchObject({ one_year: { value: 13_768_995 }, three_years: { value: 275_268_419 } });
    expect(line('5')?.against?.value).toBe(2_684_422);
  });
});
