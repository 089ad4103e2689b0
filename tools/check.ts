import { dirname } from 'node:path';
import { runSteps, type Step } from './steps/run-steps.ts';

process.chdir(dirname(import.meta.dirname));

/** The native TypeScript; the package `typescript` is the older one that the floors check reads code with. */
const tsc = 'node_modules/typescript-7/bin/tsc';
const typeCheck = (project: string): Step => ({
  name: `types of ${project}`,
  command: ['node', tsc, '-p', project, '--checkers', '1'],
});

/** Alone, because it writes what the others read. */
const generated: Step = { name: 'generated files', command: ['node', 'tools/generated/check-generated.ts'] };

/** The longest first, so that no processor waits for a late one. */
const steps: readonly Step[] = [
  typeCheck('server'),
  typeCheck('web'),
  { name: 'lint with types', command: ['oxlint', '--deny-warnings'] },
  { name: 'floors', command: ['node', 'tools/floors/check-floors.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  ...['core', 'contracts', 'cli', 'tools', 'e2e'].map(typeCheck),
];

const results = [...(await runSteps([generated])), ...(await runSteps(steps))];
const failed = results.filter((result) => !result.passed);
console.log(
  failed.length === 0
    ? `All ${results.length} checks passed.`
    : `Failed: ${failed.map((result) => result.name).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
