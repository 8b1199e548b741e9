import { readDocument } from '@/bench/corpus';
import { globSync } from 'node:fs';
import path from 'node:path';
const [name='', ...pages] = process.argv.slice(2);
const f = ['questions','proxies','filings'].flatMap(d=>globSync(`../shared/data/${d}/${name}*.pdf`))[0]!;
const d = await readDocument(path.dirname(f), {file:path.basename(f), company:'', formType:'DEF 14A', fiscalYear:null}, {cacheFolder:'/work/cache', withVectors:false});
for (const p of pages) for (const l of d.pages[Number(p)-1]!.lines) console.log(`${(l.role+(l.tableId??'')+(l.isTableHeader?'H':'')).padEnd(10)} x${Math.round(l.x)} y${Math.round(l.y)} h${Math.round(l.height)} ${l.isBold?'B':' '} | ${l.text}`);
