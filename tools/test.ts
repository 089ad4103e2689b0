import { dirname } from 'node:path';
import { missingPrograms } from './programs/offer-programs.ts';
import { addCounts, type TestCounts } from './tests/read-reports.ts';
import { runPlaywright, runVitest } from './tests/run-tests.ts';
import { buildWebIfStale } from './web-build/build-web.ts';

const root = dirname(import.meta.dirname);
process.chdir(root);

/** Parts of file names after `npm test --` choose tests of vitest, and leave out the journeys. */
const filters = process.argv.slice(2);
const runs = [await runVitest(root, filters)];
if (filters.length === 0) runs.push(await runJourneys());
report(addCounts(runs));

async function runJourneys(): Promise<TestCounts> {
  const build = buildWebIfStale(root, { onBuild: () => console.log('\nBuilding the web application …') });
  if (build === 'failed')
    return { passed: 0, failed: ['The web application could not be built'], skipped: [] };
  return runPlaywright(root);
}

function report({ passed, failed, skipped }: TestCounts): void {
  list('Skipped', skipped);
  for (const { name, packages } of missingPrograms()) {
    console.log(
      `${name} is not installed; what needs it is skipped (apt-get install ${packages.join(' ')}).`,
    );
  }
  list('Failed', failed);
  console.log(`\ntransloom: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
}

function list(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(['', `${title}:`, ...names.map((name) => `  ${name}`)].join('\n'));
}
