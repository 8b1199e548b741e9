import { readDocument } from '@/bench/corpus';
import { globSync } from 'node:fs';
import path from 'node:path';
import { markStructure } from '@/lib/pdf/structure';
import { extractCached } from '@/bench/read-cached';
import { readStructure } from '@/lib/reading/structure/read-structure';
const [name='', ...pages] = process.argv.slice(2);
const f = ['questions','proxies','filings'].flatMap(d=>globSync(`../shared/data/${d}/${name}*.pdf`))[0]!;
const ex = await extractCached(f, '/work/cache');
const s = markStructure(ex.pages);
const t = performance.now();
const st = readStructure(s.pages, s.sections);
console.log('ms', Math.round(performance.now()-t), 'units', st.units.length, 'rows', st.units.filter(u=>u.row).length);
if (!pages.length) { console.log(st.people.slice(0,40).map(p=>`${p.name} [${p.roles}] ${p.mentions}`).join('\n')); console.log(st.terms.map(t=>`${t.term}=${t.meaning}`).join('; ')); }
for (const u of st.units) if (pages.includes(String(u.page))) console.log(u.kind, '|', u.section.slice(-60), '|', u.lead.slice(0,50), '|', u.row ? `${u.row.groups.join(' / ')} // ${u.row.label} // ${u.row.year} // ${u.row.cells.map(c=>`${c.head}=${c.text}`).join(' | ')}` : u.text.slice(0,160));
