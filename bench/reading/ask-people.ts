import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BENCH_CONTEXT, ingestFolder } from '@/bench/ingest-folder';
import { startThrowawayDatabase } from '@/bench/throwaway-database';
import { GENERATION } from '@/lib/format/words/name-words';
import { buildMeetings } from '@/lib/voting/build-meetings';
import { answerQuery } from '@/lib/queries/answer-query';

/**
 * Asks real proxy statements who holds an office of the board and what they say of each nominee, and compares the
 * answers with the labels of `bench/voting/labels`.
 *
 * `npx tsx bench/reading/ask-people.ts FOLDER [FILE-PART…]`
 */
type Label = {
  file: string;
  nominee: string | null;
  kind: string;
  committees?: [string, string][];
  is_lead_independent?: boolean | null;
  is_board_chair?: boolean | null;
  is_chief_executive?: boolean | null;
  age?: number | null;
  director_since?: number | null;
  independent?: boolean | null;
};
type Asked = { file: string; question: string; right: RegExp | null };

const [folder = '', ...parts] = process.argv.slice(2);
const labels = readFileSync('bench/voting/labels/lines-and-nominees.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Label)
  .filter(({ file }) => existsSync(path.join(folder, file)))
  .filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));

const BEHIND_NAME = new RegExp(String.raw`,? (?:${GENERATION}|Ph\.? ?D|M\.? ?D)\.?$`, 'i');
const surname = (name: string) => name.replace(BEHIND_NAME, '').split(' ').at(-1) ?? name;
const anyOf = (people: readonly Label[]) =>
  people.length ? new RegExp(people.map(({ nominee }) => surname(nominee ?? '')).join('|'), 'i') : null;

function questionsOf(file: string): Asked[] {
  const people = labels.filter((each) => each.file === file && each.nominee);
  const chairOf = (name: RegExp) =>
    people.filter(({ committees }) => committees?.some(([title, role]) => name.test(title) && role === 'chair'));
  const some = people.filter((_, at) => at % 4 === 1);
  return [
    {
      file,
      question: 'Who is the lead independent director?',
      right: anyOf(people.filter((p) => p.is_lead_independent)),
    },
    { file, question: 'Who chairs the board?', right: anyOf(people.filter((p) => p.is_board_chair)) },
    { file, question: 'Who is the chief executive officer?', right: anyOf(people.filter((p) => p.is_chief_executive)) },
    { file, question: 'Who chairs the audit committee?', right: anyOf(chairOf(/audit/i)) },
    {
      file,
      question: 'Who chairs the compensation committee?',
      right: anyOf(chairOf(/compensation|pay|human|talent/i)),
    },
    {
      file,
      question: 'Who is the chair of the nominating and governance committee?',
      right: anyOf(chairOf(/nominat|governance/i)),
    },
    ...some.flatMap((p): Asked[] => [
      { file, question: `How old is ${p.nominee}?`, right: p.age ? new RegExp(String.raw`\b${p.age}\b`) : null },
      {
        file,
        question: `Since when has ${p.nominee} been a director?`,
        right: p.director_since ? new RegExp(String.raw`\b${p.director_since}\b`) : null,
      },
    ]),
  ];
}

/** `right` is null where the labels name no person, `answer` where the engine abstains. */
function verdictOf(right: RegExp | null, answer: string | null): string {
  if (!right) return answer === null ? 'none, rightly' : 'STATED (no label)';
  if (answer === null) return 'open';
  return right.test(answer) ? 'right' : 'WRONG';
}

const asked = [...new Set(labels.map(({ file }) => file))].flatMap(questionsOf);
const throwaway = await startThrowawayDatabase();
try {
  const cases = asked.map(({ file }) => ({ file, company: file, formType: 'DEF 14A', fiscalYear: null }));
  const files = await ingestFolder(path.resolve(folder), cases, new Map());
  for (const { documentId } of files) await buildMeetings(documentId);
  const idOf = new Map(files.map((file) => [file.file, file.documentId]));
  const counts = new Map<string, number>();
  for (const { file, question, right } of asked) {
    const answer = await answerQuery(BENCH_CONTEXT, {
      query: question,
      document_ids: [idOf.get(file) ?? ''],
      include_confidence: true,
      max_chunks: 10,
    });
    const verdict = verdictOf(right, answer.insufficient_evidence ? null : answer.answer);
    const kind = question.replace(/(?:is|has) [A-Z].*?(\?| been)/, 'is X$1');
    counts.set(`${kind}\t${verdict}`, (counts.get(`${kind}\t${verdict}`) ?? 0) + 1);
    if (process.env.SHOW || /WRONG|STATED/.test(verdict))
      console.log(`${verdict}\t${file}\t${question}\t${right}\t${answer.answer.replace(/\s+/g, ' ').slice(0, 220)}`);
  }
  for (const [key, count] of [...counts].sort()) console.log(`${count}\t${key}`);
} finally {
  await throwaway.stop();
}
process.exit();
