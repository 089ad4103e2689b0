import { dirname } from 'node:path';
import { fewestModules } from './floors.ts';
import { readImports } from './read-imports.ts';

const { modules, violations } = await readImports(dirname(dirname(import.meta.dirname)));

for (const { rule, reason, from, to } of violations)
  console.error(`${from}\n  imports ${to}\n  ${rule}: ${reason}`);
console.log(`${modules} modules read, ${violations.length} forbidden imports`);
if (modules < fewestModules)
  console.error(`Fewer than ${fewestModules} modules: the check does not see the code.`);
process.exitCode = violations.length > 0 || modules < fewestModules ? 1 : 0;
