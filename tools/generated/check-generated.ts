import { dirname } from 'node:path';
import { generators } from './generators.ts';
import { staleFiles } from './stale-files.ts';

const root = dirname(dirname(import.meta.dirname));
const stale: string[] = [];
for (const generator of generators) stale.push(...(await staleFiles(root, generator)));

for (const file of stale) console.error(`${file} is stale: npm run generate`);
console.log(
  `${generators.flatMap((generator) => generator.files).length} generated files, ${stale.length} stale`,
);
process.exitCode = stale.length > 0 ? 1 : 0;
