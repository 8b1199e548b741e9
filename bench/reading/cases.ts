import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const freeRow = z.object({
  company: z.string(),
  file: z.string(),
  qid: z.string(),
  type: z.string(),
  question: z.string(),
  answerable: z.boolean(),
  answer: z.string().nullable(),
  must: z.array(z.array(z.string())),
  gold_pages: z.array(z.number().int()),
  quote: z.string().nullable().optional(),
  quote_page: z.number().int().nullable().optional(),
});

/** A question in an analyst's own words about one filing. */
export type FreeCase = z.infer<typeof freeRow>;

export type Split = 'train' | 'dev' | 'test';

/** Which filings are for learning, for choosing and for the last word. By filing, never by question. */
const TEST = [
  'Chipotle',
  'Fiserv',
  'Dayforce',
  'DteEnergy',
  'Equinix',
  'LindePlc',
  'Motorola',
  'Progressive',
  'WellsFargo',
];
const DEV = [
  'Doordash',
  'DollarTree',
  'GoldmanSachs',
  'ExtraSpace',
  'Molina',
  'Pfizer',
  'RestaurantBrands',
  'Servicenow',
];

export function splitOf(file: string): Split {
  if (TEST.some((name) => file.startsWith(name))) return 'test';
  return DEV.some((name) => file.startsWith(name)) ? 'dev' : 'train';
}

export function loadFreeCases(files: readonly string[]): FreeCase[] {
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim())
        .map((line, at) => {
          const parsed = freeRow.safeParse(JSON.parse(line));
          if (!parsed.success)
            throw new Error(
              `${file}, line ${at + 1}: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
            );
          return parsed.data;
        }),
    );
}

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, '');
}

/** Share of the groups of which a text holds at least one spelling. */
export function mustShare(must: readonly (readonly string[])[], text: string): number {
  if (must.length === 0) return 0;
  const flat = squeeze(text);
  const holds = (spelling: string) => flat.includes(squeeze(spelling));
  return must.filter((group) => group.some(holds)).length / must.length;
}

export function pdfOf(root: string, file: string): string {
  const found = ['questions', 'proxies', 'filings']
    .map((folder) => path.join(root, folder, file))
    .find((candidate) => existsSync(candidate));
  if (!found) throw new Error(`${file} is not in ${root}.`);
  return found;
}

/** Every file of free questions: the given ones, and our own in bench/labels. */
export function caseFiles(root: string): string[] {
  const own = ['train-a', 'train-b', 'train-e', 'train-p', 'dev', 'test'].map((name) =>
    path.join(import.meta.dirname, '../labels', `${name}.jsonl`),
  );
  return [path.join(root, 'questions/gold.jsonl'), path.join(root, 'filings/questions.jsonl'), ...own];
}
