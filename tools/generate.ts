import { dirname } from 'node:path';
import { generators } from './generated/generators.ts';
import { writeFiles } from './generated/stale-files.ts';

for (const generator of generators) {
  await writeFiles(dirname(import.meta.dirname), generator);
  console.log(`${generator.name}: ${generator.files.join(', ')}`);
}
