import { literally } from '@/lib/format/patterns';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Companies (and people of theirs) whose filings are used for training and measuring. Rules must not name them. */
const COMPANIES = [
  'AbbVie',
  'Airbnb',
  'Alnylam',
  'Amazon',
  'Aon plc',
  'Apollo Global',
  'Apple Inc',
  'Broadcom',
  'Capital One',
  'Carrier Global',
  'Celanese',
  'Charter Communications',
  'Chipotle',
  'ConocoPhillips',
  'Constellation Brands',
  'Costco',
  'Dayforce',
  'Dollar General',
  'Dollar Tree',
  'DoorDash',
  'DTE Energy',
  'EOG Resources',
  'Equinix',
  'Extra Space',
  'FedEx',
  'Fiserv',
  'Goldman',
  'Ingersoll',
  'JPMorgan',
  'Linde',
  'Molina',
  'Motorola',
  'Nestl\u00e9',
  'Pfizer',
  'Philip Morris',
  'Procter',
  'Restaurant Brands',
  'ServiceNow',
  'Shopify',
  'Wells Fargo',
];
const PEOPLE = [
  'Jelinek',
  'Wilderotter',
  'Chesky',
  'Chenault',
  'Yacob',
  'Foulkes',
  'Raikes',
  'Ahuja',
  'Jassy',
  'Bezos',
  'Dimon',
  'Moeller',
  'Gorelick',
];
/** Names that only benchmark data contains. */
const BENCHMARKS = ['FinanceBench', 'facts.jsonl', 'questions.jsonl', 'gold.jsonl'];

const FOLDERS = ['lib/facts', 'lib/ai', 'lib/answers', 'lib/reading', 'lib/retrieval', 'lib/reports/flags'];

function rulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(path.sep).includes('testing'))
    .map((file) => path.join(folder, file));
}

describe('rules', () => {
  it.each([...COMPANIES, ...PEOPLE, ...BENCHMARKS])('do not name %s', (word) => {
    const pattern = new RegExp(`(?<![A-Za-z])${literally(word)}(?![a-z])`, 'i');
    const naming = FOLDERS.flatMap(rulesIn).filter((file) => pattern.test(readFileSync(file, 'utf8')));
    expect(naming).toEqual([]);
  });
});
