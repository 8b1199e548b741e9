import { extractCached } from '@/bench/read-cached';
for (const f of process.argv.slice(2)) { await extractCached(f, '/work/cache'); console.log(f); }
