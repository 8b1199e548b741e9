import { readFileSync } from 'node:fs';
import { extractCached } from '@/bench/read-cached';
import { pdfOf, splitOf } from '@/bench/reading/cases';
import { markStructure } from '@/lib/pdf/structure';
import { readFilingText } from '@/lib/facts/reading/filing-text';
import { titledSurnames } from '@/lib/facts/reading/names';
import { nomineeSightings, agreeOnNominees } from '@/lib/facts/nominee-sightings';
import { readFacts } from '@/lib/facts/read-facts';
const want = process.argv[2] ?? '';
const files = new Set(readFileSync('../shared/data/filings/facts.jsonl','utf8').split('\n').filter(Boolean).map((l)=>JSON.parse(l).file as string));
for (const file of files) {
  if (splitOf(file) !== 'train' || !file.startsWith(want)) continue;
  const marked = markStructure((await extractCached(pdfOf('../shared/data', file), '/work/cache')).pages);
  const f = readFilingText(marked.pages, marked.sections);
  if (process.argv[3] === 'n') { for (const s of nomineeSightings(f)) if (s.names.length > 4 || s.kind === 'ballot' || s.kind==='profile') console.log(s.kind, s.span.page, s.names.length, s.names.join(' | ')); }
  else for (const fact of readFacts({ pages: marked.pages, sections: marked.sections })) if (fact.key.startsWith(process.argv[3] ?? '')) console.log(file.slice(0,8), fact.key, JSON.stringify(fact.value).slice(0,300), fact.period, fact.confidence, 'p'+fact.page, '«'+fact.quote.replace(/\s+/g,' ').slice(0,220)+'»');
}
