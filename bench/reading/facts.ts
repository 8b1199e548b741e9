import { readFileSync } from 'node:fs';
import { extractCached } from '@/bench/read-cached';
import { pdfOf, splitOf, type Split } from '@/bench/reading/cases';
import { readFacts } from '@/lib/facts/read-facts';
import type { ReadFact } from '@/lib/facts/types';
import { markStructure } from '@/lib/pdf/structure';

type Label = { file: string; key: string; value: unknown; answerable: boolean; pages: number[]; note: string };
type Verdict = 'right' | 'wrong' | 'abstained' | 'invented' | 'silent';

/** Facts below this are not stated to anybody. */
const STATED = 0.5;

const flat = (value: unknown) => String(value).normalize('NFKD').replace(/[̀-ͯ]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();
const surname = (name: unknown) => flat(name).replace(/ (?:jr|sr|ii|iii|iv)$/, '').split(' ').at(-1) ?? '';
const near = (a: unknown, b: unknown, share = 0.0001) => typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= Math.max(share * Math.abs(b), 0.051);

type Judge = { key: string; judge: (got: ReadFact['value'], want: unknown) => boolean };
const number = (key: string): Judge => ({ key, judge: (got, want) => near(got, want) });
const text = (key: string): Judge => ({ key, judge: (got, want) => got === want });
const person = (key: string): Judge => ({ key, judge: (got, want) => surname(got) === surname(want) });
const count = (key: string): Judge => ({ key, judge: (got, want) => (Array.isArray(got) ? got.length === want : got === want) });
const isYes = (got: ReadFact['value']) => got === true || /^(?:yes|true|prohibit)/i.test(String(got));

/** Which fact of the reader each label judges, and how. */
const JUDGES: Record<string, Judge> = {
  ceo_pay_ratio: number('ceo_pay_ratio'), median_employee_pay: number('median_employee_pay'), ceo_total_pay: number('ceo_total_pay'),
  auditor: { key: 'auditor', judge: (got, want) => flat(got).split(' ')[0] === flat(want).split(' ')[0] },
  auditor_since: number('auditor_since'), audit_fees: number('audit_fees'), total_auditor_fees: number('total_auditor_fees'), nominee_count: number('nominee_count'),
  nominees: { key: 'nominees', judge: (got, want) => Array.isArray(got) && Array.isArray(want) && got.length === want.length && want.every((name) => got.some((item) => surname(item.name) === surname(name))) },
  meeting_date: text('meeting_date'), record_date: text('record_date'),
  shares_entitled: { key: 'shares_outstanding', judge: (got, want) => { const values = want && typeof want === 'object' ? Object.values(want) : [want]; const sum = values.reduce((total: number, value) => total + Number(value), 0); return values.some((value) => near(got, value)) || near(got, sum); } },
  say_on_pay_support: { key: 'say_on_pay_support', judge: (got, want) => typeof got === 'number' && typeof want === 'number' && Math.abs(got - want) <= 0.5 },
  board_meetings: number('board_meetings'),
  independent_directors: { key: 'independent_directors', judge: (got, want) => String(got) === String(want) },
  board_chair: person('board_chair'),
  chair_is_ceo: { key: 'chair_ceo_separate', judge: (got, want) => got === !want },
  lead_independent_director: person('lead_independent_director'),
  largest_holder: { key: 'largest_holder', judge: (got, want) => { const item = Array.isArray(got) ? got[0] : undefined; const wanted = want as { name?: string; percent?: number }; return item !== undefined && flat(item.holder).split(' ').some((word) => word.length > 2 && flat(wanted.name).includes(word)) && near(Number(item.percent), wanted.percent, 0.002); } },
  women_directors: count('women_directors'), shareholder_proposals: { key: 'shareholder_proposals', judge: (got, want) => Array.isArray(got) && Array.isArray(want) && got.length === want.length },
  proposals_count: count('proposals'), ceo_ownership_multiple: number('ceo_ownership_multiple'), director_ownership_multiple: number('director_ownership_multiple'),
  hedging_prohibited: { key: 'hedging_policy', judge: (got, want) => isYes(got) === want || flat(got).includes('prohibit') === want },
  pledging_prohibited: { key: 'pledging_policy', judge: (got, want) => flat(got).includes('prohibit') === want },
  special_meeting_threshold: { key: 'special_meeting_right', judge: (got, want) => typeof want !== 'number' || String(got).includes(String(want)) },
  classified_board: { key: 'classified_board', judge: (got, want) => got === want }, overboarding_limit: number('overboarding_limit'),
};

const splits = (process.argv[2] ?? 'train').split(',') as Split[];
const labels = readFileSync('../shared/data/filings/facts.jsonl', 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Label).filter((label) => splits.includes(splitOf(label.file)));
const counts = new Map<string, Record<Verdict, number>>();
for (const file of new Set(labels.map((label) => label.file))) {
  const marked = markStructure((await extractCached(pdfOf('../shared/data', file), '/work/cache')).pages);
  const facts = readFacts({ pages: marked.pages, sections: marked.sections });
  for (const label of labels.filter((each) => each.file === file)) {
    const judge = JUDGES[label.key];
    if (!judge) continue;
    const best = facts.find((fact) => fact.key === judge.key && fact.confidence >= STATED);
    const verdict: Verdict = best === undefined ? (label.answerable ? 'abstained' : 'silent') : !label.answerable ? 'invented' : judge.judge(best.value, label.value) ? 'right' : 'wrong';
    const row = counts.get(label.key) ?? { right: 0, wrong: 0, abstained: 0, invented: 0, silent: 0 };
    row[verdict] += 1;
    counts.set(label.key, row);
    if (verdict === 'wrong' || verdict === 'invented') console.log(`${verdict} ${file.slice(0, 16)} ${label.key}: ${JSON.stringify(best?.value).slice(0, 110)} (p${best?.page}, ${best?.confidence}) want ${JSON.stringify(label.value).slice(0, 110)} p${label.pages.slice(0, 4)} ${label.note.slice(0, 100)}`);
    if (verdict === 'abstained' && process.argv.includes('--abstained')) console.log(`abstained ${file.slice(0, 16)} ${label.key}: want ${JSON.stringify(label.value).slice(0, 90)} p${label.pages.slice(0, 4)}`);
  }
}
const total: Record<Verdict, number> = { right: 0, wrong: 0, abstained: 0, invented: 0, silent: 0 };
for (const [key, row] of counts) {
  console.log(key.padEnd(30), JSON.stringify(row));
  for (const verdict of Object.keys(total) as Verdict[]) total[verdict] += row[verdict];
}
console.log('total', total);
