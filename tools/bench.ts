import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Bench, Figures } from './benches/bench.ts';
import { coldStart } from './benches/cold-start.ts';
import { docxRate } from './benches/docx-rate.ts';
import { initialJavascript } from './benches/initial-javascript.ts';
import { buildWebIfStale } from './web-build/build-web.ts';

const root = dirname(import.meta.dirname);
const benches: readonly Bench[] = [docxRate, initialJavascript, coldStart];

/** Names after `npm run bench --` choose benches. Figures go to standard output as JSON, everything else beside it. */
const chosen = process.argv.slice(2);
const figures: Record<string, Figures> = {};
if (buildWebIfStale(root, { onBuild: () => console.error('Building the web application …') }) === 'failed') {
  process.exit(1);
}
for (const bench of benches.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  console.error(`${bench.name} …`);
  figures[bench.name] = await bench.measure(root);
}
console.log(JSON.stringify({ machine: describeMachine(), figures }, null, 2));

function describeMachine() {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return {
    node: process.version,
    processors: processors.length,
    model: processors[0]?.model ?? '',
    gigabytes,
  };
}
