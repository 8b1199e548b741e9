import { renderedFiling, xbrlFiles } from '@/bench/financials/rendered';
import { readInlineXbrl } from '@/lib/xbrl/read-inline-xbrl';
import { placerOf } from '@/lib/xbrl/place-facts';
async function main() {
  for (const f of xbrlFiles().slice(0, Number(process.argv[2] ?? 10))) {
    const r = await renderedFiling(f);
    const t0 = performance.now();
    const doc = readInlineXbrl(r.html);
    const t1 = performance.now();
    const place = placerOf(doc.shown, r.pages);
    let n = 0,
      ok = 0,
      num = 0;
    const missed: string[] = [];
    for (const fact of doc.facts) {
      if (typeof fact.value !== 'string') num += fact.places.length;
      for (const p of fact.places) {
        if (typeof fact.value === 'string') continue;
        n++;
        if (place(p)) ok++;
        else
          missed.push(
            `${fact.concept} "${p.printed}" ~ ${doc.shown.slice(Math.max(0, p.start - 60), p.end + 30).replace(/\s+/g, ' ')}`,
          );
      }
    }
    const t2 = performance.now();
    const textTags = doc.facts.filter((x) => typeof x.value === 'string').reduce((s, x) => s + x.places.length, 0);
    const raw = [...r.html.matchAll(/<ix:nonfraction/gi)].length;
    console.log(
      f,
      'parse',
      Math.round(t1 - t0),
      'place',
      Math.round(t2 - t1),
      'facts',
      doc.facts.length,
      'numeric places',
      num,
      'raw',
      raw,
      'text',
      textTags,
      'contra',
      doc.facts.filter((x) => x.isContradicted).length,
      'placed',
      ok / n,
    );
    console.log(missed.slice(0, 6).join('\n'));
  }
  process.exit(0);
}
void main();
