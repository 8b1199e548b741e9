import { renderedFiling, xbrlFiles } from '@/bench/financials/rendered';
async function main() {
  for (const f of xbrlFiles()) {
    const r = await renderedFiling(f);
    console.log(f, r.pages.length, Math.round(r.millis));
  }
  process.exit(0);
}
void main();
