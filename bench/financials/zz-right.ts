import { renderedFiling, xbrlFiles } from '@/bench/financials/rendered';
import { readInlineXbrl } from '@/lib/xbrl/read-inline-xbrl';
import { placerOf, rowAround } from '@/lib/xbrl/place-facts';
import { readTags } from '@/lib/xbrl/read-tags';
const sq = (s: string) =>
  s
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
async function main() {
  for (const f of xbrlFiles()) {
    const r = await renderedFiling(f);
    const doc = readInlineXbrl(r.html);
    const tags = readTags(r.html);
    const bad = tags.facts.filter((x) => x.isNumber && !x.place);
    const place = placerOf(doc.shown, r.pages);
    let n = 0,
      same = 0,
      both = 0;
    const odd: string[] = [];
    let boxes = 0;
    for (const fact of doc.facts)
      for (const p of fact.places) {
        if (typeof fact.value === 'string') continue;
        const at = place(p);
        if (!at) continue;
        n++;
        const page = r.pages.find((x) => x.page === at.page)!;
        const words = sq(page.text.slice(at.charStart, at.charEnd)) === sq(p.printed);
        const left = sq(page.text.slice(Math.max(0, at.charStart - 200), at.charStart)),
          right = sq(page.text.slice(at.charEnd, at.charEnd + 200));
        const l0 = sq(doc.shown.slice(Math.max(0, p.start - 200), p.start)),
          r0 = sq(doc.shown.slice(p.end, p.end + 200));
        const l = l0.slice(-5) === left.slice(-5),
          rr = r0.slice(0, 5) === right.slice(0, 5);
        if (words && (l || rr)) same++;
        else
          odd.push(
            `${fact.concept} "${p.printed}" p${at.page}: html[${doc.shown.slice(Math.max(0, p.start - 60), p.end + 20).replace(/\s+/g, ' ')}] page[${page.text.slice(Math.max(0, at.charStart - 60), at.charEnd + 20).replace(/\s+/g, ' ')}]`,
          );
        if (words && l && rr) both++;
        if (rowAround(page, at).boxes.length > 0) boxes++;
      }
    console.log(
      f,
      n,
      'one side',
      same / n,
      'both',
      both / n,
      'boxes',
      boxes / n,
      'unplaced raw',
      bad.length,
      bad.slice(0, 4).map((x) => x.concept + '=' + x.text),
      'contradicted',
      doc.facts.filter((x) => x.isContradicted).map((x) => `${x.concept}=${x.value} ${x.context.end}`),
    );
    console.log(odd.slice(0, 8).join('\n'));
  }
  process.exit(0);
}
void main();
